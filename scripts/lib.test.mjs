import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './lib.mjs';

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

describe('step', () => {
  it('prints its name and duration on one line', () => {
    const { status, stdout } = task();
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^Building … [\d.]+ s$/),
      expect.stringMatching(/^Packing … [\d.]+ s$/),
    ]);
  });

  it('prints its output and exits with its code when it fails', () => {
    const { status, stdout, stderr } = task({ failing: true });
    expect(status).toBe(3);
    expect(stdout).not.toContain('file 1');
    expect(stderr.match(/^file \d+$/gm)).toHaveLength(300);
  });

  it('prints all output with --verbose', () => {
    const { stdout } = task({ verbose: true });
    expect(stdout.match(/^file \d+$/gm)).toHaveLength(600);
  });
});
