/**
 * `must`: the page cannot work with a scene that fails here. `should`: it can, with less: the page waits
 * for an answer in vain, or a message is not understood.
 */
export type CheckLevel = 'must' | 'should';

export interface CheckResult {
  name: string;
  level: CheckLevel;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was left out; else what was seen, if there is something to say. */
  detail: string;
  milliseconds: number;
}

export interface ConformanceReport {
  loaderUrl: string;
  /** No check of level `must` failed or was skipped. */
  conforms: boolean;
  checks: CheckResult[];
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** The report for people: a line for each check, then the verdict. */
export function formatReport({ loaderUrl, conforms, checks }: ConformanceReport): string {
  const lines = checks.map(({ name, level, outcome, detail, milliseconds }) => {
    const wish = level === 'should' && outcome !== 'passed' ? ' (should)' : '';
    const time = milliseconds >= 1000 ? ` ${(milliseconds / 1000).toFixed(1)} s` : '';
    const told = detail && (outcome === 'passed' ? ` (${detail})` : `\n      ${detail}`);
    return `  ${marks[outcome]} ${name}${wish}${time}${told}`;
  });
  const count = (outcome: CheckResult['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  const verdict = conforms ? 'The scene conforms' : 'The scene does not conform';
  return [loaderUrl, ...lines, '', `${verdict}: ${counts}.`, ''].join('\n');
}
