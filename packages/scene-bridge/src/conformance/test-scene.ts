import { checks } from './checks.ts';
import type { Run } from './checks.ts';
import { ScriptedHost } from './host.ts';
import type { SceneUnderTest, Started } from './host.ts';
import type { CheckResult, ConformanceReport } from './report.ts';
import { signInSample } from './samples.ts';

/** Runs all checks against a scene build in this page. Never rejects: failures are part of the report. */
export async function testScene(
  scene: Pick<SceneUnderTest, 'loaderUrl'> & Partial<SceneUnderTest>,
  onCheck: (result: CheckResult) => void = () => {},
): Promise<ConformanceReport> {
  const place = document.body.appendChild(document.createElement('div'));
  const host = new ScriptedHost({ signIn: signInSample, startTimeoutMs: 60_000, ...scene }, place);
  const run: Run = { host, started: undefined };
  const results: CheckResult[] = [];
  for (const check of checks) {
    const begin = performance.now();
    let outcome: CheckResult['outcome'] = 'passed';
    let detail = '';
    host.takeErrors();
    if (check.needsScene && !run.started) {
      outcome = 'skipped';
      detail = 'there is no running scene';
    } else {
      try {
        detail = (await check.run(run as Run & { started: Started })) ?? '';
      } catch (error) {
        outcome = 'failed';
        detail = error instanceof Error ? error.message : String(error);
      }
      const errors = host.takeErrors();
      if (errors.length > 0) {
        outcome = 'failed';
        detail = [detail, `errors in the page: ${[...new Set(errors)].join('; ')}`]
          .filter(Boolean)
          .join(' — ');
      }
    }
    const { name, level } = check;
    const result = {
      name,
      level,
      outcome,
      detail,
      milliseconds: Math.round(performance.now() - begin),
    };
    results.push(result);
    onCheck(result);
  }
  place.remove();
  const conforms = results.every(
    ({ level, outcome }) => level === 'should' || outcome === 'passed',
  );
  return { loaderUrl: scene.loaderUrl, conforms, checks: results };
}
