// npm run bench [-- <name>]: builds the sources if needed and runs one benchmark; lists the benchmarks
// without a name. Benchmarks are the files bench/<name>.bench.ts of the packages.
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
