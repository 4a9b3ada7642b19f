/**
 * Voice chat by socket: who is in a room, and what their browsers tell each other to connect.
 *
 * The namespace is on the same connection as the messages of the contract (`webhooks`), and checks the
 * same access token. It answers nothing until {@link VoiceClientEvents.join} was answered with a room.
 */
export const voice = {
  /** socket.io's path and namespace. */
  path: '/api/realtime',
  namespace: '/voice',
  /** How long a lost socket keeps its place in the room, in milliseconds. */
  grace: 10_000,
  /** Characters of a description's SDP, and of a candidate, that are relayed at most. */
  longestSdp: 20_000,
  longestCandidate: 2000,
} as const;

/** Event names on the namespace. */
export const voiceEvents = {
  /** Client, with answer: {@link VoiceJoinRequest} → {@link VoiceJoinAnswer}. */
  join: 'join',
  /** Client: `{}`, and an answer `{ ok: true }` if one is wanted. */
  leave: 'leave',
  /** Both ways: {@link VoiceSignalRequest}, {@link VoiceSignal}. */
  signal: 'signal',
  /** Client: {@link VoiceState}. */
  state: 'state',
  /** Both ways, volatile: {@link VoiceSpeaking}, {@link VoiceSpeakingChange}. */
  speaking: 'speaking',
  /** Server: {@link VoiceParticipants}, whole, whenever it is another. */
  participants: 'participants',
  /** Server: {@link VoiceEnded}. One is in no room any more. */
  ended: 'ended',
} as const;

export interface VoiceJoinRequest {
  /** The pass of `createVoiceToken`. */
  token: string;
  muted: boolean;
  /**
   * For a page that lost its socket and still has its connections to the others: the id that it had in
   * this room. It keeps it, if its place is still there; anyone else gets a new one, and the others see
   * the old one go.
   */
  participantId?: string;
}

/** `error` is a code of the error catalogue. */
export type VoiceRefusal = { ok: false; error: string };

export type VoiceJoinAnswer =
  | {
      ok: true;
      roomId: string;
      /** One's own, for as long as one is in the room. */
      participantId: string;
      /** All who are in the room, oneself included; who came first is first. */
      participants: VoiceRoomParticipant[];
    }
  | VoiceRefusal;

export type VoiceAnswer = { ok: true } | VoiceRefusal;

export interface VoiceRoomParticipant {
  participantId: string;
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
  muted: boolean;
}

/** As RTCSessionDescription says it. */
export interface VoiceDescription {
  type: 'offer' | 'answer' | 'pranswer' | 'rollback';
  sdp?: string;
}

/** As RTCIceCandidate says it. */
export interface VoiceCandidate {
  candidate: string;
  sdpMid?: string | null;
  sdpMLineIndex?: number | null;
  usernameFragment?: string | null;
}

type VoiceSignalContent =
  | { description: VoiceDescription; candidate?: never }
  /** Null: there are no more. */
  | { description?: never; candidate: VoiceCandidate | null };

/** To one other participant of the same room. */
export type VoiceSignalRequest = { to: string } & VoiceSignalContent;
/** From one of the same room. Signals of one participant arrive in the order in which they were sent. */
export type VoiceSignal = { from: string } & VoiceSignalContent;

export interface VoiceState {
  muted: boolean;
}

export interface VoiceSpeaking {
  speaking: boolean;
}

export interface VoiceSpeakingChange extends VoiceSpeaking {
  participantId: string;
}

export interface VoiceParticipants {
  roomId: string;
  participants: VoiceRoomParticipant[];
}

/**
 * The room was deleted, or its place is shut; one may not enter it any more; one joined from another tab,
 * or another room; one was shut out (block, sign-out, changed role).
 */
export type VoiceEndReason = 'deleted' | 'removed' | 'replaced' | 'blocked';

export interface VoiceEnded {
  roomId: string;
  reason: VoiceEndReason;
}

/** For socket.io's type parameters. */
export interface VoiceClientEvents {
  join(request: VoiceJoinRequest, answer: (result: VoiceJoinAnswer) => void): void;
  leave(request: Record<string, never>, answer?: (result: VoiceAnswer) => void): void;
  signal(request: VoiceSignalRequest, answer?: (result: VoiceAnswer) => void): void;
  state(state: VoiceState): void;
  speaking(speaking: VoiceSpeaking): void;
  authenticate(request: { token: string }, answer: (result: { ok: boolean }) => void): void;
}
export interface VoiceServerEvents {
  participants(message: VoiceParticipants): void;
  signal(message: VoiceSignal): void;
  speaking(message: VoiceSpeakingChange): void;
  ended(message: VoiceEnded): void;
  tokenExpiring(payload: Record<string, never>): void;
  forcedLogout(payload: { code: number }): void;
}
