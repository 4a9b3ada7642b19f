import { PushPrompt } from '@office/ui';
import { Suspense, useEffect } from 'react';
import { holdVisibleLock } from '../../platform/device/visiblePages.ts';
import { push } from './push/browserPush.ts';
import { usePush } from './push/usePush.ts';

export function PushNotices() {
  const state = usePush();
  useEffect(() => {
    void push.start();
    const stopReporting = holdVisibleLock();
    return () => {
      push.stop();
      stopReporting();
    };
  }, []);
  return state === 'asking' ? (
    // Separate boundary: the page does not wait for the texts of the prompt.
    <Suspense>
      <PushPrompt onAllow={() => void push.turnOn()} onLater={() => push.postponePrompt()} />
    </Suspense>
  ) : null;
}
