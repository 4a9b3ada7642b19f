import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports of what runs in browsers: hooks, elements, and packages that are made of them. */
const ofBrowsers =
  /(?:from|import) "(?:react|react\/[^"]*|react-i18next|react-day-picker|lucide-react|virtua|@?radix-ui[^"]*)";/;

/**
 * Fails where a built module needs a browser and does not begin with `'use client'`, or where one does that
 * passes on all of another: a server component could import neither.
 */
export function checkClientModules(dist) {
  const wrong = globSync('**/*.js', { cwd: dist }).filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    const isClient = /^['"]use client['"];/.test(text);
    return isClient ? /^export \* from/m.test(text) : ofBrowsers.test(text);
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
