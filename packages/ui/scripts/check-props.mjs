// Checks that the public types follow the convention for props in README.md, "Prop names": all rules for
// primitives and patterns, the rules for names and callbacks for screens.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findNameProblems, findTypeProblems } from './prop-rules.mjs';
import { createPropsProgram } from './props-program.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const src = join(root, 'src');

/** Props whose type depends on the component. */
const differing = {
  actions: 'the actions for a person, by name, in `PersonMenu`',
  candidates: 'a list without pages in `AudienceField`',
  current: 'true in `Link`, the id or index in navigation and steps',
  error: 'with the field in forms',
  expanded: 'the ids of nodes in `Tree`',
  filters: 'the applied filters in `FilterBar`',
  mark: 'the words "required" and "optional" in fields',
  max: 'a date in date fields',
  min: 'a date in date fields',
  now: 'a function where the component updates itself',
  padding: 'a step of the grid in `Stack`',
  presence: 'a `PresenceDot` in `Avatar`',
  step: 'also a text, as of the attribute, in `TextField`',
};

const { files, program, checker } = createPropsProgram(['primitives', 'patterns']);

const isOwn = (declaration) => declaration.getSourceFile().fileName.startsWith(src);

function exportedTypes(file) {
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .filter(({ declarations }) => declarations.every(isOwn));
}

const screens = globSync('screens/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.(?:stories|fixtures|test)\./.test(file),
);
const publicNames = new Set(readFileSync(join(root, 'public-names.txt'), 'utf8').split(/\s+/));
const problems = [
  ...findTypeProblems(checker, files.flatMap(exportedTypes), { isOwn, differing }),
  ...screens.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return findNameProblems(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), publicNames);
  }),
];
console.log(problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
