import { useRef, useState } from 'react';

/**
 * Runs one thing at a time that the member started. A second start while it runs is ignored.
 * @returns how to start it, and whether it runs
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): [start: (...args: Args) => void, running: boolean] {
  const [running, setRunning] = useState(false);
  const busy = useRef(false);
  const start = async (...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    try {
      await action(...args);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };
  return [(...args) => void start(...args), running];
}
