import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { IdleWatch } from './IdleWatch.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export function useIdleReports(): void {
  useEffect(() => {
    const watch = new IdleWatch({
      ...browserDeps,
      say: (idle) => realtime.send('idle', { idle }),
    });
    const onTouch = () => watch.onActivity();
    const onVisibility = () => (document.hidden ? watch.onHidden() : watch.onActivity());
    for (const touch of activityEvents) {
      document.addEventListener(touch, onTouch, { capture: true, passive: true });
    }
    document.addEventListener('visibilitychange', onVisibility);
    onVisibility();
    return () => {
      for (const touch of activityEvents)
        document.removeEventListener(touch, onTouch, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      watch.onHidden();
    };
  }, []);
}
