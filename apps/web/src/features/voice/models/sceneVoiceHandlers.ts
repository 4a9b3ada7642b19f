import type { SceneVoice } from '../../../office/scene/sceneVoice.ts';
import type { Voice } from './createVoice.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { shareHref } from './shareHref.ts';
import { showSceneNotice } from '../../../office/scene/showSceneNotice.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';
import { MeetingAvailableNoticeLimiter } from '../../../platform/toasts/MeetingAvailableNoticeLimiter.ts';
import { voiceApi } from './voiceApi.ts';
import { sceneRoomId } from './notifyScene.ts';

export function sceneVoiceHandlers({
  calls,
  zones,
  meetingRooms,
}: Pick<Voice, 'calls' | 'zones' | 'meetingRooms'>): SceneVoice {
  return {
    invited({ roomId, kind, inviter }) {
      const { id: userId, name, avatarUrl = null } = inviter;
      const isWave = kind === 'DIRECT' && roomId === userId;
      calls.invitations.onWave({ userId, name, avatarUrl }, isWave ? null : roomId);
    },
    warned: ({ distance }) => calls.call?.showRangeWarning(distance),
    disconnected({ roomId, reason }) {
      // The scene measures the distance to one participant only.
      if (reason === 'OUT_OF_RANGE' && calls.isGroup) return;
      if (calls.room && sceneRoomId(calls.room) === roomId)
        calls.call?.end(reason === 'OUT_OF_RANGE' ? 'outOfRange' : 'left');
    },
    joined({ roomId, kind }) {
      if (kind === 'AREA') void zones.enterArea(roomId);
      else void calls.joinById(roomId);
    },
    left({ roomId, kind }) {
      if (kind === 'AREA') zones.leaveArea(roomId);
      else if (calls.room?.id === roomId) calls.leave();
    },
    enteredMeetingRoom: ({ meetingRoomId }) => void meetingRooms.enter(meetingRoomId),
    offeredMeeting: ({ meetingRoomId }) => void meetingRooms.offer(meetingRoomId),
    meetingAvailable: (meeting) => void notifyMeetingAvailable(meeting.meetingId),
    shareRequested: ({ meetingRoomId }) => {
      const entry = meetingRooms.getSnapshot();
      const talk =
        'room' in entry && entry.meetingRoomId === meetingRoomId ? entry.room : calls.room;
      if (talk?.meetingRoomId === meetingRoomId) navigateTo(shareHref(talk.id));
    },
    leftMeetingRoom: ({ meetingRoomId }) => meetingRooms.leave(meetingRoomId),
  };
}

const available = new MeetingAvailableNoticeLimiter({
  clock: browserDeps.clock,
  storage,
  key: storageKeys.meetingsAvailableNotify,
});

/** The scene knows only that a meeting started. Shows a notice if the member may join it. */
async function notifyMeetingAvailable(meetingId: string): Promise<void> {
  const meeting = await voiceApi.availableMeeting(meetingId).catch(() => undefined);
  const { title, startTime } = meeting ?? {};
  if (title && startTime && available.claim()) {
    showSceneNotice({ kind: 'meetingAvailable', meetingId, title, startTime });
  }
}
