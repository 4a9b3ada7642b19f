import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calmMs, firstAskMs, longestAskMs, Recovery } from './Recovery.ts';

let now: number;
let tasks: { task: () => void; ms: number }[];
let answers: boolean;
const ask = vi.fn(() => Promise.resolve(answers));
const back = vi.fn();
let recovery: Recovery;

beforeEach(() => {
  now = 0;
  tasks = [];
  answers = false;
  ask.mockClear();
  back.mockClear();
  recovery = new Recovery({
    ask,
    now: () => now,
    schedule(task, ms) {
      const entry = { task, ms };
      tasks.push(entry);
      return () => void (tasks = tasks.filter((each) => each !== entry));
    },
  });
  recovery.onFound(back);
});

/** Lets the time pass until the next question, and waits for its answer. */
async function nextAsk(): Promise<number> {
  const [next] = tasks.splice(0);
  if (!next) throw new Error('Nothing is planned');
  next.task();
  await Promise.resolve();
  return next.ms;
}

describe('when the server does not answer', () => {
  it('asks ever less often, and tells once when it is back', async () => {
    recovery.lost();
    recovery.lost();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) waits.push(await nextAsk());
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(waits.at(-1)).toBe(longestAskMs);
    expect(back).not.toHaveBeenCalled();
    answers = true;
    await nextAsk();
    expect(back).toHaveBeenCalledOnce();
    expect(tasks).toEqual([]);
  });

  it('asks at once when there is reason to, and not when nothing was lost', async () => {
    recovery.askNow();
    expect(ask).not.toHaveBeenCalled();
    recovery.lost();
    answers = true;
    recovery.askNow();
    await Promise.resolve();
    expect(back).toHaveBeenCalledOnce();
    expect(tasks).toEqual([]);
  });

  it('believes who has an answer, and ignores its own question from before', async () => {
    recovery.lost();
    const [first] = tasks;
    first?.task();
    recovery.found();
    await Promise.resolve();
    recovery.found();
    expect(back).toHaveBeenCalledOnce();
    expect(tasks).toEqual([]);
  });

  it('does not hurry where what failed fails again: its cause is another', async () => {
    answers = true;
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      recovery.lost();
      waits.push(await nextAsk());
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    now += calmMs;
    recovery.lost();
    expect(tasks[0]?.ms).toBe(firstAskMs);
  });
});
