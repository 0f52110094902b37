"""Grain, baked into small pictures, because noise filters would take the app seconds for one board.

Three layers of Perlin noise (the feTurbulence of SVG) in one tint: growth rings, long soft streaks,
short dark pores. All of it is a single colour with a varying alpha, laid over the flat colour of the square.
The grain changes slowly along its direction, so a picture is three times finer across than along."""
import base64
import io

import numpy as np
import zopfli.png
from PIL import Image

from svg import hex_colour, rgb

# tint; then (frequency along, frequency across, strength) of each layer, in cycles per cell
WOODS = {
    'maple':  dict(tint='#A56A2A', ring=(.38, 2.77, .13), streak=(.50, 10.7, .20), pore=(3.8, 63, .07)),
    'walnut': dict(tint='#42200C', ring=(.43, 3.02, .20), streak=(.63, 11.3, .30), pore=(3.0, 69, .17)),
    'green':  dict(tint='#12301E', ring=(.43, 3.02, .12), streak=(.63, 11.3, .22), pore=(3.0, 69, .09)),
    'ash':    dict(tint='#1A2630', ring=(.43, 3.02, .14), streak=(.63, 11.3, .22), pore=(3.0, 69, .10)),
    'rail':   dict(tint='#150803', ring=(.30, 2.77, .20), streak=(.63, 12.6, .30), pore=(2.8, 69, .16)),
    'kaya':   dict(tint='#A9671F', ring=(.09, 2.64, .14), streak=(.20, 9.4, .19), pore=(.76, 75, .06)),
    'birch':  dict(tint='#9C6A30', ring=(.20, 1.26, .15), streak=(.50, 10.1, .16), pore=(5.0, 63, .06)),
    'paint':  dict(tint='#05080F', ring=(.11, 2.01, .06), streak=(.25, 11.3, .10), pore=(2.5, 63, .03)),
    'bamboo': dict(tint='#8A6420'),
    'felt':   dict(tint='#020A08'),
    'weave':  dict(tint='#5C3C1C'),
    'stone':  dict(tint='#0C141C'),
    'plain':  dict(tint='#000000'),
}
LEVELS = 16
# Growth rings: a smooth slope of noise read through this table gives lines.
RINGS = np.array([0, .2, 1, .1, .5, 0, .9, .25, .7, 0, 1, .3, .6, .1, .9, 0, .8, .3, 1, .1])


def picture(wood, seed, cells, pixels):
    """Returns a piece of grain of `cells` = (along, across) as the bytes of a PNG of `pixels` = (along, across)."""
    return png(alpha(WOODS[wood], seed, cells, pixels), WOODS[wood]['tint'])


def bamboo(seed, cells, pixels, fine=4):
    """Returns the alphas of laid strips, each with its own tone, fine fibres along it and a few joints across."""
    w, h = pixels[0], pixels[1] * fine
    rng = np.random.default_rng(seed)
    strips = round(cells[1] * 4.2)
    x, y = np.meshgrid((np.arange(w) + .5) / w * cells[0], (np.arange(h) + .5) / h * cells[1])
    strip = np.clip((y / cells[1] * strips).astype(int), 0, strips - 1)
    tone = rng.uniform(.02, .11, strips)[strip]
    shift = rng.uniform(0, 50, strips)[strip]
    fibre = np.clip(.30 * (1.6 * fractal_noise((x + shift) * .16, y * 21, 3, seed) - .62), 0, 1)
    seam = np.exp(-((y / cells[1] * strips - np.rint(y / cells[1] * strips)) / .035) ** 2) * .08
    joint = np.zeros_like(x)
    for s in range(strips):
        at = rng.uniform(0, 2.9)
        while at < cells[0]:
            joint += np.where(strip == s, .16 * np.exp(-((x - at) / .012) ** 2) + .07 * np.exp(-((x - at - .03) / .05) ** 2), 0)
            at += rng.uniform(2.2, 3.4)
    total = 1 - (1 - tone) * (1 - fibre) * (1 - seam) * (1 - np.clip(joint, 0, 1))
    return total.reshape(pixels[1], fine, w).mean(axis=1)


def felt(seed, side):
    """Returns the alphas of a seamless tile of cloth: noise that is stretched a little, in changing directions."""
    rng = np.random.default_rng(seed)
    fx, fy = np.meshgrid(np.fft.fftfreq(side), np.fft.fftfreq(side))
    out = np.zeros((side, side))
    for a, b in ((.42, .26), (.26, .42)):
        band = np.exp(-((fx / a) ** 2 + (fy / b) ** 2) * 2) * (1 - np.exp(-(fx ** 2 + fy ** 2) / .006))
        layer = np.fft.ifft2(np.fft.fft2(rng.normal(size=(side, side))) * band).real
        out += layer / layer.std()
    return np.clip(.12 + .028 * out / out.std(), 0, 1)


def weave(seed, threads, fine=2):
    """Returns the alphas of a seamless tile of linen: `threads` in each direction, each with its own tone, and a few thick
    ones. A thread is only `fine` pixels wide and pale, since a strong fine pattern would shimmer on a small board."""
    rng = np.random.default_rng(seed)
    at = np.arange(threads * fine)
    warp, weft = .045 + .016 * rng.normal(size=(2, threads)) + .045 * (rng.random((2, threads)) < .09)
    knots = .014 * rng.normal(size=(threads, threads))
    i, j = np.meshgrid(at // fine, at // fine)
    x, y = np.meshgrid(at % fine, at % fine)
    over = (i + j) % 2 == 0
    seam = np.where(over, x, y) == 0
    return np.clip(np.where(over, .35 * weft[j] + warp[i] + .018, .35 * warp[i] + weft[j] - .012) + .034 * seam + knots[i, j], 0, 1)


def stone(seed, side):
    """Returns the alphas of a seamless tile of slate: fine dust, soft clouds drawn out along one direction, and some flecks."""
    rng = np.random.default_rng(seed)
    fx, fy = np.meshgrid(np.fft.fftfreq(side), np.fft.fftfreq(side))

    def layer(band):
        out = np.fft.ifft2(np.fft.fft2(rng.normal(size=(side, side))) * band).real
        return out / out.std()
    clouds = layer(np.exp(-((fx / .012) ** 2 + (fy / .035) ** 2)) * (fx ** 2 + fy ** 2 > 0))
    dust = layer(np.exp(-((fx / .34) ** 2 + (fy / .34) ** 2)) * (1 - np.exp(-(fx ** 2 + fy ** 2) / .01)))
    grain = layer(np.exp(-((fx / .06) ** 2 + (fy / .25) ** 2)) * (1 - np.exp(-(fx ** 2 + fy ** 2) / .002)))
    flecks = np.clip(layer(np.exp(-((fx / .2) ** 2 + (fy / .2) ** 2))) - 2.6, 0, 1)
    return np.clip(.13 + .018 * clouds + .020 * dust + .020 * grain - .10 * flecks, 0, 1)


def plain():
    """Returns a picture without any grain, for flat boards."""
    out = io.BytesIO()
    Image.new('RGBA', (1, 1), (0, 0, 0, 0)).save(out, 'PNG')
    return zopfli.png.optimize(out.getvalue())


def ground(seen, wood, pictures):
    """Returns the flat colour that averages to `seen` below these grain pictures."""
    alphas = [np.asarray(Image.open(io.BytesIO(p)).convert('RGBA'))[..., 3].mean() / 255 for p in pictures]
    a = float(np.mean(alphas))
    return hex_colour([(v - a * t) / (1 - a) for v, t in zip(rgb(seen), rgb(WOODS[wood]['tint']))])


def data_uri(data):
    return 'data:image/png;base64,' + base64.b64encode(data).decode()


def alpha(wood, seed, cells, pixels, fine=4):
    w, h = pixels[0], pixels[1] * fine
    x = (np.arange(w) + .5) / w * cells[0]
    y = (np.arange(h) + .5) / h * cells[1]
    x, y = np.meshgrid(x, y)
    x, y = x + seed * 7.3, y + seed * 3.1

    def noise(layer, octaves, shift):
        return fractal_noise(x * layer[0], y * layer[1], octaves, seed + shift)
    ring, streak, pore = wood['ring'], wood['streak'], wood['pore']
    at = np.clip(2.2 * noise(ring, 2, 0) - .6, 0, 1) * (len(RINGS) - 1)
    a = ring[2] * np.interp(at, np.arange(len(RINGS)), RINGS)
    b = np.clip(streak[2] * (1.6 * noise(streak, 3, 40) - .62), 0, 1)
    c = np.clip(pore[2] * (5 * noise(pore, 2, 80) - 2.9), 0, 1)
    total = 1 - (1 - a) * (1 - b) * (1 - c)
    return total.reshape(pixels[1], fine, w).mean(axis=1)


def png(alpha, tint):
    """Returns a PNG with a palette of one colour with LEVELS alphas, four bits per pixel."""
    low, high = np.percentile(alpha, (.3, 99.7))
    steps = np.clip(np.rint((alpha - low) / (high - low) * (LEVELS - 1)), 0, LEVELS - 1).astype(np.uint8)
    image = Image.fromarray(steps, 'P')
    image.putpalette(list(rgb(tint)) * LEVELS)
    alphas = bytes(round(255 * (low + (high - low) * i / (LEVELS - 1))) for i in range(LEVELS))
    out = io.BytesIO()
    image.save(out, 'PNG', bits=4, transparency=alphas)
    return zopfli.png.optimize(out.getvalue())


# ---------------------------------------------------------------- Perlin noise
def fractal_noise(x, y, octaves, seed):
    """Sums to about 0..1 around .5, as feTurbulence's fractalNoise does."""
    out = np.zeros_like(x)
    for i in range(octaves):
        out += perlin(x * 2 ** i, y * 2 ** i, np.random.default_rng(seed * 100 + i)) / 2 ** i
    return (out + 1) / 2


def perlin(x, y, rng):
    order = rng.permutation(256)
    turn = rng.uniform(0, 2 * np.pi, 256)
    x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - x0, y - y0

    def corner(i, j):
        t = turn[order[(order[(x0 + i) % 256] + y0 + j) % 256]]
        return np.cos(t) * (fx - i) + np.sin(t) * (fy - j)
    sx, sy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    top = corner(0, 0) + sx * (corner(1, 0) - corner(0, 0))
    bottom = corner(0, 1) + sx * (corner(1, 1) - corner(0, 1))
    return top + sy * (bottom - top)
