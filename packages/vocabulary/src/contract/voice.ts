// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Admin room, arena or area room, own room, room of a meeting area, between two people, or of a meeting that is held in no meeting room. */
export const voiceRoomKinds = [
  'ADMIN',
  'AREA',
  'OWN',
  'MEETING_AREA',
  'DIRECT',
  'MEETING',
] as const;
export type VoiceRoomKind = (typeof voiceRoomKinds)[number];

/** The kinds of rooms that people make themselves. */
export const creatableVoiceRoomKinds = ['OWN', 'ADMIN'] as const;
export type CreatableVoiceRoomKind = (typeof creatableVoiceRoomKinds)[number];

/** `deleted`: the room is gone, or its floor was blocked. `removed`: the member may not enter it any more. `replaced`: the member joined from another tab, or another room. `blocked`: the member was shut out (block, sign-out, changed role). `ended`: the meeting that was held there was ended. `alone`: nobody else was in the room for fifteen minutes. `unanswered`: the member has neither spoken nor heard anybody for fifteen minutes, and has not said in the minute after that the talk goes on (`continue`). */
export const voiceEndReasons = [
  'deleted',
  'removed',
  'replaced',
  'blocked',
  'ended',
  'alone',
  'unanswered',
] as const;
export type VoiceEndReason = (typeof voiceEndReasons)[number];

/** `JOINED`: the member said yes, and is in the room. `UNANSWERED`: the time for the answer is over. */
export const voiceInvitationOutcomes = ['JOINED', 'UNANSWERED'] as const;
export type VoiceInvitationOutcome = (typeof voiceInvitationOutcomes)[number];

/** Whether the participant's own browser turns what they say into captions. `NONE`: it cannot, or they have not agreed. `ABLE`: it could, and they have not been asked. `READY`: it does while somebody wants captions. */
export const voiceCaptionSources = ['NONE', 'ABLE', 'READY'] as const;
export type VoiceCaptionSource = (typeof voiceCaptionSources)[number];

/** `ASKING`: not everyone in the room has agreed yet; nothing was recorded. `RECORDING`: everyone has agreed. `PAUSED`: somebody who came in meanwhile has not agreed yet. */
export const voiceRecordingStatuses = ['ASKING', 'RECORDING', 'PAUSED'] as const;
export type VoiceRecordingStatus = (typeof voiceRecordingStatuses)[number];

/** `DECLINED`: a participant who was asked said no. `STOPPED`: somebody ended it, or took the question back. */
export const voiceRecordingEndReasons = ['DECLINED', 'STOPPED'] as const;
export type VoiceRecordingEndReason = (typeof voiceRecordingEndReasons)[number];

/** Members whom one call invites into a voice room. */
export const maxVoiceInvitees = 9;

/** Email addresses that a voice room is open to. */
export const maxVoiceRoomEmails = 100;
