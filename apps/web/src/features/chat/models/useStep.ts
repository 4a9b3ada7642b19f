import { useState } from 'react';
import { useWhenBack } from '../../../platform/recovery/useWhenBack.ts';
import { isUnanswered } from '../../../platform/errors/errorCode.ts';
import { showQuietError } from '../../../platform/errors/showError.ts';

/**
 * Fetching one more piece of a flow, one at a time. A list asks for a piece once: where there is no
 * answer it goes on as soon as the server is back, and counts as running until then.
 */
export function useStep(fetchPiece: () => Promise<void>): [start: () => void, running: boolean] {
  const [state, setState] = useState<'idle' | 'running' | 'lost'>('idle');
  const run = () => {
    setState('running');
    fetchPiece().then(
      () => setState('idle'),
      (error: unknown) => {
        if (isUnanswered(error)) return setState('lost');
        setState('idle');
        showQuietError(error);
      },
    );
  };
  useWhenBack(state === 'lost', run);
  const start = () => {
    if (state === 'idle') run();
  };
  return [start, state !== 'idle'];
}
