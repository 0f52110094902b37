#!/usr/bin/env python3
"""Synthesises the sounds of assets/sounds without recordings. Needs only numpy; the same input gives the same files.

    target/art/bin/python scripts/art/sounds.py            # writes the files and lists them

A struck object rings in its modes, each a decaying sine; the sound is their sum (modal synthesis: J.-M. Adrien 1991,
"The missing link: modal synthesis"; K. van den Doel and D. Pai 1998, "The sounds of physical shapes").
- The decay of a mode characterises the material: pi times its frequency times the material's loss (R. Wildes and
  W. Richards 1988), and a constant for the support: fingers, feet, felt.
- Pieces are too small and stiff to ring much. The audible part is the board: a plate of wood, stiff along the grain and
  soft across, whose modes follow from its size, struck at a point (N. Fletcher and T. Rossing, "The physics of musical
  instruments"). Shear softens thick boards. Each variant is struck at another point and excites other modes.
- The blow is a smooth push, which is shorter for harder materials (Hertz). Its length limits the high modes: a stone
  pushes for a quarter of a millisecond, a disc on felt for two. A little noise during the push stands for the roughness
  of the two faces.
- A piece seldom lands flat: it strikes with its edge and settles in a few touches, each quicker and weaker.
- A slide is the roughness below the piece, filtered by the board (van den Doel, Kry and Pai 2001, "FoleyAutomatic").
- The signals are notes of tuned wooden bars (1 : 4 : 9.6, as of a marimba), all in the scale of C, and a small bell.
- A few reflections from the table and the walls follow, and a loudness, which A-weighting makes equal for all sounds
  except for the level in SOUNDS. Frequent sounds are softer.
Frequencies and times were adjusted with spectra, until stone on wood was centred near 2 kHz and ended after 80 ms, wood
on wood was between 400 and 1500 Hz, and plastic between 1 and 3 kHz.
"""
import argparse
import wave
import zlib
from pathlib import Path

import numpy as np

RATE = 32000            # samples per second, enough for these sounds
LOUDNESS = -27.5        # dB, A-weighted, of the loudest 100 ms of a sound of level 0; wood and stone reach no more below PEAK
PEAK = -6.0             # dB, limit of all samples
SILENCE = -58.0         # dB below the peak at which a sound is cut off
TOTAL = 410_000         # limit of the size of all files, in bytes


# Bodies: lists of modes (frequency in Hz, strength, decay per second)

def modes(frequencies, strengths, loss, hold):
    return [(f, s, np.pi * f * loss + hold) for f, s in zip(frequencies, strengths)]


def plate(width, height, thick, stiff, density, loss, hold, at, ear=700.0, top=9000.0):
    """A board of `width` by `height` metres on supported edges, struck at `at` (0 to 1 each way). `stiff`: Pa along and
    across the grain, and in shear. Below about `ear` Hz it is too small to radiate much sound."""
    along, across = (thick * np.sqrt(e / (12 * density)) for e in stiff[:2])
    shear = np.sqrt(stiff[2] / density) / 2
    found = []
    for m in range(1, 40):
        for n in range(1, 40):
            bend = np.pi / 2 * (along * m * m / width ** 2 + across * n * n / height ** 2)
            slide = shear * np.hypot(m / width, n / height)
            f = 1 / np.hypot(1 / bend, 1 / slide)
            if f < top:
                shape = np.sin(np.pi * m * at[0]) * np.sin(np.pi * n * at[1])
                found.append((f, shape * f / np.hypot(f, ear), np.pi * f * loss + hold))
    return found


def checkers_board(at):
    """Walnut, 40 cm, 16 mm thick, on a table; and the air below it."""
    board = plate(.40, .40, .016, (10e9, 1.1e9, .8e9), 640, .035, 32, at, ear=1500)
    return board + [(190, .12, 60)]


def go_board(at):
    """Kaya, 6 cm thick: a short, clear knock."""
    return plate(.424, .455, .060, (9e9, .9e9, .7e9), 530, .022, 26, at, ear=4000)


def felt_board(at):
    """Fibreboard under felt."""
    return plate(.36, .36, .010, (3.5e9, 3.0e9, 1.3e9), 720, .06, 55, at, ear=450)


def frame(at):
    """The plastic wall of connect four, 25 cm by 18 cm, 4.5 mm thick, held by its grooves."""
    return plate(.25, .18, .0045, (2.6e9, 2.6e9, .9e9), 1050, .035, 45, at, ear=1100, top=7000)


def round_plate(lowest, loss, hold, rng, strengths=(1, .75, .6, .4, .35, .2, .2)):
    """A free round plate (A. Leissa 1969), with each mode a little detuned, since no disc is perfectly even."""
    ratios = np.array([1, 1.73, 2.33, 3.91, 4.11, 6.30, 6.71])
    return modes(lowest * ratios * rng.uniform(.97, 1.03, 7), np.array(strengths) * rng.uniform(.7, 1.2, 7), loss, hold)


def checker(rng, lowest=1150, hold=110):
    """A wooden piece, softer across the grain."""
    return round_plate(lowest, .035, hold, rng)


def shell_disc(rng, lowest=1850, hold=120):
    """A thin plastic disc."""
    return round_plate(lowest, .022, hold, rng)


def stone(rng):
    """Stone on stone: a tiny, dry click."""
    return modes(np.array([2900, 3900, 5300, 6700]) * rng.uniform(.93, 1.07, 4), (1, .8, .5, .25), .012, 190)


def bar(frequency, hold):
    """A tuned wooden bar above its resonator; it also twists for a short time."""
    return modes(frequency * np.array([1, 3.98, 9.6]), (1, .42, .12), .0048, hold) + modes([2.62 * frequency], [.10], .02, 20)


def mallet_head():
    """The sound of the blow itself: yarn and the bar's support."""
    return modes((310, 540, 870), (1, .9, .6), .08, 70)


def bell(frequency, hold=2.0):
    """A small bell, tuned like a church bell: hum, prime, tierce, quint, nominal and above; most come in pairs that beat a little."""
    ratios, strengths = np.array([.5, 1, 1.2, 1.5, 2, 2.51, 3.0, 4.1]), (.18, .6, .4, .15, 1, .3, .4, .25)
    return modes(frequency * ratios, strengths, .0011, hold) + modes(frequency * ratios * 1.0018, np.array(strengths) * .4, .0011, hold)


# Blows

def seconds(time):
    return np.arange(int(round(time * RATE))) / RATE


def push(time):
    """The force during the contact of two objects: one smooth pulse of area 1."""
    n = max(4, int(round(time * RATE)) + 2)
    hump = np.hanning(n)
    return hump / hump.sum()


def ring(body, time):
    t = seconds(time)
    sound = np.zeros(t.size)
    for f, strength, decay in body:
        sound += strength * np.exp(-decay * t) * np.sin(2 * np.pi * f * t)
    return sound


def strike(body, touch, time=.3):
    """Strikes `body` with a push of `touch` seconds and scales the result to a maximum of 1."""
    sound = np.convolve(ring(body, time), push(touch))
    return sound / np.abs(sound).max()


def grit(rng, time, low, high):
    """The noise of two rough faces in contact for `time` seconds."""
    noise = band(rng.standard_normal(seconds(time).size) * np.hanning(seconds(time).size), low, high)
    return noise / np.abs(noise).max()


def mix(*parts):
    """Adds (start in seconds, strength, sound)."""
    starts = [int(round(start * RATE)) for start, _, _ in parts]
    total = np.zeros(max(start + sound.size for start, (_, _, sound) in zip(starts, parts)))
    for start, (_, strength, sound) in zip(starts, parts):
        total[start:start + sound.size] += strength * sound
    return total


def settle(rng, touches, first, ratio, fall):
    """The times and strengths of the touches after a landing: the first after `first` seconds, each gap `ratio` of the last."""
    when, gap, strength = 0, first, 1
    found = []
    for _ in range(touches):
        when += gap * rng.uniform(.85, 1.15)
        strength *= fall * rng.uniform(.8, 1.2)
        gap *= ratio
        found.append((when, strength))
    return found


# Filters of analogue circuits, applied to the spectrum. They are causal, so nothing sounds before the blow.

def filtered(sound, response):
    size = 2 * (sound.size + RATE // 4)
    s = 2j * np.pi * np.fft.rfftfreq(size, 1 / RATE)
    return np.fft.irfft(np.fft.rfft(sound, size) * response(s), size)[:sound.size]


def low_pass(sound, frequency):
    w = 2 * np.pi * frequency
    return filtered(sound, lambda s: w * w / (s * s + np.sqrt(2) * w * s + w * w))


def high_pass(sound, frequency):
    w = 2 * np.pi * frequency
    return filtered(sound, lambda s: s * s / (s * s + np.sqrt(2) * w * s + w * w))


def band(sound, low, high):
    return low_pass(high_pass(sound, low), high)


# The sounds

def spot(rng):
    """A random point on the board outside its middle, where half of the modes do not move."""
    return rng.uniform(.22, .43, 2)


def wood_place(rng):
    board, piece = checkers_board(spot(rng)), checker(rng)
    parts = [(0, 1, strike(board, .0011)), (0, .30, strike(piece, .0006)), (0, .10, grit(rng, .004, 500, 4000))]
    for when, strength in settle(rng, 2, .021, .6, .32):
        parts += [(when, strength, strike(board, .0010)), (when, .4 * strength, strike(piece, .0005))]
    return mix(*parts)


def table_turn(rng):
    """A board that is turned on felt: it speeds up, slows down and comes to rest."""
    t = seconds(.36)
    speed = np.sin(np.pi * t / t[-1]) ** 1.6
    rough = band(rng.standard_normal(t.size), 180, 1500) * speed * (1 + .4 * band(rng.standard_normal(t.size), 10, 40))
    body = ring(modes((190, 330, 610, 980), (1, .9, .5, .25), .16, 70), .05)
    rubbed = np.convolve(rough, body)[:t.size]
    stop = strike(checkers_board(spot(rng)), .003)
    return mix((0, .8, rubbed / np.abs(rubbed).max()), (0, .2, rough / np.abs(rough).max()), (.335, .12, stop))


def wood_take(rng):
    board, piece = checkers_board(spot(rng)), checker(rng, 1350, 170)
    return mix((0, .30, grit(rng, .022, 500, 3000)), (.014, .6, strike(piece, .0007)), (.014, .7, strike(board, .0009, .09)),
               (.027, .25, strike(piece, .0006)))


def crown(rng):
    below, above, board = checker(rng, 980, 100), checker(rng, 1240, 90), checkers_board(spot(rng))
    clack = mix((0, 1, strike(below, .0006)), (0, .9, strike(above, .0006)), (0, .12, grit(rng, .003, 800, 5000)))
    parts = [(0, 1, clack), (.0005, .45, strike(board, .0016))]
    for when, strength in settle(rng, 3, .045, .55, .45):
        parts += [(when, strength, clack), (when, .3 * strength, strike(board, .0016))]
    return mix(*parts)


def stone_place(rng):
    board = go_board(spot(rng))
    snap = mix((0, 1, strike(board, .00023)), (0, .65, strike(stone(rng), .00022)), (0, .22, grit(rng, .0022, 1800, 6500)))
    parts = [(0, 1, snap), (0, .22, strike([(310, 1, 75), (470, .7, 85)], .0012))]
    for when, strength in settle(rng, 2, .0125, .5, .25):
        parts.append((when, strength, strike(board, .00034)))
    return mix(*parts)


def stone_take(rng):
    """Three stones that fall into the lid of their bowl."""
    parts, when, strength = [], 0, 1
    for _ in range(3):
        lid = modes(np.array([610, 1130, 1790, 2600]) * rng.uniform(.94, 1.06, 4), (.6, .9, 1, .8), .03, 80)
        parts += [(when, strength, strike(lid, .0004)), (when, .75 * strength, strike(stone(rng), .0002))]
        for later, weaker in settle(rng, 2, .019, .55, .4):
            parts.append((when + later, strength * weaker, strike(stone(rng), .00025)))
        when += rng.uniform(.038, .060)
        strength *= rng.uniform(.55, .75)
    return mix(*parts)


def disc_place(rng):
    board, disc = felt_board(spot(rng)), shell_disc(rng)
    parts = [(0, .8, strike(board, .0022)), (.0006, .8, strike(disc, .0005)), (0, .12, grit(rng, .009, 400, 2500))]
    for when, strength in settle(rng, 1, .024, .5, .3):
        parts += [(when, .7 * strength, strike(board, .0022)), (when, strength, strike(disc, .0005))]
    return mix(*parts)


def disc_flip(rng):
    disc, board = shell_disc(rng, 2050, 190), felt_board(spot(rng))
    lands = rng.uniform(.026, .034)
    return mix((0, .45, strike(disc, .0005)), (0, .07, grit(rng, .018, 700, 3500)),
               (lands, .9, strike(disc, .0005)), (lands, .30, strike(board, .0018)))


def disc_drop(rng):
    """A disc lands and rattles between the walls until it rests."""
    disc, at = shell_disc(rng, 1500, 95), spot(rng)
    wall = frame(at)
    land = mix((0, 1, strike(disc, .0004)), (0, 1, strike(wall, .0005)), (0, .35, strike([(330, 1, 55), (520, .6, 60)], .0018)))
    parts = [(0, 1, land)]
    for number, (when, strength) in enumerate(settle(rng, 5, .062, .66, .58)):
        side = strike(frame(at if number % 2 else 1 - at * .8), .0005)
        parts += [(when, strength * .8, strike(disc, .0005)), (when + .0007, strength * .8, side)]
    return mix(*parts)


def felt_take(rng):
    disc = shell_disc(rng, 1700, 200)
    return mix((0, 1, grit(rng, .050, 250, 1500)), (.020, .35, strike(disc, .0011)), (.020, .5, strike(felt_board(spot(rng)), .0035)))


def notes(rng, played, mallet=.0007, hold=3.0):
    """Bars of given frequencies: (when, strength, frequency)."""
    parts = []
    for when, strength, frequency in played:
        parts += [(when, strength, strike(bar(frequency, hold), mallet, .9)), (when, strength * .16, strike(mallet_head(), .0016)),
                  (when, strength * .05, grit(rng, .006, 300, 2000))]
    return mix(*parts)


C5, D5, E5, G5, A5, C6, E6 = (440 * 2 ** (step / 12) for step in (3, 5, 7, 10, 12, 15, 19))


def start(rng):
    return notes(rng, ((0, .8, C5), (.12, 1, G5)), hold=5)


def win(rng):
    return notes(rng, ((0, .75, C5), (.095, .8, E5), (.19, .9, G5), (.285, 1, C6)), hold=2)


def draw(rng):
    return notes(rng, ((0, 1, C5), (0, .7, G5), (.20, .8, C5), (.20, .56, G5)), mallet=.0008, hold=6)


def loss(rng):
    return notes(rng, ((0, .9, E5), (.19, .8, C5)), mallet=.0010, hold=5)


def refused(rng):
    """Two knocks on the table."""
    table = modes((330, 520, 760, 1080, 1500), (.7, 1, .9, .7, .4), .05, 45)
    return mix((0, 1, strike(table, .0015)), (0, .08, grit(rng, .006, 300, 1500)), (.110, .7, strike(table, .0017)))


def clock_low(rng):
    """A small wooden tick."""
    return strike(modes((1480, 2350, 3300), (1, .6, .25), .03, 90), .0007)


def flag(rng):
    return mix((0, 1, strike(bell(784), .0004, 1.0)), (0, .05, grit(rng, .003, 1000, 5000)))


def hint(rng):
    return notes(rng, ((0, .7, A5), (.075, .8, E6)), mallet=.0006, hold=7)


def pass_(rng):
    """One low bar, damped at once by the resting mallet."""
    return notes(rng, ((0, 1, D5), (0, .4, G5 / 2)), mallet=.0009, hold=24)


SOUNDS = {              # function, variants, level in dB, longest duration in seconds
    'wood-place': (wood_place, 3, 0, .20),
    'table-turn': (table_turn, 1, -6, .40),
    'wood-take': (wood_take, 2, -5, .12),
    'crown': (crown, 2, 0, .25),
    'stone-place': (stone_place, 3, 0, .16),
    'stone-take': (stone_take, 2, -3, .25),
    'disc-place': (disc_place, 3, 0, .18),
    'disc-flip': (disc_flip, 3, -6, .10),
    'disc-drop': (disc_drop, 2, 0, .32),
    'felt-take': (felt_take, 1, -6, .10),
    'start': (start, 1, 1, .46),
    'win': (win, 1, 3, .72),
    'draw': (draw, 1, 2, .52),
    'loss': (loss, 1, 0, .56),
    'refused': (refused, 1, -2, .20),
    'clock-low': (clock_low, 1, -6, .08),
    'flag': (flag, 1, 3, .64),
    'hint': (hint, 1, -1, .28),
    'pass': (pass_, 1, 0, .25),
}


# Finish

def reflected(sound):
    """Reflections from the table's edge and the walls: late, weak and dull."""
    dull = low_pass(sound, 2600)
    return mix((0, 1, sound), *((late, strength, dull) for late, strength in ((.0041, .10), (.0073, -.07), (.0118, .06), (.0177, .04))))


def loudest(sound):
    """Returns the loudness of the loudest 100 ms in dB, A-weighted (IEC 61672); a full sine of 1 kHz has -3."""
    def weight(s):
        a, b, c, d = (2 * np.pi * f for f in (20.6, 107.7, 737.9, 12194))
        return 1.2589 * d * d * s ** 4 / ((s + a) ** 2 * (s + b) * (s + c) * (s + d) ** 2)
    heard = filtered(np.pad(sound, RATE // 10), weight)
    energy = np.cumsum(heard ** 2)
    return 10 * np.log10((energy[RATE // 10:] - energy[:-RATE // 10]).max() / (RATE // 10))


def finish(sound, level, longest):
    """Cuts silence, fades, and sets the loudness; the first and the last sample are 0."""
    sound = low_pass(high_pass(reflected(sound), 70), 7500)
    near = np.abs(sound) > np.abs(sound).max() * 10 ** (SILENCE / 20)
    end = min(int(np.flatnonzero(near)[-1]) + 1, int(longest * RATE))
    sound = sound[max(0, int(np.flatnonzero(near)[0]) - 16):end]
    fade = min(sound.size // 3, RATE // 5)
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
    sound[:16] *= np.sin(np.linspace(0, np.pi / 2, 16)) ** 2
    sound -= np.hanning(sound.size) * sound.sum() / np.hanning(sound.size).sum()
    loud = 10 ** ((LOUDNESS + level - loudest(sound)) / 20)
    return sound * min(loud, 10 ** (PEAK / 20) / np.abs(sound).max())


def save(path, sound):
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * 32767).astype('<i2').tobytes())


def centroid(sound):
    power = np.abs(np.fft.rfft(sound, 65536)) ** 2
    return (power * np.fft.rfftfreq(65536, 1 / RATE)).sum() / power.sum()


def build(out):
    out.mkdir(parents=True, exist_ok=True)
    total = 0
    print('file                 ms   bytes    peak   loud   centre')
    for word, (make, variants, level, longest) in SOUNDS.items():
        for variant in range(1, variants + 1):
            name = f'{word}-{variant}' if variants > 1 else word
            sound = finish(make(np.random.default_rng(zlib.crc32(name.encode()))), level, longest)
            path = out / f'{name}.wav'
            save(path, sound)
            total += path.stat().st_size
            print(f'{name:16} {1000 * sound.size / RATE:6.0f} {path.stat().st_size:7} {20 * np.log10(np.abs(sound).max()):7.1f} '
                  f'{loudest(sound):6.1f} {centroid(sound):8.0f}')
    print(f'{total} bytes of {TOTAL}')
    assert total <= TOTAL


def main():
    parser = argparse.ArgumentParser(description='Makes the sounds.')
    parser.add_argument('out', nargs='?', type=Path, default=Path(__file__).resolve().parents[2] / 'assets/sounds')
    build(parser.parse_args().out)


if __name__ == '__main__':
    main()
