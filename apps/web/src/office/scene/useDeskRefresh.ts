import { useEffect } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { sceneController } from './browserScene.ts';

const minRefreshIntervalMs = 1000;

export function useDeskRefresh(): void {
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(() => {
    const { schedule } = browserDeps.clock;
    const refresh = throttled(
      () => sceneController.refresh('MyDesk'),
      minRefreshIntervalMs,
      schedule,
    );
    const whenMine = ({ userId }: { userId: string }) => {
      if (userId === myUserId) refresh();
    };
    const stops = [
      realtime.on('deskChanged', whenMine),
      realtime.on('newMessageToRoom', refresh),
      realtime.on('updateLastReadMsgChat', whenMine),
      realtime.on('chatRoomMuted', refresh),
      realtime.on('updateMeetingStatus', refresh),
    ];
    return () => {
      for (const stop of stops) stop();
      refresh.cancel();
    };
  }, [myUserId]);
}
