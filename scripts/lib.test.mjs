import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './lib.mjs';

/** Runs a task of two steps, each of which prints 300 lines; the second one fails on demand. */
function task({ failing = false, verbose = false } = {}) {
  const noisy = (code) =>
    `for (let i = 1; i <= 300; i += 1) console.log('file ' + i); process.exitCode = ${code};`;
  const script = `
    import { step } from './scripts/lib.mjs';
    await step('Building', 'node', ['--eval', ${JSON.stringify(noisy(0))}]);
    await step('Packing', 'node', ['--eval', ${JSON.stringify(noisy(failing ? 3 : 0))}]);`;
  return spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', ...(verbose ? ['--verbose'] : [])],
    { cwd: root, encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'notice' } },
  );
}

describe('a step of a task', () => {
  it('says its name and its time in one line', () => {
    const { status, stdout } = task();
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^Building … [\d.]+ s$/),
      expect.stringMatching(/^Packing … [\d.]+ s$/),
    ]);
  });

  it('shows its own output when it fails, and ends the task with its code', () => {
    const { status, stdout, stderr } = task({ failing: true });
    expect(status).toBe(3);
    expect(stdout).not.toContain('file 1');
    expect(stderr.match(/^file \d+$/gm)).toHaveLength(300);
  });

  it('shows all output when it is asked to', () => {
    const { stdout } = task({ verbose: true });
    expect(stdout.match(/^file \d+$/gm)).toHaveLength(600);
  });
});
