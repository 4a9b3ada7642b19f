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
/** Keeps a full calendar from refreshing the doors more often. */
const pauseMs = 1000;

/** Tells the scene which meetings are on in the rooms of the member's floor, and when its doors say something else. */
export function useSceneMeetings(): void {
  const { here } = useFloors();
  const rooms = useRoomMeetings(here?.floor.id);
  const isReady = useStore(sceneController, ({ status }) => status === 'ready');
  const told = useRef(none);

  useEffect(() => {
    if (!isReady) {
      // The next scene knows nothing.
      told.current = none;
      return;
    }
    const { now, messages } = meetingsBegunAndEnded(told.current, rooms);
    told.current = now;
    for (const [method, payload] of messages) {
      sceneController.send(method, payload).catch(() => {
        // It has gone; the next one is told.
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
