import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { onActivity } from '../../../lib/onActivity.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { IdleWatch } from './IdleWatch.ts';

export function useIdleReports(): void {
  useEffect(() => {
    const watch = new IdleWatch({
      ...browserDeps,
      say: (idle) => realtime.send('idle', { idle }),
    });
    const stopListening = onActivity(() => watch.onActivity());
    const onVisibility = () => (document.hidden ? watch.onHidden() : watch.onActivity());
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onVisibility);
      watch.onHidden();
    };
  }, []);
}
