import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches imports that need a browser: hooks, elements and packages that use them. */
const browserImports =
  /(?:from|import) "(?:react|react\/[^"]*|react-i18next|react-day-picker|lucide-react|virtua|@?radix-ui[^"]*)";/;

/** Checks `'use client'`: server components cannot import browser modules without it, nor `export *`. */
export function checkClientModules(dist) {
  const wrong = globSync('**/*.js', { cwd: dist }).filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const isClient = /^['"]use client['"];/.test(text);
    return isClient ? /^export \* from/m.test(text) : browserImports.test(text);
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
