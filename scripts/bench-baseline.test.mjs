import { describe, expect, it } from 'vitest';
import {
  bestOf,
  compareWithBaseline,
  isFailure,
  medianOf,
  updateBaseline,
} from './bench-baseline.mjs';

const baseline = {
  chat: {
    cost: { value: 10, better: 'lower' },
    throughput: { value: 0.4, better: 'higher' },
  },
};
const cost = (value) => ({ bench: 'chat', name: 'cost', value, better: 'lower' });
const throughput = (value) => ({ bench: 'chat', name: 'throughput', value, better: 'higher' });

function verdicts(ratios, { known = ['chat'], failed = false } = {}) {
  const rows = compareWithBaseline(baseline, [{ bench: 'chat', failed, ratios }], known);
  return rows.map(({ bench, name, verdict }) => [bench, name, verdict]);
}

describe('compareWithBaseline', () => {
  it.each([
    ['a lower-is-better ratio at the limit', cost(12.5), 'ok'],
    ['a lower-is-better ratio above the limit', cost(12.6), 'worse'],
    ['a lower-is-better ratio far below the baseline', cost(5), 'better'],
    [
      'a lower-is-better ratio reported as higher-is-better',
      { ...cost(10), better: 'higher' },
      'no baseline',
    ],
  ])('rates %s', (_, ratio, verdict) => {
    expect(verdicts([ratio, throughput(0.4)])[0]).toEqual(['chat', 'cost', verdict]);
  });

  it.each([
    ['within the limit', 0.31, 'ok'],
    ['below the limit', 0.29, 'worse'],
    ['far above the baseline', 0.6, 'better'],
  ])('rates a higher-is-better ratio %s', (_, value, verdict) => {
    expect(verdicts([cost(10), throughput(value)])[1]).toEqual(['chat', 'throughput', verdict]);
  });

  it('fails a ratio without baseline', () => {
    const latency = { bench: 'chat', name: 'latency', value: 1, better: 'lower' };
    const rows = verdicts([cost(10), throughput(0.4), latency]);
    expect(rows.at(-1)).toEqual(['chat', 'latency', 'no baseline']);
  });

  it('fails a ratio of the baseline that is not reported', () => {
    expect(verdicts([cost(10)]).at(-1)).toEqual(['chat', 'throughput', 'not reported']);
  });

  it('fails every ratio of a benchmark without baseline', () => {
    const runs = [{ bench: 'chat', ratios: [cost(10), throughput(0.4)] }];
    const rows = compareWithBaseline({}, runs, ['chat']);
    expect(rows.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['cost', 'no baseline'],
      ['throughput', 'no baseline'],
    ]);
  });

  it('fails a benchmark without ratios and baseline', () => {
    const rows = compareWithBaseline({}, [{ bench: 'crash', ratios: [] }], ['crash']);
    expect(rows).toEqual([{ bench: 'crash', verdict: 'no baseline' }]);
  });

  it('fails a baseline without benchmark', () => {
    const rows = verdicts([cost(10), throughput(0.4)], { known: [] });
    expect(rows.at(-1)).toEqual(['chat', undefined, 'no such benchmark']);
  });

  it('fails a benchmark that threw after it reported a ratio', () => {
    expect(verdicts([cost(10)], { failed: true })).toEqual([['chat', undefined, 'threw']]);
  });

  it('passes a benchmark without ratios whose baseline is empty', () => {
    const rows = compareWithBaseline({ crash: {} }, [{ bench: 'crash', ratios: [] }], ['crash']);
    expect(rows).toEqual([{ bench: 'crash', verdict: 'ok' }]);
  });
});

describe('isFailure', () => {
  it.each([
    ['ok', false],
    ['better', false],
    ['worse', true],
    ['threw', true],
    ['no baseline', true],
    ['not reported', true],
    ['no such benchmark', true],
  ])('of the verdict %s is %s', (verdict, expected) => {
    expect(isFailure({ verdict })).toBe(expected);
  });
});

describe('updateBaseline', () => {
  it('replaces the ratios of the runs and keeps those of other benchmarks', () => {
    const runs = [{ bench: 'crash', ratios: [] }];
    expect(updateBaseline(baseline, runs, ['chat', 'crash'])).toEqual({ ...baseline, crash: {} });
  });

  it('removes ratios that are no longer reported', () => {
    const runs = [{ bench: 'chat', ratios: [cost(7.7777)] }];
    expect(updateBaseline(baseline, runs, ['chat'])).toEqual({
      chat: { cost: { value: 7.78, better: 'lower' } },
    });
  });

  it('removes benchmarks that no longer exist', () => {
    expect(updateBaseline(baseline, [], [])).toEqual({});
  });
});

describe('several runs of a benchmark', () => {
  const run = (costValue, throughputValue, options = {}) => ({
    bench: 'chat',
    seconds: 5,
    failed: false,
    ratios: [cost(costValue), throughput(throughputValue)],
    ...options,
  });
  const runs = [run(14, 0.3), run(11, 0.5), run(12, 0.2)];

  it('bestOf takes the best value of each ratio and adds the durations', () => {
    expect(bestOf(runs)).toEqual(run(11, 0.5, { seconds: 15 }));
  });

  it('medianOf takes the median of each ratio', () => {
    expect(medianOf(runs)).toEqual(run(12, 0.3, { seconds: 15 }));
  });

  it('a failed run fails all', () => {
    const failed = { bench: 'chat', seconds: 1, failed: true, ratios: [] };
    expect(bestOf([runs[0], failed])).toBe(failed);
  });
});
