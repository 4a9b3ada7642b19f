import { useRef, useState } from 'react';

/** Ignores further starts while the action runs. Returns the start function and whether it runs. */
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
