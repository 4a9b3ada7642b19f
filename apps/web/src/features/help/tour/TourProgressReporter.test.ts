import type { TourStep } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { TourProgressReporter } from './TourProgressReporter.ts';

function start() {
  const calls: { step: TourStep; resolve(): void; reject(error: Error): void }[] = [];
  const listeners = new Set<() => void>();
  const report = new TourProgressReporter({
    noteStep: (step) =>
      new Promise((resolve, reject) => {
        calls.push({ step, resolve, reject });
      }),
    recovery: {
      onRecovered(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const stop = report.start();
  const answer = async (outcome: 'resolve' | 'reject') => {
    calls.at(-1)![outcome](new Error('no answer'));
    await new Promise(setImmediate);
  };
  return {
    report,
    stop,
    answer,
    told: () => calls.map(({ step }) => step),
    serverIsBack: () => listeners.forEach((listener) => listener()),
  };
}

it('resends only failed steps when the server is reachable again', async () => {
  const { report, told, answer, serverIsBack } = start();
  report.note('WALK');
  await answer('resolve');
  report.note('FIND');
  await answer('reject');
  expect(told()).toEqual(['WALK', 'FIND']);
  serverIsBack();
  expect(told()).toEqual(['WALK', 'FIND', 'FIND']);
  await answer('reject');
  serverIsBack();
  await answer('resolve');
  serverIsBack();
  expect(told()).toEqual(['WALK', 'FIND', 'FIND', 'FIND']);
});

it('sends a repeated step once, even after a failure', async () => {
  const { report, told, answer } = start();
  report.note('WALK');
  report.note('WALK');
  await answer('reject');
  report.note('WALK');
  expect(told()).toEqual(['WALK']);
});

it('sends a step again after the tour is restarted', async () => {
  const { report, told, answer } = start();
  report.note('SIT');
  await answer('resolve');
  report.note('SIT');
  expect(told()).toEqual(['SIT', 'SIT']);
});

it('does not resend after being stopped', async () => {
  const { report, stop, told, answer, serverIsBack } = start();
  report.note('TALK');
  await answer('reject');
  stop();
  serverIsBack();
  expect(told()).toEqual(['TALK']);
});
