// Builds dist/: modules and styles (vite), types (tsc) and texts.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { designTokens } from './design-tokens.ts';
import { locales, writeBuiltEntries, writeEntries } from './entries.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const bin = [root, join(root, '../..')].map((folder) => join(folder, 'node_modules/.bin'));
const env = { ...process.env, PATH: [...bin, process.env.PATH].join(delimiter) };

const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });

/**
 * Replaces source file names with the built files. Adds `| undefined` to optional properties, which
 * consumers with `exactOptionalPropertyTypes` need to pass the values of `FormField`.
 */
function adaptTypes() {
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8')
      .replace(/^import '[^']*\.css(?:\.ts)?';\n/gm, '')
      .replace(/(from |import\()(['"])(\.{1,2}\/[^'"]*)\.tsx?\2/g, '$1$2$3.js$2');
    writeFileSync(path, withUndefined(text));
  }
}

function withUndefined(text) {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest);
  const changes = [];
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!node.questionToken || !node.type) return;
    if (ts.isMethodSignature(node)) {
      changes.push(
        [node.questionToken.end, node.questionToken.end, ': ('],
        [node.parameters.end + 1, node.type.getStart(source), ' => '],
        [node.type.end, node.type.end, ') | undefined'],
      );
    } else if (ts.isPropertySignature(node) && !node.type.getText(source).endsWith('undefined')) {
      const { kind } = node.type;
      const isWhole = kind !== ts.SyntaxKind.FunctionType && kind !== ts.SyntaxKind.ConditionalType;
      const start = node.type.getStart(source);
      if (isWhole) changes.push([node.type.end, node.type.end, ' | undefined']);
      else changes.push([start, start, '('], [node.type.end, node.type.end, ') | undefined']);
    }
  };
  visit(source);
  return changes
    .sort(([a], [b]) => a - b)
    .reduceRight(
      (changed, [start, end, by]) => changed.slice(0, start) + by + changed.slice(end),
      text,
    );
}

function copyLocales() {
  for (const [path, file] of locales()) {
    const target = join(dist, 'locales', path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, 'src', file), target);
  }
}

function writeDesignTokens() {
  mkdirSync(join(dist, 'tokens'), { recursive: true });
  for (const mode of ['light', 'dark']) {
    const text = JSON.stringify(designTokens(mode), null, 2);
    writeFileSync(join(dist, 'tokens', `${mode}.json`), `${text}\n`);
  }
}

export async function build() {
  if (!(await writeEntries({ check: true }))) {
    throw new Error('The list of components is stale: node packages/ui/scripts/entries.mjs');
  }
  rmSync(dist, { recursive: true, force: true });
  run('vite', 'build', '--logLevel', 'error');
  // Removes Vite's stylesheet, which is ordered by chunk; componentCss() writes one ordered by layer.
  rmSync(join(dist, 'ui.css'), { force: true });
  run('tsc', '-p', 'tsconfig.build.json');
  adaptTypes();
  writeBuiltEntries();
  copyLocales();
  writeDesignTokens();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
