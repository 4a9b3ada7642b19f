// The tokens as W3C design-token JSON (Design Tokens Format Module 2025.10), for design tools and documentation.
// References to the Radix scales are resolved to sRGB values.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration, type Rule } from 'postcss';
import { darkTokens, tokens } from '../src/styles/tokens.ts';

export interface ColorValue {
  colorSpace: 'srgb';
  components: number[];
  alpha: number;
  hex: string;
}

export interface Token {
  $type: string;
  $value: unknown;
}

export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

interface Values {
  readonly [name: string]: string | Values;
}

const radixFile = fileURLToPath(new URL('../src/styles/radix/tokens.css', import.meta.url));

/** Types of groups and of single tokens. */
const types: Record<string, string> = {
  ...{ color: 'color', presence: 'color', plan: 'color', chart: 'color' },
  ...{ note: 'color', stage: 'color', space: 'dimension', radius: 'dimension', size: 'dimension' },
  ...{ shadow: 'shadow', layer: 'number', lineHeight: 'number', weight: 'fontWeight' },
  ...{ body: 'fontFamily', mono: 'fontFamily', motion: 'duration', ease: 'cubicBezier' },
};

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

const parsers: Record<string, (text: string) => unknown> = {
  color: parseColor,
  dimension: parseLength,
  shadow: parseShadow,
  number: Number,
  fontWeight: Number,
  duration: (text) => ({ value: Number.parseFloat(text), unit: 'ms' }),
  cubicBezier: (text) => text.match(/[\d.]+/g)!.map(Number),
  fontFamily: (text) => splitList(text).map((name) => name.replaceAll(/^'|'$/g, '')),
};

export type ColorMode = 'light' | 'dark';

/** Custom properties of a mode, without those for wide-gamut displays. */
function radixProperties(mode: ColorMode): Map<string, string> {
  const applies = (selector: string) => {
    const own = selector.replaceAll(/:not\([^)]*\)/g, '');
    if (own.includes("='gray'")) return false;
    return !/\.(light|dark)\b/.test(own) || own.includes(`.${mode}`);
  };
  const properties = new Map<string, string>();
  postcss
    .parse(readFileSync(radixFile, 'utf8'))
    .walkDecls(/^--/, ({ prop, value, parent }: Declaration) => {
      const { selectors, parent: outer } = parent as Rule;
      const isWideGamut = outer?.type === 'atrule' && 'name' in outer && outer.name !== 'layer';
      if (!isWideGamut && selectors.some(applies)) properties.set(prop, value);
    });
  return properties;
}

/** Replaces references. Properties of `Theme` have no value, so that their fallback is used. */
function resolveReferences(text: string, properties: ReadonlyMap<string, string>): string {
  const reference = /var\((--[\w-]+)(?:, ([^()]*(?:\([^()]*\))?))?\)/;
  let resolved = text;
  for (let match; (match = reference.exec(resolved));) {
    const [whole, name, fallback] = match;
    const value = properties.get(name!) ?? fallback;
    if (value === undefined) throw new Error(`${name} has no value`);
    resolved = resolved.replace(whole, value);
  }
  return resolved;
}

export function designTokens(mode: ColorMode): TokenGroup {
  const properties = radixProperties(mode);
  const convert = (group: Values, groupType: string, dark: Values = {}): TokenGroup =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => {
        const type = types[name] ?? groupType;
        const inDark = dark[name];
        if (typeof value === 'object') return [name, convert(value, type, inDark as Values)];
        const text = mode === 'dark' && typeof inDark === 'string' ? inDark : value;
        return [name, { $type: type, $value: parsers[type]!(resolveReferences(text, properties)) }];
      }),
    );
  return convert(tokens, 'dimension', darkTokens);
}
