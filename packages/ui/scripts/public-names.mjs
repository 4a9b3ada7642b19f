import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entries } from './entries.mjs';

function publicSurface(root) {
  // `screens` has the names of all areas.
  const modules = [...entries()].filter(([entry]) => entry !== 'screens');
  const files = modules.map(([, module]) => join(root, 'dist', `${module}.d.ts`));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const surface = modules.map(([entry], index) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    return { entry, file: files[index], exported };
  });
  return { checker, surface };
}

export function checkDescriptions(root) {
  const { checker, surface } = publicSurface(root);
  const isOurs = ({ declarations }) =>
    declarations?.some((each) => !each.getSourceFile().fileName.includes('node_modules'));
  const undocumented = surface
    .filter(({ file }) => /dist\/(primitives|patterns)\//.test(file))
    .flatMap(({ exported }) => exported.filter(({ name }) => name.endsWith('Props')))
    .flatMap((props) => {
      const symbol = props.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(props) : props;
      return checker
        .getDeclaredTypeOfSymbol(symbol)
        .getProperties()
        .filter((prop) => isOurs(prop) && prop.getDocumentationComment(checker).length === 0)
        .map((prop) => `${props.name}.${prop.name}`);
    });
  if (undocumented.length > 0) throw new Error(`Without a description: ${undocumented.join(', ')}`);
}

/** Throws with the added and removed names. With `update`, writes the committed list instead. */
export function comparePublicNames(root, { update }) {
  const file = join(root, 'public-names.txt');
  const lines = publicSurface(root).surface.map(
    ({ entry, exported }) =>
      `${entry}: ${exported
        .map(({ name }) => name)
        .sort()
        .join(' ')}`,
  );
  if (update) {
    writeFileSync(file, `${lines.join('\n')}\n`);
    return;
  }
  const agreed = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  const came = lines.filter((line) => !agreed.has(line)).map((line) => `+ ${line}`);
  const went = [...agreed].filter((line) => !lines.includes(line)).map((line) => `- ${line}`);
  if (came.length + went.length === 0) return;
  throw new Error(
    [...went, ...came, 'If this is meant: run it with --update and add a changeset.'].join('\n'),
  );
}
