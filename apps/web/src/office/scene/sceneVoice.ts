import type { SceneEventPayload } from '@office/scene-bridge';

export interface SceneVoice {
  invited(invite: SceneEventPayload<'SetInviteVoiceChat'>): void;
  warned(warning: SceneEventPayload<'SetWarningRangeVoiceChat'>): void;
  disconnected(end: SceneEventPayload<'SetDisconnectVoiceChat'>): void;
  joined(room: SceneEventPayload<'SetJoinVoiceChat'>): void;
  left(room: SceneEventPayload<'SetLeaveVoiceChat'>): void;
  enteredMeetingRoom(room: SceneEventPayload<'SetJoinVoiceChatInRoomMeeting'>): void;
  offeredMeeting(room: SceneEventPayload<'SetJoinOrCreateOnlineMeetingInRoomMeeting'>): void;
  meetingAvailable(meeting: SceneEventPayload<'SetJoinMeetingAvailable'>): void;
  shareRequested(room: SceneEventPayload<'SetShareDocument'>): void;
  leftMeetingRoom(room: SceneEventPayload<'SetLeaveRoomMeeting'>): void;
}

let current: SceneVoice | null = null;

export const sceneVoice = {
  bind(voice: SceneVoice): () => void {
    current = voice;
    return () => {
      if (current === voice) current = null;
    };
  },
  /** Null while the member is signed out. */
  get: (): SceneVoice | null => current,
};
