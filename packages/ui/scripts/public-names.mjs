import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** `entry: name name …` for each entry of the package, from its built types. */
function publicNames(root) {
  const { publishConfig } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entries = Object.entries(publishConfig.exports).filter(([, target]) => target.types);
  const files = entries.map(([, target]) => join(root, target.types));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return entries.map(([entry], index) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const names = symbol ? checker.getExportsOfModule(symbol).map((item) => item.name) : [];
    return `${entry.replace('./', '')}: ${names.sort().join(' ')}`;
  });
}

/**
 * The names that users rely on are a committed file. Throws where the build differs from it, with
 * what came and went; with `update` it writes the file instead.
 */
export function comparePublicNames(root, { update }) {
  const file = join(root, 'public-names.txt');
  // The root entry is the sum of the others.
  const lines = publicNames(root).filter((line) => !line.startsWith('.:'));
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
