/** The time as a model sees it; tests hand in their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds of a clock that never goes back. */
  elapsed(): number;
  /** Runs `task` once, after `ms`. Calling the answer cancels it. */
  schedule(task: () => void, ms: number): () => void;
  /** Runs `task` every `ms` until the answer is called. */
  repeat(task: () => void, ms: number): () => void;
}

/** The surroundings that every long-lived model is given; each adds its own transport. */
export interface Deps {
  clock: Clock;
  /** From 0 up to, but not including, 1. */
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

/** The surroundings that the browser has. */
export const browserDeps: Deps = { clock: browserClock, random: () => Math.random() };
