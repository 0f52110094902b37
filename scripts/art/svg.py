"""Helpers that write SVG and compute with colours."""


# ---------------------------------------------------------------- colour
def rgb(h):
    h = h.lstrip('#')
    return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))


def hex_colour(c):
    return '#%02X%02X%02X' % tuple(max(0, min(255, round(v))) for v in c)


def mix(a, b, t):
    """Mixes `a` with the fraction `t` of `b`."""
    return hex_colour([x + (y - x) * t for x, y in zip(rgb(a), rgb(b))])


def luminance(h):
    def linear(v):
        return v / 12.92 if v <= .03928 else ((v + .055) / 1.055) ** 2.4
    r, g, b = (linear(v / 255) for v in rgb(h))
    return .2126 * r + .7152 * g + .0722 * b


def contrast(a, b):
    """Returns the contrast ratio of WCAG 2."""
    a, b = luminance(a), luminance(b)
    return (max(a, b) + .05) / (min(a, b) + .05)


# ---------------------------------------------------------------- shapes
def num(v):
    return v if isinstance(v, str) else ('%.2f' % v).rstrip('0').rstrip('.').replace('-0.', '-.') or '0'


def attrs(more):
    return ''.join(f' {k.rstrip("_").replace("_", "-")}="{num(v)}"' for k, v in more.items())


def circle(cx, cy, r, fill='none', **more):
    at = ('' if cx == 0 else f' cx="{num(cx)}"') + ('' if cy == 0 else f' cy="{num(cy)}"')
    return f'<circle{at} r="{num(r)}" fill="{fill}"{attrs(more)}/>'


def rect(x, y, w, h, fill='none', **more):
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"{attrs(more)}/>'


def path(d, fill='none', **more):
    return f'<path d="{d}" fill="{fill}"{attrs(more)}/>'


def group(inner, **more):
    return f'<g{attrs(more)}>{inner}</g>'


def translate(x, y, inner):
    return f'<g transform="translate({num(x)} {num(y)})">{inner}</g>'


# ---------------------------------------------------------------- document
class Doc:
    """An SVG under construction. Gradients have names and are written once; `prefix` separates the names of two drawings."""

    def __init__(self, box):
        self.box, self.defs, self.body, self.prefix = box, {}, [], ''

    def add(self, *parts):
        self.body += parts

    def define(self, id, text):
        self.defs.setdefault(id, text)
        return f'url(#{id})'

    def linear(self, id, stops, x1=.15, y1=.08, x2=.85, y2=.92):
        """A gradient over the box of the shape, by default from the lamp (top left) to the lower right."""
        id = self.prefix + id
        return self.define(id, f'<linearGradient id="{id}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>')

    def radial(self, id, stops, cx=.5, cy=.5, r=.5, focus=None):
        id = self.prefix + id
        at = f' fx="{focus[0]}" fy="{focus[1]}"' if focus else ''
        return self.define(id, f'<radialGradient id="{id}" cx="{cx}" cy="{cy}" r="{r}"{at}>{_stops(stops)}</radialGradient>')

    def glint(self, id, alpha, cx, cy, rx, ry, turn, colour='#FFFFFF'):
        """A highlight without an edge: a bell-shaped fall-off, squeezed and turned."""
        id = self.prefix + id
        bell = [(q, colour, '%.3f' % (alpha * v)) for q, v in ((0, 1), (.2, .86), (.4, .56), (.6, .26), (.8, .07), (1, 0))]
        self.define(id, f'<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="10">{_stops(bell)}</radialGradient>')
        return (f'<g transform="translate({num(cx)} {num(cy)}) rotate({turn}) scale({num(rx / 10)} {num(ry / 10)})">'
                f'<circle r="10" fill="url(#{id})"/></g>')

    def text(self):
        defs = ''.join(self.defs.values())
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(num(v) for v in self.box)}">'
        return '\n'.join([head, *([f'<defs>{defs}</defs>'] if defs else []), *self.body, '</svg>', ''])

    def save(self, file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(self.text())


def _stops(stops):
    return ''.join(f'<stop offset="{s[0]}" stop-color="{s[1]}"' + ('' if len(s) < 3 else f' stop-opacity="{s[2]}"') + '/>' for s in stops)
