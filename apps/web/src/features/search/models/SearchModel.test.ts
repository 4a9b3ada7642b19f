import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { SearchModel } from './SearchModel.ts';

type Answer = Schemas['SearchAnswer'];

const unreachable = new Error('away');

function start() {
  const calls: {
    keyword: string;
    signal: AbortSignal;
    answer(missing?: Answer['missing']): Promise<void>;
    fail(): Promise<void>;
  }[] = [];
  let due: (() => void) | null = null;
  const model = new SearchModel({
    clock: {
      schedule(task) {
        due = task;
        return () => {
          if (due === task) due = null;
        };
      },
    },
    ask: (keyword, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          keyword,
          signal,
          answer: async (missing = []) => resolve({ groups: [], missing }),
          fail: async () => reject(unreachable),
        });
      }),
  });
  const pause = () => {
    const task = due;
    due = null;
    task?.();
  };
  return { model, calls, pause };
}

it('searches once typing pauses, with the trimmed keyword', () => {
  const { model, calls, pause } = start();
  for (const typed of ['た', 'たか', 'たかは ']) model.search(typed);
  expect(calls).toEqual([]);
  pause();
  expect(calls.map(({ keyword }) => keyword)).toEqual(['たかは']);
  model.search(' たかは');
  pause();
  expect(calls).toHaveLength(1);
});

it('never replaces a newer answer with an older one', async () => {
  const { model, calls, pause } = start();
  model.search('たか');
  pause();
  model.search('たかは');
  pause();
  expect(calls[0]!.signal.aborted).toBe(true);
  await calls[1]!.answer(['PERSON']);
  await calls[0]!.answer(['POST']);
  expect(model.getSnapshot()).toMatchObject({
    keyword: 'たかは',
    status: 'ready',
    answer: { missing: ['PERSON'] },
  });
});

it('keeps the previous results until the next answer', async () => {
  const { model, calls, pause } = start();
  model.search('たか');
  pause();
  await calls[0]!.answer(['PERSON']);
  model.search('たかは');
  expect(model.getSnapshot()).toMatchObject({
    status: 'searching',
    answer: { missing: ['PERSON'] },
  });
  model.search('');
  expect(model.getSnapshot()).toMatchObject({ keyword: '', status: 'idle', answer: null });
  pause();
  expect(calls).toHaveLength(1);
});

it('reports a failure and retries', async () => {
  const { model, calls, pause } = start();
  model.search('たか');
  pause();
  await calls[0]!.fail();
  await Promise.resolve();
  expect(model.getSnapshot()).toMatchObject({ status: 'failed', error: unreachable });
  model.retry();
  await calls[1]!.answer();
  expect(model.getSnapshot()).toMatchObject({ status: 'ready', error: null });
});
