import type { SceneEventPayload } from '@office/scene-bridge';

/** The member's voice chat and meetings, as the scene's messages need them. */
export interface SceneVoice {
  invited(invite: SceneEventPayload<'SetInviteVoiceChat'>): void;
  /** Two who talk face to face have moved apart. */
  warned(warning: SceneEventPayload<'SetWarningRangeVoiceChat'>): void;
  disconnected(end: SceneEventPayload<'SetDisconnectVoiceChat'>): void;
  joined(room: SceneEventPayload<'SetJoinVoiceChat'>): void;
  left(room: SceneEventPayload<'SetLeaveVoiceChat'>): void;
  enteredMeetingRoom(room: SceneEventPayload<'SetJoinVoiceChatInRoomMeeting'>): void;
  /** A meeting is to be joined or begun in a meeting room. */
  offeredMeeting(room: SceneEventPayload<'SetJoinOrCreateOnlineMeetingInRoomMeeting'>): void;
  /** A meeting can be joined. */
  meetingAvailable(meeting: SceneEventPayload<'SetJoinMeetingAvailable'>): void;
  /** A document is to be shared on the screen of the meeting room that the member is in. */
  wantsToShare(room: SceneEventPayload<'SetShareDocument'>): void;
  leftMeetingRoom(room: SceneEventPayload<'SetLeaveRoomMeeting'>): void;
}

let current: SceneVoice | null = null;

/** Hands voice chat, which lives in React, to the scene's messages, which arrive outside of it. */
export const sceneVoice = {
  /** Holds until the answer is called. */
  bind(voice: SceneVoice): () => void {
    current = voice;
    return () => {
      if (current === voice) current = null;
    };
  },
  /** Null while nobody is signed in to the office. */
  get: (): SceneVoice | null => current,
};
