import type { VoiceRoomKind } from '@office/vocabulary';
import type { MemberIdentity } from '../../patterns/MemberPicker/index.ts';

/** A person as voice chat shows them. */
export type VoicePerson = MemberIdentity;

/** A participant of the room. */
export interface VoiceParticipant extends VoicePerson {
  muted: boolean;
  speaking?: boolean;
  /** The connection from one's own browser; absent for oneself. */
  connection?: 'connecting' | 'connected' | 'lost';
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

/** A notice about the current call; the most urgent one is shown. */
export type CallNotice =
  | { kind: MicrophoneNotice }
  /** The browser plays no sound before the page has been pressed. */
  | { kind: 'soundBlocked' }
  /** Some of the others cannot be reached. */
  | { kind: 'peerLost'; names: string }
  /** In metres: of two who talk face to face and are about to lose each other. */
  | { kind: 'tooFar'; distance: number; limit: number };

/** How the keys are written that mute, and that lead to an invitation. */
export const muteKeys = 'Alt+M';
export const invitationKeys = 'Alt+J';

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
