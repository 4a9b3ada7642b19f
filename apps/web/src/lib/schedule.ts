/** Runs a task once, later. Calling the answer cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** By the browser's clock; tests hand in their own. */
export const schedule: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
