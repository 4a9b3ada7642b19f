import type { Language, VoiceRoomKind } from '@office/vocabulary';
import type { DeviceProblem } from '../../patterns/deviceProblem.ts';
import type { MemberIdentity } from '../../patterns/MemberPicker/index.ts';
import { shortcuts } from '../../patterns/shortcuts.ts';

export type VoicePerson = MemberIdentity;

export { reactionEmoji, type PersonReaction } from '../../patterns/callReactions/callReactions.ts';
export type { CallPicture } from '../../patterns/callVideo/CallVideo.tsx';

export interface VoiceParticipant extends VoicePerson {
  muted: boolean;
  speaking?: boolean;
  camera?: boolean;
  sharing?: boolean;
  handRaised?: boolean;
  /** Whether the participant only listens in an all-hands room. */
  listener?: boolean;
  /** Local volume in percent. Omitted for the member. */
  volume?: number;
  /** Connection to this browser. Omitted for the member. `reconnecting`: was connected before. */
  connection?: 'connecting' | 'connected' | 'reconnecting' | 'lost';
  /** Problem of a connected participant's network. Null if it is good. */
  network?: NetworkProblem | null;
}

/** Why a connection is weak or bad. `value`: percent of lost packets, milliseconds of delay, or kbit/s. */
export interface NetworkProblem {
  level: 'weak' | 'bad';
  reason: 'loss' | 'latency' | 'bandwidth';
  value: number;
}

export interface RaisedHand {
  userId: string;
  name: string;
  isMe?: boolean;
}

export interface CaptionText {
  /** Constant while the line is being updated. */
  id: string;
  name: string;
  text: string;
  isFinal: boolean;
  language: Language;
}

export interface CallCaptionsState {
  /** Whether the member has captions enabled. */
  shown: boolean;
  from: readonly string[];
  /** Caption state of this browser: `listening` while another participant reads its captions. */
  own: 'unsupported' | 'off' | 'on' | 'listening';
  lines: readonly CaptionText[];
}

export interface CallRecordingState {
  /** `choosing`, `saving`: the member selects the file, or the file is being finalised. */
  status: 'choosing' | 'asking' | 'recording' | 'paused' | 'saving';
  by: string;
  isMine: boolean;
  waitingFor: readonly string[];
  /** The captions are also kept as text. */
  transcript?: boolean;
  /** The member has not answered yet; `RecordingConsent` is shown. */
  asksMe?: boolean;
}

/** Running transcript of the meeting, stored on the server. */
export interface CallTranscriptState {
  /** Name of the member who started it. Null for a deleted account. */
  by: string | null;
  isMine: boolean;
  /** Answer of the member. `unsupported`: their browser has no speech recognition. */
  own: 'unanswered' | 'agreed' | 'declined' | 'unsupported';
  canStop: boolean;
}

export interface ListedVoiceRoom {
  roomId: string;
  kind: VoiceRoomKind;
  name: string;
  /** Without listeners. */
  participants: readonly VoicePerson[];
  /** Number of listeners in an all-hands room. */
  listeners?: number;
  limit: number;
  joined?: boolean;
  canEdit?: boolean;
}

/** A notice about the current call. Only the most urgent one is shown. */
export type CallNotice =
  | ({ kind: 'microphone' } & DeviceProblem)
  | ({ kind: 'camera' } & DeviceProblem)
  /** The browser switched to another microphone. */
  | { kind: 'replaced' }
  /** The operating system or browser does not permit or support screen sharing. */
  | { kind: 'screen'; problem: DeviceProblem['problem'] }
  | { kind: 'captions'; problem: 'notAllowed' | 'unavailable' }
  /** The camera was turned off, because the background effect failed and the room would be visible. */
  | { kind: 'background'; problem: BackgroundProblem }
  /** The member speaks while muted. */
  | { kind: 'mutedSpeaking' }
  /** Video is paused on a weak connection; audio continues. */
  | { kind: 'pictureHeld' }
  /** The call reconnects automatically when the network is back. */
  | { kind: 'offline' }
  /** The browser blocks audio until the first interaction with the page. */
  | { kind: 'soundBlocked' }
  | { kind: 'peerLost'; names: string }
  /** No connection to any of several participants, for example because a media server stopped. */
  | { kind: 'allLost' }
  /** In metres. The distance in a direct call is close to the limit. */
  | { kind: 'tooFar'; distance: number; limit: number }
  | { kind: 'otherFloor' };

/** Labels of the keyboard shortcuts. */
export const [muteKeys] = shortcuts.call.mute;
export const [cameraKeys] = shortcuts.call.camera;
export const [handKeys] = shortcuts.call.hand;
export const [invitationKeys] = shortcuts.call.answer;

export const callDeviceKinds = ['microphone', 'camera', 'speaker'] as const;
export type CallDeviceKind = (typeof callDeviceKinds)[number];

/** Empty until the browser grants permission. */
export interface CallDevices {
  devices: readonly { deviceId: string; label: string }[];
  /** Null selects the system default. */
  selected: string | null;
}

/** `office` is a picture of the office, `own` a picture that the member has chosen on this device. */
export const cameraBackgrounds = ['none', 'blur', 'office', 'own'] as const;
export type CameraBackground = (typeof cameraBackgrounds)[number];

export type BackgroundProblem = 'tooSlow' | 'unavailable';

export interface CameraBackgroundChoice {
  selected: CameraBackground;
  /** Whether `own` can be selected. */
  hasOwnPicture: boolean;
}

export interface LevelSource {
  subscribe(listener: () => void): () => void;
  getSnapshot(): number;
}

export interface RoomMeeting {
  meetingId: string;
  /** Omitted for a private meeting of other members. */
  title?: string;
  startTime: string;
  endTime: string;
  /** Omitted once the meeting has started. */
  isNext?: true;
  elsewhere?: string;
}

export interface CallMeeting {
  title: string;
  endTime: string;
  isOver: boolean;
  canEdit: boolean;
  changing?: boolean;
}
