/** Runs the workers in a loop until the load is stopped or their connection breaks. */
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
