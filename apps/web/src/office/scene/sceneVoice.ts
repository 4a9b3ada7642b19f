import type { SceneEventPayload } from '@office/scene-bridge';

/** What is done about what the scene says of voices. */
export interface SceneVoice {
  invited(invite: SceneEventPayload<'SetInviteVoiceChat'>): void;
  /** Of two who talk face to face. */
  warned(warning: SceneEventPayload<'SetWarningRangeVoiceChat'>): void;
  disconnected(end: SceneEventPayload<'SetDisconnectVoiceChat'>): void;
  joined(room: SceneEventPayload<'SetJoinVoiceChat'>): void;
  left(room: SceneEventPayload<'SetLeaveVoiceChat'>): void;
  enteredMeetingRoom(room: SceneEventPayload<'SetJoinVoiceChatInRoomMeeting'>): void;
  leftMeetingRoom(room: SceneEventPayload<'SetLeaveRoomMeeting'>): void;
}

let current: SceneVoice | null = null;

/** Lends the member's voice chat to the scene, whose messages arrive outside of React. */
export const sceneVoice = {
  /** Answers how to end it. */
  bind(voice: SceneVoice): () => void {
    current = voice;
    return () => {
      if (current === voice) current = null;
    };
  },
  /** None while nobody is at work. */
  get: (): SceneVoice | null => current,
};
