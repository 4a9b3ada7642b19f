import { useEffect, useRef } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useFloors } from '../floors/useFloors.ts';
import { useRoomMeetings } from '../floors/useRoomMeetings.ts';
import { sceneController } from './browserScene.ts';
import { diffMeetings, type MeetingsInProgress } from './meetingsOn.ts';

const none: MeetingsInProgress = new Map();
const minRefreshIntervalMs = 1000;

export function useSceneMeetings(): void {
  const { currentFloor } = useFloors();
  const rooms = useRoomMeetings(currentFloor?.floor.id);
  const isReady = useStore(sceneController, ({ status }) => status === 'ready');
  const sentMeetings = useRef(none);

  useEffect(() => {
    if (!isReady) {
      sentMeetings.current = none;
      return;
    }
    const { now, messages } = diffMeetings(sentMeetings.current, rooms);
    sentMeetings.current = now;
    for (const [method, payload] of messages) {
      sceneController.send(method, payload).catch(() => {
        // The scene was removed; the next one receives all meetings.
      });
    }
  }, [isReady, rooms]);

  useEffect(() => {
    const { schedule } = browserDeps.clock;
    const refresh = throttled(
      () => sceneController.refresh('Main'),
      minRefreshIntervalMs,
      schedule,
    );
    const stop = realtime.on('meetingRoomsChanged', refresh);
    return () => {
      stop();
      refresh.cancel();
    };
  }, []);
}
