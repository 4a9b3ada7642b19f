export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Monotonic time in milliseconds. */
  elapsed(): number;
  schedule(task: () => void, ms: number): () => void;
  repeat(task: () => void, ms: number): () => void;
}

export interface Deps {
  clock: Clock;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  schedule(task, ms) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  repeat(task, ms) {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
};

export const browserDeps: Deps = { clock: browserClock, random: () => Math.random() };
