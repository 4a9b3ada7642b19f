/**
 * Workers that do their work over and over, until the load is stopped; a worker also ends when its
 * connection breaks, which is how it learns of a kill.
 */
export function startLoad(workers: (() => Promise<void>)[]): { stop(): Promise<void> } {
  let isOver = false;
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      try {
        await work();
      } catch {
        return;
      }
    }
  };
  const working = workers.map(repeat);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(working);
    },
  };
}
