import { PushPrompt } from '@office/ui';
import { Suspense, useEffect } from 'react';
import { reportSight } from '../../platform/device/pagesInSight.ts';
import { push } from './push/browserPush.ts';
import { usePush } from './push/usePush.ts';

/** Has this browser notified while a member is at work, and asks them first. */
export function PushNotices() {
  const state = usePush();
  useEffect(() => {
    void push.start();
    const stopReporting = reportSight();
    return () => {
      push.stop();
      stopReporting();
    };
  }, []);
  return state === 'asking' ? (
    // Its texts come when it does: the workplace does not wait for them.
    <Suspense>
      <PushPrompt onAllow={() => void push.turnOn()} onLater={() => push.later()} />
    </Suspense>
  ) : null;
}
