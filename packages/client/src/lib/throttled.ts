import type { Clock } from './deps.ts';

export interface Throttled {
  (): void;
  cancel(): void;
}

/** Runs a task immediately. Calls within the next `ms` are combined into one run at the end. */
export function throttled(task: () => void, ms: number, schedule: Clock['schedule']): Throttled {
  let stop: (() => void) | undefined;
  let isPending = false;
  const run = () => {
    task();
    isPending = false;
    stop = schedule(() => {
      stop = undefined;
      if (isPending) run();
    }, ms);
  };
  const ask = () => {
    if (stop) isPending = true;
    else run();
  };
  return Object.assign(ask, {
    cancel: () => {
      stop?.();
      stop = undefined;
      isPending = false;
    },
  });
}
