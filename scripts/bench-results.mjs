// Shared by all benchmarks. A benchmark takes part in `npm run bench -- all` as follows:
//
// 1. It is a file `{apps,packages}/*/bench/<name>.bench.ts`. It takes its arguments from `benchArguments` and
//    runs with small sizes if `isQuick`: 5 to 15 seconds on an idle machine.
// 2. It throws, or exits with another code than 0, when the result of a step is wrong.
// 3. In quick runs, it calls `reportRatio` with counts that do not depend on the load of the machine: SQL statements
//    (`countsStatements` of `startChildServer`), requests, bytes, and elements and commits (`countDrawing`), where possible
//    relative to a bare equivalent. Otherwise it compares CPU times with those of a bare equivalent in the same run, by
//    `medianRatio`. Child processes may call it as well. A benchmark without a ratio is a list of checks.
// 4. `npm run bench -- <name> --quick --update` stores its ratios in `bench/baseline.json`.
import { appendFileSync } from 'node:fs';

/** Environment variable with the path of the file that collects the ratios. */
export const resultsVariable = 'OFFICE_BENCH_RESULTS';

export const isQuick = process.argv.includes('--quick');

/** Command-line arguments of the benchmark, without `--quick`. */
export const benchArguments = process.argv.slice(2).filter((word) => word !== '--quick');

/** Prints a ratio and passes it to `npm run bench`. `better` says which values are improvements. */
export function reportRatio({ bench, name, value, better }) {
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`${bench}, ${name}: ${value}`);
  console.log(`Ratio: ${name} ${value.toPrecision(3)} (${better} is better)`);
  const file = process.env[resultsVariable];
  if (file) appendFileSync(file, `${JSON.stringify({ bench, name, value, better })}\n`);
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}

/**
 * Alternates both, so that other load affects them equally. Returns the median ratio without
 * warm-up.
 */
export async function medianRatio(rounds, { subject, bare }) {
  const ratios = [];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = await subject(round);
    const ratio = measured / (await bare(round));
    if (round > 0) ratios.push(ratio);
  }
  return median(ratios);
}
