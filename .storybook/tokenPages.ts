import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { designTokens, type TokenGroup } from '../packages/ui/scripts/design-tokens.ts';

/** Module with the data of the page "Tokens". */
const moduleName = 'virtual:design-tokens';
const source = join(import.meta.dirname, '../packages/ui/src');

export interface TokenData {
  light: TokenGroup;
  dark: TokenGroup;
  /** Path of a token, such as `color.text` → components whose styles use it. */
  usedBy: Record<string, string[]>;
}

function findUses(): Record<string, string[]> {
  const uses: Record<string, Set<string>> = {};
  for (const file of globSync('{primitives,patterns,screens}/**/*.{ts,tsx}', { cwd: source })) {
    if (/\.(test|stories|docs)\./.test(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, path] of text
      .replaceAll('planVars.', 'vars.plan.')
      .matchAll(/\bvars\.(\w+(?:\.\w+|\[\w+\]|\['\w+'\])+)/g)) {
      const token = path!.replaceAll(/\['?(\w+)'?\]/g, '.$1');
      (uses[token] ??= new Set()).add(basename(dirname(file)));
    }
  }
  return Object.fromEntries(
    Object.entries(uses).map(([token, components]) => [token, [...components].sort()]),
  );
}

export function tokenPages(): Plugin {
  return {
    name: 'token-pages',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const data: TokenData = {
        light: designTokens('light'),
        dark: designTokens('dark'),
        usedBy: findUses(),
      };
      return `export default ${JSON.stringify(data)}`;
    },
  };
}
