// Checks that links, source files and settings in all Markdown documents exist, and their tables.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findBrokenReferences } from './document-references.mjs';
import { root } from './lib.mjs';
import { findTableProblems } from './requirement-table.mjs';
import { findUnevenRows } from './uneven-rows.mjs';

const ignored = ['node_modules', 'dist', 'test-results', 'storybook-static', '.office', '.git'];
const files = globSync(['**/*', '.{changeset,ci,github,storybook}/**/*'], {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => ignored.includes(name),
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll(sep, '/'));
const read = (file) => readFileSync(join(root, file), 'utf8');
const texts = files.filter((file) => file.endsWith('.md'));
const documents = texts.filter((file) => !file.startsWith('.changeset'));

const broken = findBrokenReferences({
  documents: new Map(documents.map((file) => [file, read(file)])),
  files,
  settings: files
    .filter((file) => /^apps\/server\/src\/config\/\w+\.ts$|^scripts\/[\w-]+\.mjs$/.test(file))
    .map(read)
    .join('\n'),
});
const problems = ['docs/asvs.md', 'docs/accessibility.md'].flatMap((file) =>
  findTableProblems(read(file)).map((problem) => `${file}: ${problem}`),
);
const uneven = texts.flatMap((file) =>
  findUnevenRows(read(file)).map((problem) => `${file}: ${problem}`),
);
const all = [...broken, ...problems, ...uneven];
console.log(all.join('\n'));
process.exit(all.length === 0 ? 0 : 1);
