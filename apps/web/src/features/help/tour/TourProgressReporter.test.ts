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
    reportedSteps: () => calls.map(({ step }) => step),
    serverIsBack: () => listeners.forEach((listener) => listener()),
  };
}

it('resends only failed steps when the server is reachable again', async () => {
  const { report, reportedSteps, answer, serverIsBack } = start();
  report.note('WALK');
  await answer('resolve');
  report.note('FIND');
  await answer('reject');
  expect(reportedSteps()).toEqual(['WALK', 'FIND']);
  serverIsBack();
  expect(reportedSteps()).toEqual(['WALK', 'FIND', 'FIND']);
  await answer('reject');
  serverIsBack();
  await answer('resolve');
  serverIsBack();
  expect(reportedSteps()).toEqual(['WALK', 'FIND', 'FIND', 'FIND']);
});

it('sends a repeated step once, even after a failure', async () => {
  const { report, reportedSteps, answer } = start();
  report.note('WALK');
  report.note('WALK');
  await answer('reject');
  report.note('WALK');
  expect(reportedSteps()).toEqual(['WALK']);
});

it('sends a step again after the tour is restarted', async () => {
  const { report, reportedSteps, answer } = start();
  report.note('SIT');
  await answer('resolve');
  report.note('SIT');
  expect(reportedSteps()).toEqual(['SIT', 'SIT']);
});

it('does not resend after being stopped', async () => {
  const { report, stop, reportedSteps, answer, serverIsBack } = start();
  report.note('TALK');
  await answer('reject');
  stop();
  serverIsBack();
  expect(reportedSteps()).toEqual(['TALK']);
});
