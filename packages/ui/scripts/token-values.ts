// Converts CSS values to values of the Design Tokens Format Module 2025.10.

export interface ColorValue {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
}

const round = (number: number) => Math.round(number * 1000) / 1000;

const colorOf = (channels: number[], alpha: number): ColorValue => ({
  colorSpace: 'srgb',
  components: channels.map((channel) => round(channel / 255)),
  alpha: round(alpha),
  hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
});

/** Parses `#rrggbb`, `#rrggbbaa`, `rgb()`, `white`, and mixes of them with `transparent`. */
export function parseColor(text: string): ColorValue {
  const [, mixed, percent] =
    /^color-mix\(in oklab, (.+) ([\d.]+)%, transparent\)$/.exec(text) ?? [];
  if (mixed) {
    const color = parseColor(mixed);
    return { ...color, alpha: round((color.alpha * Number(percent)) / 100) };
  }
  const [, hex, hexAlpha = 'ff'] =
    /^#([\da-f]{6})([\da-f]{2})?$/i.exec(text === 'white' ? '#ffffff' : text) ?? [];
  if (hex) {
    const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    return colorOf(channels, Number.parseInt(hexAlpha, 16) / 255);
  }
  const [red, green, blue, alpha = '1'] = /^rgba?\((.+)\)$/.exec(text)?.[1]!.split(/[\s,/]+/) ?? [];
  if (!blue) throw new Error(`${text} is not a colour`);
  const share = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return colorOf([red, green, blue].map(Number), share);
}

function parseLength(text: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text)!;
  return { value: Number(value), unit };
}

const splitList = (text: string) => text.split(/,\s*(?![^(]*\))/);

const parseShadow = (text: string) =>
  splitList(text).map((layer) => {
    const [, lengths, color] = /^((?:-?[\d.]+(?:px)?\s+){3,4})(.+)$/.exec(layer.trim())!;
    const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = lengths!
      .trim()
      .split(/\s+/)
      .map(parseLength);
    return { color: parseColor(color!), offsetX, offsetY, blur, spread };
  });

/** Types of the specification → parser of a CSS value. */
export const parsers: Record<string, (text: string) => unknown> = {
  color: parseColor,
  dimension: parseLength,
  shadow: parseShadow,
  number: Number,
  fontWeight: Number,
  duration: (text) => ({ value: Number.parseFloat(text), unit: 'ms' }),
  cubicBezier: (text) => text.match(/[\d.]+/g)!.map(Number),
  fontFamily: (text) => splitList(text).map((name) => name.replaceAll(/^'|'$/g, '')),
};
