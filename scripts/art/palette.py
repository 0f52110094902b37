"""All colours and proportions of the boards, the pieces and the marks."""

# A piece: light, body, shade; side; grooves; inlay; crown.
PIECES = {
    'black': dict(hi='#4A433D', mid='#231F1C', lo='#0F0D0C', side='#17130F', side_hi='#4B423A', groove_d='#000000', groove_l='#6E645A',
                  edge='#0A0807', inlay=None, crown='#F2C14E', crown_lo='#A8741A', glint=.20),
    'red':   dict(hi='#C4483B', mid='#A32A25', lo='#741416', side='#5E1012', side_hi='#B4473B', groove_d='#3E0708', groove_l='#E58A78',
                  edge='#3A0708', inlay='#F6E6CB', crown='#F8DFA0', crown_lo='#D9A648', glint=.26),
    'white': dict(hi='#FFFDF6', mid='#F8F0E0', lo='#E0D2B8', side='#C4B08D', side_hi='#FBF3E2', groove_d='#9C8560', groove_l='#FFFFFF',
                  edge='#4A3620', inlay=None, crown='#7A5520', crown_lo='#4E3411', glint=.60),
    # Rosewood and boxwood: each wears a ring of the other, and one of the two tones stands out on any dark square.
    'wood_dark':  dict(hi='#6B3524', mid='#32140C', lo='#180804', side='#1C0A05', side_hi='#6A3624', groove_d='#0C0300', groove_l='#B87A58',
                       edge='#0A0301', inlay='#F0D49A', crown='#F5DCA4', crown_lo='#D0A054', glint=.24),
    'wood_light': dict(hi='#FFE9BB', mid='#EFCF93', lo='#CFA25C', side='#A87734', side_hi='#F2D296', groove_d='#8A5A24', groove_l='#FFF3D2',
                       edge='#4A2A0C', inlay='#2A1306', crown='#3E1F0A', crown_lo='#241004', glint=.45),
    # Drawn with a pen: flat, with lines of the other tone.
    'ink_dark':   dict(mid='#10172C', side='#10172C', line='#FAF6EA', edge='#0B1124', inlay=None, crown='#FAF6EA'),
    'ink_light':  dict(mid='#FDFAF1', side='#E4DECC', line='#1B2850', edge='#10172C', inlay=None, crown='#1B2850'),
}

# Proportions in hundredths of a cell.
MAN, MAN_SIDE = 80, 8.5         # width of the disc, height of its side
KING, KING_SIDE = 78, 7.5       # the same for each of a king's two discs
FRAME = 40                      # width of the board's frame

# The lamp above a board in each theme, and the darkness of the board's shadow on the table.
_LAMP = {'light': dict(warm='#FFF4DC', warm_alpha='.13', shade='#3A1800', shade_alpha='.14', shadow_alpha='.42'),
         'dark':  dict(warm='#FFC878', warm_alpha='.12', shade='#140600', shade_alpha='.11', shadow_alpha='.75')}


def _themes(lamp=_LAMP, **boards):
    """`board=(light, dark)`, each with the lamp of its theme unless it has its own, as `board_light` and `board_dark`."""
    return {f'{board}_{theme}': {**values, **{k: v for k, v in lamp[theme].items() if k not in values}} for board, both in boards.items() for theme, values in zip(lamp, both)}


# A board: the names are the placeholders of its template. `seen` (and `sq_*` of checkers) is the visible colour with the
# grain; palettes.json gets the paler colour below the grain. `label` is for the app's letters on the frame.
BOARDS = _themes(
    walnut=(dict(sq_light='#E8CDA0', sq_dark='#A66B3D', wood_light='maple', wood_dark='walnut',
                 frame_h='#71492F', frame_v='#623E26', inlay='#E6C893', label='#F0DDBB'),
            dict(sq_light='#D2A977', sq_dark='#A06A41', wood_light='maple', wood_dark='walnut',
                 frame_h='#48311F', frame_v='#392316', inlay='#B98F58', label='#D9BF95')),
    green=(dict(sq_light='#EADBB0', sq_dark='#4E825D', wood_light='maple', wood_dark='green',
                frame_h='#624430', frame_v='#533521', inlay='#E6C893', label='#F0DDBB'),
           dict(sq_light='#D3C091', sq_dark='#4C815E', wood_light='maple', wood_dark='green',
                frame_h='#402C1E', frame_v='#332216', inlay='#B98F58', label='#D9BF95')),
    ash=(dict(sq_light='#E4DCCB', sq_dark='#637B8C', wood_light='maple', wood_dark='ash',
              frame_h='#4A443F', frame_v='#3F3A36', inlay='#D9CDB2', label='#EDE6D6'),
         dict(sq_light='#C9BFAA', sq_dark='#617A8A', wood_light='maple', wood_dark='ash',
              frame_h='#322E2B', frame_v='#292623', inlay='#A79C84', label='#D0C8B6')),
    night=(dict(sq_light='#CDB28C', sq_dark='#8A6B51', wood_light='walnut', wood_dark='walnut',
                frame_h='#2A1B12', frame_v='#20140D', inlay='#C4944E', label='#D9B57C', warm='#FFB45C', shade_alpha='0'),
           dict(sq_light='#B59A78', sq_dark='#896C54', wood_light='walnut', wood_dark='walnut',
                frame_h='#1C110A', frame_v='#150C07', inlay='#A97E42', label='#C9A266', warm='#FFB45C', shade_alpha='0')),
)

# Go and gomoku, lines on wood; `side` is the front of the board's thickness. `wood` names a file of boards/grain.
GO = _themes(
    kaya=(dict(wood='kaya', seen='#DDB56A', side='#A97C3A', line_colour='#3A2410', label='#3A2410'),
          dict(wood='kaya', seen='#BE9150', side='#7D5A2A', line_colour='#24160A', label='#24160A')),
    bamboo=(dict(wood='bamboo', seen='#E9D5A0', side='#BFA061', line_colour='#4A3818', label='#4A3818'),
            dict(wood='bamboo', seen='#C8AE76', side='#89703E', line_colour='#2A1F0C', label='#2A1F0C')),
    walnut=(dict(wood='walnut', seen='#B07D50', side='#6E4728', line_colour='#2A1608', label='#2A1608'),
            dict(wood='walnut', seen='#A06C42', side='#563720', line_colour='#1A0C04', label='#080301')),
)

# Four: cups in wood. `cup` and `rim` are the dark colours in a cup and on its edge.
FOUR = _themes(
    birch=(dict(wood='birch', seen='#E4CBA0', side='#C7A772', cup='#7A4208', rim='#4A2606', label='#6A4C26'),
           dict(wood='birch', seen='#C9A873', side='#A58450', cup='#5E3206', rim='#381C04', label='#442E12')),
    bamboo=(dict(wood='bamboo', seen='#EBD9A8', side='#C4A768', cup='#6E5210', rim='#443208', label='#5E4A1E'),
            dict(wood='bamboo', seen='#CBB27C', side='#917844', cup='#503A08', rim='#302204', label='#40300E')),
    walnut=(dict(wood='walnut', seen='#B58357', side='#6E4728', cup='#7A4826', rim='#240E02', label='#2A1608'),
            dict(wood='walnut', seen='#AE7A50', side='#563720', cup='#6E4020', rim='#1A0A01', label='#080301')),
)

# Reversi: felt in a dark frame.
REVERSI = _themes(
    green=(dict(wood='felt', seen='#23845A', line_colour='#062016', frame_h='#5E3B25', frame_v='#53331F', label='#F0DDBB'),
           dict(wood='felt', seen='#22805A', line_colour='#03180F', frame_h='#39241C', frame_v='#301D16', label='#D9BF95')),
    blue=(dict(wood='felt', seen='#4778A4', line_colour='#061A30', frame_h='#5E3B25', frame_v='#53331F', label='#F0DDBB'),
          dict(wood='felt', seen='#43739C', line_colour='#031222', frame_h='#39241C', frame_v='#301D16', label='#D9BF95')),
    slate=(dict(wood='felt', seen='#637C87', line_colour='#152329', frame_h='#3F3A38', frame_v='#363130', label='#EDE6D6'),
           dict(wood='felt', seen='#607883', line_colour='#0F1B20', frame_h='#2B2726', frame_v='#22201F', label='#D0C8B6')),
)

# Connect four: a plate with holes before a dark well, on a foot. `lip_dark` and `lip_light` are the edge of a hole.
CONNECT_FOUR = _themes(
    blue=(dict(wood='paint', hi='#3F70C2', seen='#2A57A8', lo='#1F4688', well='#0A1830', well_lo='#12233F', lip_dark='#051022', lip_light='#BFD6FF', foot='#6A4329', label='#FFFFFF'),
          dict(wood='paint', hi='#315EA8', seen='#22498F', lo='#193A74', well='#070F20', well_lo='#0D1A31', lip_dark='#030A18', lip_light='#A9C2F0', foot='#3E2618', label='#EADCC6')),
    teal=(dict(wood='paint', hi='#2F8F84', seen='#1C756B', lo='#125A52', well='#06201E', well_lo='#0C2E2B', lip_dark='#021412', lip_light='#BDEFE4', foot='#6A4329', label='#FFFFFF'),
          dict(wood='paint', hi='#237A70', seen='#16635A', lo='#0E4B44', well='#041614', well_lo='#08221F', lip_dark='#010D0C', lip_light='#A4DACE', foot='#3E2618', label='#EADCC6')),
    graphite=(dict(wood='paint', hi='#676F79', seen='#4F5660', lo='#3C424B', well='#101318', well_lo='#1A1E25', lip_dark='#07090C', lip_light='#DDE3EC', foot='#5A4634', label='#FFFFFF'),
              dict(wood='paint', hi='#535A64', seen='#40464F', lo='#30353D', well='#0A0C10', well_lo='#12151A', lip_dark='#040507', lip_light='#C4CCD8', foot='#33261B', label='#EADCC6')),
)

# ---------------------------------------------------------------- rooms
# A room is one look that the boards of all games share. `wood` names its texture in boards/grain, repeated every `tile`
# board units; `on_frame` is True if it covers the frame too. `inlay` is a line on the frame, dashed by `dash`, and `edge` one
# around the field. `mid` is the ground on which pieces of both colours stand out: the dark squares, and the field of reversi,
# or `lit_mid` there. `field` is the ground of Go and gomoku, and of four unless it has its own `block`. `cups` are the upper and the lower tone of a cup. `relief` is False for a flat room.
_CALM = dict(light=dict(warm='#FFF4DC', warm_alpha='.08', shade='#3A1800', shade_alpha='.06', shadow_alpha='.42'),
             dark=dict(warm='#FFC878', warm_alpha='.07', shade='#140600', shade_alpha='.05', shadow_alpha='.75'))
_LOW = {theme: dict(lamp, warm='#FFB45C', warm_alpha='.13', shade_alpha='0') for theme, lamp in _CALM.items()}
_FLAT = {theme: dict(lamp, warm_alpha='0', shade_alpha='0') for theme, lamp in _CALM.items()}
_ROOM = dict(dash='none', hatch='none', ink='#000000', on_frame=False, relief=True, wide='none', edge_width='2.4')


def _room(both, light, dark, lamp=_CALM):
    return {'light': {**_ROOM, **both, **light, **lamp['light']}, 'dark': {**_ROOM, **both, **light, **dark, **lamp['dark']}}


ROOMS = {
    'linen': _room(
        dict(wood='weave', tile=220, dash='9 7'),
        dict(frame='#F3EBDA', label='#6A573C', inlay='#B49A6E', edge='#A58B62', square='#F0E4CE', mid='#807C5D', mid_line='#F8EEDC', field='#E7D6B8',
             line='#5A4527', cups=('#BCA988', '#E9DEC6'), rim='#8C7552', plate=('#F2E7D2', '#E9DCC3', '#DCCDAF'), plate_label='#3F301A', well=('#241A10', '#33271A'),
             lips=('#8C7551', '#FFFBF0'), ring='#B49A6E', foot='#C7AE84'),
        dict(frame='#CFC3AC', label='#4A3A22', inlay='#8E7750', edge='#7D6842', square='#D3C2A6', mid='#7D795C', mid_line='#F1E6CF', field='#C9B493',
             line='#3A2A12', cups=('#98875F', '#CDBF9F'), rim='#655233', plate=('#D6CAB1', '#C8BA9C', '#B7A783'), well=('#160F08', '#221910'),
             lips=('#67542F', '#F0E6CF'), ring='#8E7750', foot='#8F7850')),
    'night': _room(
        dict(wood='walnut', tile=880, on_frame=True),
        dict(frame='#2A1B12', label='#D9B57C', inlay='#C4944E', edge='#0C0603', mid='#83674F', mid_line='#F3DAA8', field='#83674F', block='#95775A', plate_label='#E3C08A',
             line='#F6DDA8', cups=('#84684F', '#AC8C6A'), rim='#2A120A', plate=('#51301F', '#3C2316', '#2A170E'), well=('#0A0705', '#120C08'),
             lips=('#080402', '#C79A5B'), ring='#A97B3F', foot='#20130B'),
        dict(frame='#1C110A', label='#C9A266', inlay='#A97E42', mid='#81664F', field='#81664F', block='#92755A',
             plate=('#3A2619', '#2B1B11', '#1E120B'), foot='#160D07'), _LOW),
    'slate': _room(
        dict(wood='stone', tile=220, on_frame=True),
        dict(frame='#46525E', label='#E6EDF3', inlay='#93A3B1', edge='#1A222A', square='#B9C4CE', mid='#6A7B8B', mid_line='#101820', field='#8797A5',
             line='#0E161D', cups=('#748492', '#A9B8C4'), rim='#25303A', plate=('#9DADBB', '#8E9EAD', '#8494A3'), well=('#0C1218', '#151D25'),
             lips=('#222C36', '#DCE6EE'), ring='#5A6977', foot='#3A4651', plate_label='#05090D'),
        dict(frame='#2E3842', label='#D3DDE6', inlay='#74848F', edge='#0E141A', square='#98A5B1', mid='#687989', field='#75869A',
             line='#070C11', cups=('#66778B', '#8C9EAE'), rim='#18212A', plate=('#7C8EA1', '#66798C', '#506272'), well=('#080C11', '#0F151C'),
             foot='#232C35', plate_label='#FFFFFF')),
    'felt': _room(
        dict(wood='felt', tile=96),
        dict(frame='#4A2C1B', label='#EBCF92', inlay='#C9A04E', edge='#C9A04E', square='#E9DDB8', mid='#2B7F4C', mid_line='#EFE6C4', field='#2B8049',
             line='#F6EFD2', block='#34914F', cups=('#297E45', '#4BA768'), rim='#0B3A1D', plate=('#2F8450', '#1F6B3C', '#16552E'), well=('#07180E', '#0C2315'),
             lips=('#06170C', '#F0D48A'), ring='#C9A04E', foot='#4A2C1B'),
        dict(frame='#2E1B11', label='#D9B97A', inlay='#A98442', edge='#A98442', mid='#297B4A', field='#297D48', block='#338E50',
             line='#F0E7C6', plate=('#246B40', '#175430', '#0F4224'), well=('#04100A', '#08190F'), ring='#A98442', foot='#2E1B11')),
    'paper': _room(
        dict(wood='plain', tile=880, relief=False, hatch='hatched'),
        dict(frame='#FAF6EA', label='#1F2E5A', inlay='#24356A', edge='#24356A', square='#FAF6EA', mid='#6C82AA', mid_line='#FAF6EA', ink='#44598C',
             field='#FAF6EA', line='#24356A', cups=('#EFE9D8', '#EFE9D8'), rim='#24356A', plate=('#FAF6EA', '#FAF6EA', '#FAF6EA'), well=('#131B36', '#131B36'),
             lips=('#24356A', '#24356A'), ring='#24356A', foot='#24356A'),
        dict(frame='#D8D2C2', label='#141F42', inlay='#1A2750', edge='#1A2750', square='#D8D2C2', mid='#697DA3', mid_line='#EFE9D8', ink='#425682',
             field='#D8D2C2', line='#18244C', cups=('#CBC4B1', '#CBC4B1'), rim='#18244C', plate=('#D8D2C2', '#D8D2C2', '#D8D2C2'), well=('#0E1429', '#0E1429'),
             lips=('#18244C', '#18244C'), ring='#18244C', foot='#18244C'), _FLAT),
    'contrast': _room(
        dict(wood='plain', tile=880, relief=False, wide='#000000', edge_width='4'),
        dict(frame='#000000', label='#FFE14A', inlay='#000000', edge='#FFE14A', square='#FFFFFF', mid='#1F74DC', lit_mid='#2882E4', mid_line='#000000',
             field='#3FA0F2', line='#000000', cups=('#6CB8F8', '#6CB8F8'), rim='#000000', plate_label='#000000', plate=('#FFFFFF', '#FFFFFF', '#FFFFFF'), well=('#000000', '#000000'),
             lips=('#000000', '#000000'), ring='#000000', foot='#000000'),
        {}, _FLAT),
}

# What a room's boards of hexagons have besides: the middle tone of Hexdame, and its dark one where `mid` would not do; the frame
# of Hex, on which both bands stand out, its letters, and the field where it is not that of Go.
HEXAGON_ROOMS = {
    'linen': dict(light=dict(tone='#C9B994', block='#DCC8A3', brink='#78664A', brink_label='#FFFAEC', dent='#755F40'), dark=dict(tone='#8B825D', block='#C2AB84', tone_mid='#757055', brink='#756749', brink_label='#F4EAD4', dent='#57451F')),
    'night': dict(light=dict(square='#D2B68E', tone='#9C7A5A', tone_mid='#83644E', block='#A78868', brink='#5E4230', brink_label='#F0D3A0', dent='#2A160A'),
                  dark=dict(square='#CDB28C', tone='#9C7A59', tone_mid='#83634C', block='#957859', brink='#4A3325', brink_label='#E3C08A', dent='#1C0E06')),
    'slate': dict(light=dict(square='#DAE1E7', tone='#AAB7C3', brink='#5A6977', brink_label='#F2F6FA', dent='#2A3641', block='#A5B2BE'),
                  dark=dict(square='#BCC7D1', tone='#718496', tone_mid='#607283', brink='#44515E', brink_label='#E2EAF1', dent='#18212A', block='#8797A5')),
    'felt': dict(light=dict(tone='#92C48D', brink='#6E4529', brink_label='#F6DFAE', dent='#0B3A1D'), dark=dict(brink='#4E301D', brink_label='#EACB90', dent='#08280F')),
    'paper': dict(light=dict(tone='#B9C4DA', brink='#C3CDE2', brink_label='#1F2E5A', dent='#24356A'), dark=dict(tone='#A9B5CC', brink='#A3AFC8', brink_label='#141F42', dent='#18244C')),
    'contrast': dict(light=dict(tone='#9CCBFF', brink='#3FA0F2', brink_label='#000000', dent='#000000'), dark={}),
}
for _room_name, _both in HEXAGON_ROOMS.items():
    _both['dark'] = {**_both['light'], **_both['dark']}

# Hexdame: an inlay of three woods, pale to dark, with thin joints, in a frame of six rails. `bed` is the wood between the cells and
# the rails. A man needs its contrast to each tone, so none may lie between that of honey and that of walnut.
HEXDAME = _themes(
    _CALM,
    walnut=(dict(tone0='#EDD9B2', tone1='#E1B170', tone2='#A66B3D', wood0='maple', wood1='maple', wood2='walnut', joint='#F3E2BE',
                 frame_h='#71492F', frame_v='#623E26', frame_d='#6A432B', bed_colour='#2E1A0E', inlay='#E6C893', side='#4A2D1A', label='#F0DDBB'),
            dict(tone0='#D9B282', tone1='#B0713F', tone2='#986542', wood0='maple', wood1='walnut', wood2='walnut', joint='#D9B585',
                 frame_h='#48311F', frame_v='#392316', frame_d='#402A1A', bed_colour='#1A0E07', inlay='#B98F58', side='#2A1A10', label='#D9BF95')),
    ash=(dict(tone0='#E9E2D3', tone1='#C5B9A2', tone2='#637B8C', wood0='maple', wood1='walnut', wood2='ash', joint='#F1EBDD',
              frame_h='#4A443F', frame_v='#3F3A36', frame_d='#45403B', bed_colour='#1F1C1A', inlay='#D9CDB2', side='#2E2A27', label='#EDE6D6'),
         dict(tone0='#C9BFAA', tone1='#698191', tone2='#766B5F', wood0='maple', wood1='ash', wood2='ash', joint='#CFC6B4',
              frame_h='#322E2B', frame_v='#292623', frame_d='#2E2A27', bed_colour='#131110', inlay='#A79C84', side='#1D1A18', label='#D0C8B6')),
    birch=(dict(tone0='#F2E6CC', tone1='#E0BE88', tone2='#A27041', wood0='maple', wood1='maple', wood2='walnut', joint='#7A5630',
                frame_h='#DDB883', frame_v='#D3AD76', frame_d='#D8B27D', bed_colour='#5E3D22', inlay='#5A3A1E', side='#B08A55', label='#3A2008'),
           dict(tone0='#D8C49C', tone1='#AF723D', tone2='#936746', wood0='maple', wood1='walnut', wood2='walnut', joint='#5E3E20',
                frame_h='#BA965F', frame_v='#AF8B55', frame_d='#B5915A', bed_colour='#3A2412', inlay='#3A2410', side='#7A5C30', label='#1A0C02')),
)

# Hex: pale hexagons, and around them a dark and a light band in a frame, `brink`. `rise` and `fall` are the lit and the dark
# edge of a band, `seam` its outline, `dent` the groove between two cells, and `crest` its lit edge.
HEX = _themes(
    birch=(dict(wood='birch', seen='#DCBD8A', brink='#8F5F3A', side='#5E3B20', dent='#6A431C', crest='#FFF3D6', label='#FBEFD6'),
           dict(wood='birch', seen='#C7A570', brink='#6A4528', side='#3E2716', dent='#432A10', crest='#F0D6A4', label='#EBD3A6')),
    walnut=(dict(wood='walnut', seen='#B98A5C', brink='#70482C', side='#462B18', dent='#3E220E', crest='#EBC79A', label='#F6E4C4'),
            dict(wood='walnut', seen='#A87A50', brink='#4E3220', side='#2E1C11', dent='#2A1608', crest='#D6AE7E', label='#E2C598')),
    bamboo=(dict(wood='bamboo', seen='#E0CB93', brink='#7E622C', side='#6B5226', dent='#6A5020', crest='#FFF8DE', label='#FFF8E2'),
            dict(wood='bamboo', seen='#CBB27C', brink='#6E5629', side='#443416', dent='#453410', crest='#F0DEAE', label='#F0E0B4')),
)
# The bands are of ebony and holly, like the stones.
BANDS = {'light': dict(first='#2B2623', first_lo='#171412', first_rise='#7D7066', first_fall='#050302', first_grain='.35', seam='#24150A',
                       second='#FAF3E2', second_lo='#F0E5CC', second_rise='#FFFFFF', second_fall='#A48B5F', second_grain='.35')}
BANDS['dark'] = dict(BANDS['light'], first='#1F1B19', first_lo='#100E0D', first_rise='#5E544C', second='#EFE5CF', second_lo='#DFD2B6', second_rise='#FFFAEC', second_fall='#85714C')

# The board of gomoku's own: pale wood in a frame of red lacquer. Nobody should take it for a board of Go.
LACQUER = _room(
    dict(wood='birch', tile=880),
    dict(frame='#8E2B26', label='#F8E3B4', inlay='#D9A94F', edge='#D9A94F', field='#EBDDC0', line='#43301F'),
    dict(frame='#641D1B', label='#E6C88C', inlay='#A98040', edge='#A98040', field='#CDBC9A', line='#2C1D10'))

# Stones of Go, gomoku and four: light, body, shade, and the edge that separates the white one from pale wood.
STONES = {
    'slate': dict(hi='#4A4747', mid='#201F21', lo='#0B0B0D', edge='#050506'),
    'shell': dict(hi='#FFFFFF', mid='#F7F4ED', lo='#D6CEBE', edge='#4C3C20'),
    'flat_black': dict(mid='#161517', edge='#F4EDDC'),
    'flat_white': dict(mid='#FDFBF5', edge='#161517'),
    'glass_black': dict(hi='#2C5244', mid='#0B1712', lo='#030806', glow='#63B892', edge='#020504'),
    'glass_white': dict(hi='#FFFFFF', mid='#F0F5F3', lo='#BED0CC', glow='#FFFFFF', edge='#233634'),
    'agate_black': dict(hi='#4B474C', mid='#1A181B', lo='#0A090A', bands=('#D8CDBE', '#8C8480', '#B98E62'), strength=.34, edge='#050405'),
    'agate_white': dict(hi='#FFFDF8', mid='#F7F1E6', lo='#DACBB2', bands=('#BE7433', '#DDA05C', '#96592B'), strength=.36, edge='#472D14'),
}
STONE_SETS = {'slate': ('slate', 'shell'), **{name: (f'{name}_black', f'{name}_white') for name in ('flat', 'glass', 'agate')}}
STONE_SHELLS = 5        # number of different white stones
STONE_BLACK, STONE_WHITE = 98, 97

# Reversi discs, two faces per set.
DISCS = {
    'classic': (dict(hi='#353536', mid='#171718', lo='#0A0A0B', spec=.17), dict(hi='#FFFFFF', mid='#F5F2EA', lo='#D9D4C8', spec=.8)),
    'navy':    (dict(hi='#2B3D78', mid='#0D183C', lo='#070C20', spec=.22), dict(hi='#FFF9E6', mid='#F3E6C4', lo='#D3BE90', spec=.7)),
    'jade':    (dict(hi='#2A6A4E', mid='#07180F', lo='#020A06', spec=.30, vein='#4FA57C'), dict(hi='#F6FFF2', mid='#D9F0D9', lo='#A5CDAC', spec=.85, vein='#5E9E72')),
    'wood':    (dict(hi='#6B3524', mid='#2A110A', lo='#150703', spec=.2, grain='#B87A58'), dict(hi='#FFF4D8', mid='#F6E6C2', lo='#D3AC6B', spec=.4, grain='#93602A')),
    'ink':     (dict(hi='#10172C', mid='#10172C', lo='#10172C', spec=0, line='#FAF6EA'), dict(hi='#FDFAF1', mid='#FDFAF1', lo='#FDFAF1', spec=0, line='#1B2850')),
}
DISC, DISC_SIDE = 84, 8.5
DISC_FRAMES = 7         # frames of a turning disc, without the first and the last

# Connect four discs, which also differ in the raised sign.
CHIPS = {
    'red':    dict(hi='#FF6A5E', mid='#E0393A', lo='#A81C24', edge='#6E0F16', raised='star', top=('#FF9A8C', '#EE4B48', '#C7282D')),
    'yellow': dict(hi='#FFE98A', mid='#FBCB3B', lo='#D79A12', edge='#7A5204', raised='ring', top=('#FFF3B8', '#FFD75A', '#E3A91F')),
    'plum':   dict(hi='#B98BE0', mid='#9560C4', lo='#6B3C96', edge='#3C1C5C', raised='triangle', top=('#D9B8F4', '#A874D4', '#7C4AA8')),
    'cream':  dict(hi='#FFFBEC', mid='#F4E8CC', lo='#D2BE92', edge='#6E5A34', raised='bars', top=('#FFFFFF', '#FBF2DC', '#DECDA6')),
    'coral':  dict(hi='#FFBFA6', mid='#FF957C', lo='#DB6148', edge='#82281A', raised='diamond', top=('#FFE0D0', '#FFAE96', '#EC7A60')),
    'teal':   dict(hi='#3FB0A6', mid='#167F7A', lo='#0B5655', edge='#032E30', raised='waves', top=('#8ADFD4', '#35A89F', '#167A76')),
    # The black one is seen on a dark ground by its inlaid ring and its sign.
    'black':  dict(hi='#56565E', mid='#1F1F24', lo='#0C0C0F', edge='#000000', raised='moon', top=('#FFFFFF', '#EFECE4', '#C9C5BA'), inlay='#E9E6DE', sign='#F4F1EA'),
    'white':  dict(hi='#FFFFFF', mid='#F3F2EE', lo='#C6C4BC', edge='#3A3A42', raised='sun', top=('#4A4A54', '#2A2A31', '#15151A'), inlay='#2A2A31'),
}
CHIP, HOLE = 88, 82

# Marks: the names are the placeholders of the files in assets/marks.
_MARKS = dict(go='#0A4D29', edge='#FFF6DC',                    # this turn: selected, dot, ring, arrow; 9:1, so one of them has 3:1 on any ground
              veil='#240705', take='#A81E17',                  # taken: veil, cream ring and cross (edge), red hairline
              must='#FFE08A', must_edge='#3A2410',             # must capture
              refused='#FFF6DC', refused_edge='#3A2410',
              focus='#FFF6DC', focus_edge='#1B120B',
              hint='#F5B82E', hint_edge='#1B1005',
              last='#0A2A66', last_edge='#FFF6DC',
              on_black='#FFFFFF', on_white='#111111',          # last stone
              red_on_black='#FF5A4F', red_on_white='#C62828',  # last reversi disc
              black='#17161A', black_edge='#F6E9C9', white='#FBF9F2', white_edge='#33270F',  # territory, and the mover's dot
              forbidden='#84140E', forbidden_edge='#FFF6DC',
              dead='#FFF6DC', dead_edge='#2A1A0C',
              turns='#7FD6A4', turns_edge='#0A1A12',           # on black discs; on white ones `go`
              shine='#FFFFFF', shine_edge='#2A0A08', landing='#FFFFFF', landing_edge='#05080F')
MARKS = {'light': _MARKS, 'dark': dict(_MARKS, last='#081F4E', last_edge='#FFE9BC')}
