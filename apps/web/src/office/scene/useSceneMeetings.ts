import { useEffect, useRef } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useFloors } from '../floors/useFloors.ts';
import { useRoomMeetings } from '../floors/useRoomMeetings.ts';
import { sceneController } from './browserScene.ts';
import { meetingsBegunAndEnded, type MeetingsOn } from './meetingsOn.ts';

const none: MeetingsOn = new Map();
/** Minimum interval between refreshes, for full calendars. */
const pauseMs = 1000;

export function useSceneMeetings(): void {
  const { here } = useFloors();
  const rooms = useRoomMeetings(here?.floor.id);
  const isReady = useStore(sceneController, ({ status }) => status === 'ready');
  const told = useRef(none);

  useEffect(() => {
    if (!isReady) {
      // A reloaded scene has no state.
      told.current = none;
      return;
    }
    const { now, messages } = meetingsBegunAndEnded(told.current, rooms);
    told.current = now;
    for (const [method, payload] of messages) {
      sceneController.send(method, payload).catch(() => {
        // The scene was removed; the next one receives all meetings.
      });
    }
  }, [isReady, rooms]);

  useEffect(() => {
    const { schedule } = browserDeps.clock;
    const refresh = throttled(() => sceneController.refresh('Main'), pauseMs, schedule);
    const stop = realtime.on('meetingRoomsChanged', refresh);
    return () => {
      stop();
      refresh.cancel();
    };
  }, []);
}
