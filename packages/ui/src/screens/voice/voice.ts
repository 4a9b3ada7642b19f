import type { Language, VoiceRoomKind } from '@office/vocabulary';
import type { MemberIdentity } from '../../patterns/MemberPicker/index.ts';

/** A person as voice chat shows them. */
export type VoicePerson = MemberIdentity;

export type { CallPicture } from '../../patterns/callVideo/CallVideo.tsx';

/** A participant of the room. */
export interface VoiceParticipant extends VoicePerson {
  muted: boolean;
  speaking?: boolean;
  /** Their camera is on. */
  camera?: boolean;
  /** They share their screen. */
  sharing?: boolean;
  handRaised?: boolean;
  /** How loud they are for the member alone, in percent; absent for oneself. */
  volume?: number;
  /** The connection from one's own browser; absent for oneself. */
  connection?: 'connecting' | 'connected' | 'lost';
}

/** A line of what somebody says. */
export interface CaptionText {
  /** It stays the same while the line still changes. */
  id: string;
  name: string;
  text: string;
  isFinal: boolean;
  language: Language;
}

/** Captions of a talk. */
export interface CallCaptionsState {
  /** One reads them. */
  shown: boolean;
  /** The names of those whose browsers can make them. */
  from: readonly string[];
  /** Whether one's own browser makes them of what one says: `listening` while somebody reads them. */
  own: 'unsupported' | 'off' | 'on' | 'listening';
  /** The oldest first. */
  lines: readonly CaptionText[];
}

/** A recording of a talk, or the question for one. */
export interface CallRecordingState {
  /** `choosing`, `saving`: one's own file is chosen, or written to its end. */
  status: 'choosing' | 'asking' | 'recording' | 'paused' | 'saving';
  /** The name of the member who records. */
  by: string;
  isMine: boolean;
  /** The names of the others who have not agreed yet. */
  waitingFor: readonly string[];
  /** One has not answered oneself: the question (`RecordingConsent`) says how it stands, and takes the answer. */
  asksMe?: boolean;
}

/** A room in the list. */
export interface ListedVoiceRoom {
  roomId: string;
  kind: VoiceRoomKind;
  name: string;
  participants: readonly VoicePerson[];
  /** How many can be in it at once. */
  limit: number;
  /** The member is in it. */
  joined?: boolean;
  /** The member may edit and delete it. */
  canEdit?: boolean;
}

/**
 * Why there is no voice (`insecureError`: the page did not come by HTTPS), or that
 * another microphone took over.
 */
export type MicrophoneNotice =
  'notFoundError' | 'notAllowedError' | 'notReadableError' | 'insecureError' | 'replaced';

/** Reasons why there is no picture of one's own. */
export type CameraProblem = Exclude<MicrophoneNotice, 'replaced'>;

/** A notice about the current call; the most urgent one is shown. */
export type CallNotice =
  | { kind: MicrophoneNotice }
  | { kind: 'camera'; problem: CameraProblem }
  /** The screen cannot be shared: the computer forbids it to the browser, or it has none to give. */
  | { kind: 'screen'; problem: CameraProblem }
  /** One's words cannot be turned into captions. */
  | { kind: 'captions'; problem: 'notAllowed' | 'unavailable' }
  /** One's voice is heard by nobody: the microphone is muted. */
  | { kind: 'mutedSpeaking' }
  /** The connection is too weak for one's own picture; the sound goes on. */
  | { kind: 'pictureHeld' }
  /** There is no network: the talk comes back with it. */
  | { kind: 'offline' }
  /** The browser plays no sound before the page has been pressed. */
  | { kind: 'soundBlocked' }
  /** Some of the others cannot be reached. */
  | { kind: 'peerLost'; names: string }
  /** In metres: of two who talk directly and are about to lose each other. */
  | { kind: 'tooFar'; distance: number; limit: number }
  /** One of the two has gone to another floor. */
  | { kind: 'otherFloor' };

/** How the keys are written that mute, show the camera, raise the hand, and lead to an invitation. */
export const muteKeys = 'Alt+M';
export const cameraKeys = 'Alt+V';
export const handKeys = 'Alt+H';
export const invitationKeys = 'Alt+J';

export const callDeviceKinds = ['microphone', 'camera', 'speaker'] as const;
export type CallDeviceKind = (typeof callDeviceKinds)[number];

/** Devices of one kind on this computer; empty until the browser may say. */
export interface CallDevices {
  devices: readonly { deviceId: string; label: string }[];
  /** null: the system's own. */
  selected: string | null;
}

/** How loud a microphone is, from 0 to 1, as often as it changes. */
export interface LevelSource {
  subscribe(listener: () => void): () => void;
  getSnapshot(): number;
}

/** A meeting in a room, as one who comes in sees it. */
export interface RoomMeeting {
  meetingId: string;
  /** Absent where it is private, and others'. */
  title?: string;
  /** ISO 8601. */
  startTime: string;
  endTime: string;
  /** Absent once it has begun. */
  isNext?: true;
  /** The service that it is held with elsewhere, by its own name. */
  elsewhere?: string;
}

/** The meeting that is held by the talk that one is in. */
export interface CallMeeting {
  title: string;
  /** ISO 8601. */
  endTime: string;
  /** Its time is over, and the talk goes on. */
  isOver: boolean;
  /** Whether the member may extend it and end it for everyone. */
  canEdit: boolean;
  /** The change is on its way. */
  changing?: boolean;
}
