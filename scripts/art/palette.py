"""Every colour and proportion of the checkers board, its pieces and its marks."""

# A piece: lit, body, shade; its side; its grooves; what is inlaid; its crown.
PIECES = {
    'black': dict(hi='#4A433D', mid='#231F1C', lo='#0F0D0C', side='#17130F', side_hi='#4B423A', groove_d='#000000', groove_l='#6E645A',
                  edge='#0A0807', inlay=None, crown='#F2C14E', crown_lo='#A8741A', glint=.20),
    'red':   dict(hi='#C4483B', mid='#A32A25', lo='#741416', side='#5E1012', side_hi='#B4473B', groove_d='#3E0708', groove_l='#E58A78',
                  edge='#3A0708', inlay='#F6E6CB', crown='#F8DFA0', crown_lo='#D9A648', glint=.26),
    'white': dict(hi='#FFFDF6', mid='#F8F0E0', lo='#E0D2B8', side='#C4B08D', side_hi='#FBF3E2', groove_d='#9C8560', groove_l='#FFFFFF',
                  edge='#6E5A44', inlay=None, crown='#7A5520', crown_lo='#4E3411', glint=.60),
}

# Proportions in hundredths of a cell.
MAN, MAN_SIDE = 80, 8.5         # width of the disc, height of its side
KING, KING_SIDE = 78, 7.5       # the same for each of a king's two discs
FRAME = 40                      # width of the board's frame

# A board: the names are the placeholders of board.svg. `sq_*` is the colour of a square as it is seen, grain and all;
# palettes.json gets the paler one that lies under the grain. `label` is for the app's letters on the frame.
BOARDS = {
    'light': dict(sq_light='#E8CDA0', sq_dark='#A66B3D', wood_light='maple', wood_dark='walnut',
                  frame_h='#71492F', frame_v='#623E26', inlay='#E6C893', label='#F0DDBB',
                  warm='#FFF4DC', warm_alpha='.13', shade='#3A1800', shade_alpha='.14', shadow_alpha='.42'),
    'dark':  dict(sq_light='#D2A977', sq_dark='#9E6840', wood_light='maple', wood_dark='walnut',
                  frame_h='#48311F', frame_v='#392316', inlay='#B98F58', label='#D9BF95',
                  warm='#FFC878', warm_alpha='.12', shade='#140600', shade_alpha='.11', shadow_alpha='.75'),
    'green': dict(sq_light='#EADBB0', sq_dark='#4C7F5A', wood_light='maple', wood_dark='green',
                  frame_h='#624430', frame_v='#533521', inlay='#E6C893', label='#F0DDBB',
                  warm='#FFF4DC', warm_alpha='.13', shade='#3A1800', shade_alpha='.14', shadow_alpha='.42'),
}

# Marks: the names are the placeholders of the files in assets/marks.
_MARKS = dict(go='#0E6537', edge='#FFF6DC',                    # this turn: selected, dot, ring, arrow
              veil='#240705', take='#A81E17',                  # taken: veil, cream ring and cross (edge), red hairline
              must='#FFE08A', must_edge='#3A2410',             # must capture
              refused='#FFF6DC', refused_edge='#3A2410',
              focus='#FFF6DC', focus_edge='#1B120B',
              hint='#F5B82E', hint_edge='#1B1005',
              last='#0A2A66', last_edge='#FFF6DC')
MARKS = {'light': _MARKS, 'dark': dict(_MARKS, go='#0B5A30', last='#081F4E', last_edge='#FFE9BC'), 'green': _MARKS}
