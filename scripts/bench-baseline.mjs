// Compares the ratios of a run of the benchmarks with the committed baseline.

/** A ratio that is worse than the baseline by more than this share fails. */
export const tolerance = 0.25;

const failures = new Set(['worse', 'threw', 'no baseline', 'not reported', 'no such benchmark']);

export const isFailure = ({ verdict }) => failures.has(verdict);

/**
 * Returns one row per ratio and per benchmark without ratios: `{ bench, name, value, baseline, verdict }`. The
 * baseline maps benchmarks to ratios by name, `{ value, better }`. `runs` are `{ bench, failed, ratios }`.
 * `known` are the names of all benchmarks.
 */
export function compareWithBaseline(baseline, runs, known) {
  const stale = Object.keys(baseline)
    .filter((bench) => !known.includes(bench))
    .map((bench) => ({ bench, verdict: 'no such benchmark' }));
  return [...runs.flatMap((run) => compareRun(baseline[run.bench], run)), ...stale];
}

function compareRun(stored, { bench, failed, ratios }) {
  if (failed) return [{ bench, verdict: 'threw' }];
  const baseline = stored ?? {};
  const reported = ratios.map(({ name, value, better }) => {
    const expected = baseline[name];
    const verdict = expected ? verdictOf({ value, better }, expected) : 'no baseline';
    return { bench, name, value, baseline: expected?.value, verdict };
  });
  const missing = Object.keys(baseline)
    .filter((name) => !ratios.some((ratio) => ratio.name === name))
    .map((name) => ({
      bench,
      name,
      baseline: baseline[name].value,
      verdict: 'not reported',
    }));
  const rows = [...reported, ...missing];
  return rows.length > 0 ? rows : [{ bench, verdict: stored ? 'ok' : 'no baseline' }];
}

/** Returns the run with the best value of each ratio of several runs of one benchmark. */
export function bestOf(runs) {
  return mergeRuns(runs, (values, better) =>
    better === 'lower' ? Math.min(...values) : Math.max(...values),
  );
}

/** Returns the run with the median of each ratio of several runs of one benchmark. */
export function medianOf(runs) {
  return mergeRuns(
    runs,
    (values) => values.toSorted((one, other) => one - other)[values.length >> 1],
  );
}

function mergeRuns(runs, merge) {
  const [first] = runs;
  const failed = runs.find((run) => run.failed);
  if (failed) return failed;
  const ratios = first.ratios.map((ratio) => {
    const values = runs.flatMap((run) =>
      run.ratios.filter(({ name }) => name === ratio.name).map(({ value }) => value),
    );
    return { ...ratio, value: merge(values, ratio.better) };
  });
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return { ...first, seconds, ratios };
}

function verdictOf({ value, better }, expected) {
  if (better !== expected.better) return 'no baseline';
  const change = (value - expected.value) / expected.value;
  const worsening = better === 'lower' ? change : -change;
  if (worsening > tolerance) return 'worse';
  return worsening < -tolerance ? 'better' : 'ok';
}

/** Returns the baseline with the ratios of the runs, without benchmarks that no longer exist. */
export function updateBaseline(baseline, runs, known) {
  const updated = runs.map(({ bench, ratios }) => [
    bench,
    Object.fromEntries(
      ratios.map(({ name, value, better }) => [
        name,
        { value: Number(value.toPrecision(3)), better },
      ]),
    ),
  ]);
  const all = { ...baseline, ...Object.fromEntries(updated) };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([bench]) => known.includes(bench))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
