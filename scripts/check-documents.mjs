// Checks that links, source files and settings in all Markdown documents exist, and the tables of requirements.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findBrokenReferences } from './document-references.mjs';
import { root } from './lib.mjs';
import { findTableProblems } from './requirement-table.mjs';

const ignored = ['node_modules', 'dist', 'test-results', 'storybook-static', '.office', '.git'];
const files = globSync(['**/*', '.{ci,github,storybook}/**/*'], {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => ignored.includes(name),
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replaceAll(sep, '/'));
const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('.changeset'));

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
console.log([...broken, ...problems].join('\n'));
process.exit(broken.length + problems.length === 0 ? 0 : 1);
