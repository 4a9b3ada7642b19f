import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Type checker of entries, such as `primitives` of `src/entries/primitives.ts`. */
export function createPropsProgram(entries) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const files = entries.map((name) => join(root, 'src/entries', `${name}.ts`));
  const program = ts.createProgram(files, { ...config.options, noEmit: true, types: [] });
  return { files, program, checker: program.getTypeChecker() };
}
