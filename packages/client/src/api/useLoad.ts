import { useEffect, useEffectEvent, useState } from 'react';
import { isUnreachableError } from '../errors/errorCode.ts';
import { useOnReconnect } from '../recovery/useOnReconnect.ts';

export type Loaded<Value> =
  { status: 'loading' } | { status: 'error'; error: unknown } | { status: 'ready'; value: Value };

/** Loads a value once per `key` and `retry`, and after an outage. For pages outside the query cache. */
export function useLoad<Value>(
  key: string,
  load: () => Promise<Value>,
): { loaded: Loaded<Value>; retry(): void } {
  const [tries, setTries] = useState(0);
  const id = `${key} ${tries}`;
  const [answer, setAnswer] = useState<{ id: string; loaded: Loaded<Value> } | null>(null);

  const start = useEffectEvent(load);

  useEffect(() => {
    let isMounted = true;
    const settle = (loaded: Loaded<Value>) => {
      if (isMounted) setAnswer({ id, loaded });
    };
    start().then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => settle({ status: 'error', error }),
    );
    return () => {
      isMounted = false;
    };
  }, [id]);

  const error = answer?.id === id && answer.loaded.status === 'error' ? answer.loaded.error : null;
  useOnReconnect(isUnreachableError(error), () => setTries(tries + 1));

  return {
    loaded: answer?.id === id ? answer.loaded : { status: 'loading' },
    retry: () => setTries(tries + 1),
  };
}
