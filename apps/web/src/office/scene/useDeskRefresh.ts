import { useEffect } from 'react';
import { schedule } from '../../lib/schedule.ts';
import { throttled } from '../../lib/throttled.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { sceneController } from './browserScene.ts';

/** A busy chat has the desk looked at no more often than this. */
const pauseMs = 1000;

/** Has the scene look again at the member's desk when something on it changed: notes, unread messages, meetings. */
export function useDeskRefresh(): void {
  const { user } = useSession();
  const myUserId = user?.id;

  useEffect(() => {
    const look = throttled(() => sceneController.refresh('MyDesk'), pauseMs, schedule);
    const whenMine = ({ userId }: { userId: string }) => {
      if (userId === myUserId) look();
    };
    const stops = [
      realtime.on('deskChanged', whenMine),
      realtime.on('newMessageToRoom', look),
      realtime.on('updateLastReadMsgChat', whenMine),
      realtime.on('chatRoomMuted', look),
      realtime.on('updateMeetingStatus', look),
    ];
    return () => {
      for (const stop of stops) stop();
      look.cancel();
    };
  }, [myUserId]);
}
