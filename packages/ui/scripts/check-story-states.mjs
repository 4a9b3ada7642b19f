// Checks that the stories of each component have all of its states: each value of a `status` in the types of its props,
// and each busy property (a boolean such as `submitting` or `loadingMore`) set at least once.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createPropsProgram } from './props-program.mjs';
import { findStates, isSetIn } from './story-states.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));

const { program, checker } = createPropsProgram(['primitives', 'patterns', 'screens']);

/** Text of the story files of a folder and of the fixtures that they import. */
function storyText(folder) {
  const files = new Set(
    globSync('*.stories.tsx', { cwd: folder }).map((file) => join(folder, file)),
  );
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      if (/fixtures|stories|decorator/.test(path)) files.add(resolve(dirname(file), path));
    }
  }
  return [...files].map((file) => readFileSync(file, 'utf8')).join('\n');
}

const problems = [];
for (const file of globSync('{primitives,patterns,screens/*,screens/admin/*}/*/*.stories.tsx', {
  cwd: src,
})) {
  const folder = dirname(join(src, file));
  const name = basename(folder);
  if (basename(file) !== `${name}.stories.tsx`) continue;
  const source = program.getSourceFile(join(folder, `${name}.tsx`));
  const props = source?.statements.find(
    (node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      node.name.text === `${name}Props`,
  );
  if (!props) continue;
  const text = storyText(folder);
  for (const state of findStates(checker, checker.getTypeAtLocation(props.name))) {
    if (!isSetIn(text, state))
      problems.push(`${file}: no story has ${state.path}${state.name}: ${state.value}`);
  }
}
console.log(problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
