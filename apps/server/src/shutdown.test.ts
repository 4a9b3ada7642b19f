import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { closeOnSignals } from './shutdown.ts';

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
