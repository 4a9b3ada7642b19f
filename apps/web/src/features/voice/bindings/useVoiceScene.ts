import type { Schemas } from '@office/api';
import type { SceneMethod, SceneMethodInput } from '@office/scene-bridge';
import { useEffect } from 'react';
import { sceneController } from '../../../office/scene/browserScene.ts';
import type { CallManager } from '../models/CallManager.ts';
import { sceneVoice } from '../../../office/scene/sceneVoice.ts';
import type { ZoneAutoJoin } from '../models/ZoneAutoJoin.ts';

/** The scene knows a voice area by the zone of its plan. */
export function sceneRoomId({ id, kind, zoneId }: Schemas['VoiceRoom']): string {
  return kind === 'AREA' && zoneId !== null ? zoneId : id;
}

/** Tells the scene something that it may be without. */
export function tellScene<M extends SceneMethod>(method: M, payload: SceneMethodInput<M>): void {
  sceneController.send(method, payload).catch(() => {
    // There is no scene, and nobody in it who would have to know.
  });
}

/** What the scene says about voices is done. */
export function useVoiceScene(voice: CallManager, places: ZoneAutoJoin): void {
  useEffect(
    () =>
      sceneVoice.bind({
        invited({ roomId, kind, inviter }) {
          const { id: userId, name, avatarUrl = null } = inviter;
          const isWave = kind === 'DIRECT' && roomId === userId;
          voice.waved({ userId, name, avatarUrl }, isWave ? null : roomId);
        },
        warned: ({ distance }) => voice.call?.warnOfRange(distance),
        disconnected: ({ roomId, reason }) => {
          if (voice.room && sceneRoomId(voice.room) === roomId)
            voice.call?.end(reason === 'OUT_OF_RANGE' ? 'outOfRange' : 'left');
        },
        joined: ({ roomId, kind }) => {
          if (kind === 'AREA') void places.enterArea(roomId);
          else void places.enterRoom(roomId);
        },
        left: ({ roomId, kind }) => {
          if (kind === 'AREA') places.leaveArea(roomId);
          else if (voice.room?.id === roomId) voice.leave();
        },
        enteredMeetingRoom: ({ meetingRoomId }) => void places.enterMeetingRoom(meetingRoomId),
        leftMeetingRoom: ({ meetingRoomId }) => places.leaveMeetingRoom(meetingRoomId),
      }),
    [voice, places],
  );
}
