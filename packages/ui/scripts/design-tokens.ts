// The tokens as W3C design-token JSON (Design Tokens Format Module 2025.10), for design tools and documentation.
// References to the Radix scales are resolved to sRGB values.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration, type Rule } from 'postcss';
import { darkTokens, tokens } from '../src/styles/tokens.ts';
import { parsers } from './token-values.ts';

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
