import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { closeOnSignals, ShutdownSteps } from './shutdown.ts';

/** Sends signals at the given times in milliseconds and returns the exit codes. `close` never completes. */
function exitsAfter(...sent: [NodeJS.Signals, number][]): { closings: number; exits: number[] } {
  const self = new EventEmitter();
  const exits: number[] = [];
  let closings = 0;
  let time = 0;
  closeOnSignals({
    close: () => {
      closings += 1;
      return new Promise(() => {});
    },
    log: pino({ level: 'silent' }),
    process: { on: self.on.bind(self), exit: (code) => exits.push(code) },
    now: () => time,
  });
  for (const [signal, at] of sent) {
    time = at;
    self.emit(signal);
  }
  return { closings, exits };
}

it.each<[string, [NodeJS.Signals, number][], number[]]>([
  [
    'ignores the same signal forwarded by each parent',
    [
      ['SIGTERM', 0],
      ['SIGTERM', 1],
      ['SIGTERM', 3000],
    ],
    [],
  ],
  [
    'ignores SIGTERM after a closed terminal',
    [
      ['SIGHUP', 0],
      ['SIGTERM', 2],
    ],
    [],
  ],
  [
    'ignores Ctrl-C forwarded by npm',
    [
      ['SIGINT', 0],
      ['SIGINT', 5],
    ],
    [],
  ],
  [
    'exits on a later second Ctrl-C',
    [
      ['SIGINT', 0],
      ['SIGINT', 1500],
    ],
    [1],
  ],
])('%s', (_, sent, exits) => {
  expect(exitsAfter(...sent)).toEqual({ closings: 1, exits });
});

describe('ShutdownSteps', () => {
  it('closes phase by phase, and the part opened last first', async () => {
    const closed: string[] = [];
    const steps = new ShutdownSteps();
    const part = (name: string) => ({ close: async () => void closed.push(name) });
    steps.add('infrastructure', part('bus'));
    steps.add('infrastructure', part('redis'));
    steps.add('sockets', part('chat'));
    steps.add('jobs', part('push'));
    steps.add('jobs', part('meetings'));
    steps.add('connections', part('http'));
    await steps.close();
    expect(closed).toEqual(['chat', 'http', 'meetings', 'push', 'redis', 'bus']);
  });

  it('closes the remaining parts when one fails, and throws the error', async () => {
    const closed: string[] = [];
    const steps = new ShutdownSteps();
    steps.add('infrastructure', { close: () => void closed.push('bus') });
    steps.add('jobs', { close: () => Promise.reject(new Error('unavailable')) });
    await expect(steps.close()).rejects.toThrow('unavailable');
    expect(closed).toEqual(['bus']);
  });

  it('is closing from the first call, and closes each part once', async () => {
    const steps = new ShutdownSteps();
    const closing: boolean[] = [];
    steps.add('sockets', { close: () => void closing.push(steps.isClosing) });
    expect(steps.isClosing).toBe(false);
    await Promise.all([steps.close(), steps.close()]);
    expect(closing).toEqual([true]);
  });
});
