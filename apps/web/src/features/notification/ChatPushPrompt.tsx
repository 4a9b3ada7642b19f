import type { RealtimeMessages, Schemas } from '@office/api';
import { PushPrompt } from '@office/ui/screens/notification';
import { Suspense, useEffect } from 'react';
import { holdVisibleLock } from '../../platform/device/visiblePages.ts';
import { useNotice } from '../../platform/notices/useNotice.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { push } from './push/browserPush.ts';
import { usePush } from './push/usePush.ts';

/** Messages without a sender are events of the room. */
function onMessage({ message }: RealtimeMessages['newMessageToRoom']): void {
  if (message.sender) push.onMessage();
}

export function usePushRegistration(): void {
  useEffect(() => {
    void push.start();
    const stops = [holdVisibleLock(), realtime.on('newMessageToRoom', onMessage)];
    return () => {
      push.stop();
      for (const stop of stops) stop();
    };
  }, []);
}

/** Asks below the chat, where the messages are that the notifications announce. */
export function ChatPushPrompt({ area }: { area: Schemas['AreaName'] | undefined }) {
  const state = usePush();
  const isShown = useNotice('push', state === 'asking' && area === 'chat');
  return isShown ? (
    // Separate boundary: the page does not wait for the texts of the prompt.
    <Suspense>
      <PushPrompt onAllow={() => void push.turnOn()} onLater={() => push.postponePrompt()} />
    </Suspense>
  ) : null;
}
