import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ok, problem, runChecks, warning, type Check } from './check.ts';
import { runDoctor } from './doctor-command.ts';

const check = (run: Check['run']): Check => ({ name: 'example', advice: 'Restart it.', run });
const findingOf = async (run: Check['run'], limit = 5000) =>
  (await runChecks([check(run)], limit))[0]!;

describe('runChecks', () => {
  it('returns the finding with the name of the check', async () => {
    const finding = await findingOf(() => Promise.resolve(ok('Fine.')));
    expect(finding).toEqual({ name: 'example', status: 'ok', message: 'Fine.' });
  });

  it('reports an error as a problem with the advice of the check', async () => {
    const finding = await findingOf(() => Promise.reject(new Error('Connection\nrefused.')));
    expect(finding).toMatchObject({
      status: 'problem',
      message: 'Connection refused. Restart it.',
    });
  });

  it('reports the first address of a host with several addresses', async () => {
    const error = new AggregateError([new Error('connect ECONNREFUSED ::1:1')]);
    const { message } = await findingOf(() => Promise.reject(error));
    expect(message).toBe('connect ECONNREFUSED ::1:1. Restart it.');
  });

  it('reports a check without an answer within the limit as a problem', async () => {
    const finding = await findingOf(() => new Promise(() => undefined), 10);
    expect(finding).toMatchObject({
      status: 'problem',
      message: 'No answer within 0.01 s. Restart it.',
    });
  });

  it('runs the checks in parallel', async () => {
    const started = new EventEmitter();
    const waits = check(() => once(started, 'started').then(() => ok('Second.')));
    const releases = check(() => Promise.resolve(ok(`First: ${started.emit('started')}.`)));
    const results = await runChecks([waits, releases], 5000);
    expect(results.map(({ message }) => message)).toEqual(['Second.', 'First: true.']);
  });
});

describe('runDoctor', () => {
  const run = async (words: string[], findings: ReturnType<typeof ok>[]) => {
    const printed: string[] = [];
    const results = findings.map((finding) => ({ name: 'example', ...finding }));
    const print = (line: string) => void printed.push(line);
    const code = await runDoctor(words, print, () => Promise.resolve(results));
    return { code, printed };
  };

  it('returns 0 for warnings and 1 for problems', async () => {
    expect((await run([], [ok('a'), warning('b')])).code).toBe(0);
    expect((await run([], [ok('a'), problem('b')])).code).toBe(1);
  });

  it('prints one line for each check and the counts', async () => {
    const { printed } = await run([], [ok('Fine.'), problem('Broken.')]);
    expect(printed).toEqual([
      'ok       example  Fine.',
      'problem  example  Broken.',
      'Problems: 1. Warnings: 0.',
    ]);
  });

  it('prints JSON with --json', async () => {
    const { printed } = await run(['--json'], [warning('Slow.')]);
    expect(JSON.parse(printed.join('\n'))).toEqual({
      status: 'warning',
      checks: [{ name: 'example', status: 'warning', message: 'Slow.' }],
    });
  });

  it('rejects unknown arguments', async () => {
    await expect(run(['--xml'], [])).rejects.toMatchObject({ name: 'UsageError' });
  });
});
