// npm run bench [-- <name>]: runs one benchmark on what is built from the sources as they are, or lists them.
// A benchmark is a file bench/<name>.bench.ts of a package.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root, run } from './lib.mjs';

const [name, ...args] = process.argv.slice(2);
const benches = new Map(
  globSync('{apps,packages}/*/bench/*.bench.ts', { cwd: root }).map((file) => [
    basename(file, '.bench.ts'),
    file,
  ]),
);
if (!benches.has(name)) {
  console.log(
    `Benchmarks: ${[...benches.keys()].sort().join(', ')}\nRun one with: npm run bench -- <name>`,
  );
  process.exit(name ? 2 : 0);
}
await import('./build.mjs');
process.exit(await run('node', [benches.get(name), ...args]));
