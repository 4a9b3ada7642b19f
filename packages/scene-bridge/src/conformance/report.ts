/** `must`: the page cannot work if the check fails. `should`: it works with limitations. */
export type CheckLevel = 'must' | 'should';

export interface CheckResult {
  name: string;
  level: CheckLevel;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Reason for a failure or a skip; otherwise an optional observation. */
  detail: string;
  milliseconds: number;
}

export interface ConformanceReport {
  loaderUrl: string;
  /** True if no check of level `must` failed or was skipped. */
  conforms: boolean;
  checks: CheckResult[];
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

export function formatReport({ loaderUrl, conforms, checks }: ConformanceReport): string {
  const lines = checks.map(({ name, level, outcome, detail, milliseconds }) => {
    const wish = level === 'should' && outcome !== 'passed' ? ' (should)' : '';
    const time = milliseconds >= 1000 ? ` ${(milliseconds / 1000).toFixed(1)} s` : '';
    const detailText = detail && (outcome === 'passed' ? ` (${detail})` : `\n      ${detail}`);
    return `  ${marks[outcome]} ${name}${wish}${time}${detailText}`;
  });
  const count = (outcome: CheckResult['outcome']) =>
    checks.filter((check) => check.outcome === outcome).length;
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  const verdict = conforms ? 'The scene conforms' : 'The scene does not conform';
  return [loaderUrl, ...lines, '', `${verdict}: ${counts}.`, ''].join('\n');
}
