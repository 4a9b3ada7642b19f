// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Admin room, arena or area room, own room, room of a meeting area, direct room of two members, or room of a meeting without a meeting room. */
export const voiceRoomKinds = [
  'ADMIN',
  'AREA',
  'OWN',
  'MEETING_AREA',
  'DIRECT',
  'MEETING',
] as const;
export type VoiceRoomKind = (typeof voiceRoomKinds)[number];

/** Room kinds that members can create. */
export const creatableVoiceRoomKinds = ['OWN', 'ADMIN'] as const;
export type CreatableVoiceRoomKind = (typeof creatableVoiceRoomKinds)[number];

/** `deleted`: the room was deleted or its floor was blocked. `removed`: the member lost access. `replaced`: the member joined from another tab or joined another room. `blocked`: the member was blocked, signed out, or changed role. `ended`: the meeting in the room was ended. `alone`: no other participant for fifteen minutes. `unanswered`: no speaking or hearing of speech for fifteen minutes, and no confirmation (`continue`) within another minute. */
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

/** `JOINED`: the member accepted and is in the room. `UNANSWERED`: the invitation expired. */
export const voiceInvitationOutcomes = ['JOINED', 'UNANSWERED'] as const;
export type VoiceInvitationOutcome = (typeof voiceInvitationOutcomes)[number];

/** Whether the participant's browser creates captions of their speech. `NONE`: not possible or not permitted. `ABLE`: possible, but the participant has not been asked. `READY`: captions are created while a participant wants them. */
export const voiceCaptionSources = ['NONE', 'ABLE', 'READY'] as const;
export type VoiceCaptionSource = (typeof voiceCaptionSources)[number];

/** `ASKING`: not all participants have agreed; nothing is recorded. `RECORDING`: all participants have agreed. `PAUSED`: a participant who joined later has not agreed. */
export const voiceRecordingStatuses = ['ASKING', 'RECORDING', 'PAUSED'] as const;
export type VoiceRecordingStatus = (typeof voiceRecordingStatuses)[number];

/** `DECLINED`: a participant refused. `STOPPED`: a participant ended the recording or withdrew the request. */
export const voiceRecordingEndReasons = ['DECLINED', 'STOPPED'] as const;
export type VoiceRecordingEndReason = (typeof voiceRecordingEndReasons)[number];

/** `MESH`: participants send audio and video to each other. `SFU`: they send it to a media server, which forwards it. A call changes to the media server when it has too many participants for a mesh, and keeps it until the room is empty. */
export const voiceRoutes = ['MESH', 'SFU'] as const;
export type VoiceRoute = (typeof voiceRoutes)[number];

export const voiceTrackKinds = ['voice', 'camera', 'screen', 'screenSound'] as const;
export type VoiceTrackKind = (typeof voiceTrackKinds)[number];

/** Largest size to receive. `LOW` is a quarter of the width and height, `MEDIUM` a half. */
export const voicePictureQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type VoicePictureQuality = (typeof voicePictureQualities)[number];

export const voiceReactionKinds = [
  'THUMBS_UP',
  'CLAP',
  'HEART',
  'LAUGH',
  'SURPRISED',
  'PARTY',
] as const;
export type VoiceReactionKind = (typeof voiceReactionKinds)[number];

/** Maximum number of members per voice invitation. */
export const maxVoiceInvitees = 9;

/** Maximum number of email addresses with access to a voice room. */
export const maxVoiceRoomEmails = 100;
