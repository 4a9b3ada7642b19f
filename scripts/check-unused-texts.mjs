// Reports keys of strings.en.json that no source file names, as a literal or as a template such as
// `role.${role}`. A template that only consists of a variable does not count.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const withoutNamespace = (key) => key.replace(/^[\w-]+:/, '');

const sources = globSync('{packages/ui,packages/client,apps/web,apps/admin}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (file) => /\.(?:test|stories)\.tsx?$/.test(file),
}).map(read);

const literals = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(['"`])([\w:.-]+)\1/g)].map(([, , key]) => withoutNamespace(key)),
  ),
);

/** Returns the texts around the expressions of a template literal, which can contain braces. */
function partsOf(template) {
  const parts = [''];
  let depth = 0;
  for (const sign of template.replaceAll('${', '{')) {
    if (sign === '{' && depth++ === 0) parts.push('');
    else if (sign === '}') depth--;
    else if (depth === 0) parts[parts.length - 1] += sign;
  }
  return parts;
}

const templates = sources
  .flatMap((source) => [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)])
  .map(([, template]) => partsOf(withoutNamespace(template)))
  .filter((parts) => /^[\w.-]*\w[\w.-]*$/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[\\w.-]+')}$`));

function keysOf(texts, path = '') {
  return typeof texts === 'string'
    ? [path]
    : Object.entries(texts).flatMap(([key, child]) => keysOf(child, path ? `${path}.${key}` : key));
}

/** Removes the suffix of a plural or context (`count_one`) and the position in a list. */
const usedName = (key) => key.replace(/_[a-z]+$/, '').replace(/\.\d+(?:\..*)?$/, '');

const unused = globSync('{packages/ui,apps/web,apps/admin}/src/**/strings.en.json', {
  cwd: root,
}).flatMap((file) =>
  keysOf(JSON.parse(read(file)))
    .filter((key) => {
      const name = usedName(key);
      return !literals.has(name) && !templates.some((template) => template.test(name));
    })
    .map((key) => `${file}: ${key} is not used`),
);

console.log(unused.join('\n'));
process.exit(unused.length === 0 ? 0 : 1);
