import type { VoiceMediaAnswer, VoiceMediaCandidate, VoiceMediaOffer } from '@office/api/realtime';
import type { VoicePublishRequest, VoiceReceiveRequest } from '@office/api/realtime';

export interface MediaParticipant {
  node: string;
  roomId: string;
  participantId: string;
  /** False for listeners of an all-hands room. */
  canPublish: boolean;
}

export interface MediaEvents {
  onOffer(offer: VoiceMediaOffer): void;
  /** The connections have ended, except by `close`. */
  onClosed(): void;
}

export type MediaAccess = Extract<VoiceMediaAnswer, { kind: 'LIVEKIT' | 'RELAYED' }>;

/** A participant's connections to a media server. */
export interface MediaSession {
  readonly node: string;
  /** Sent to the client, which connects with it. */
  readonly access: MediaAccess;
  /** Null if the client exchanges the signalling with the media server itself. */
  readonly signaling: MediaSignaling | null;
  /**
   * Ends the connections, also those of a client that does not leave.
   * @param how.isReplaced the participant continues through another process, with the same id
   */
  close(how?: { isReplaced: boolean }): Promise<void>;
}

export interface MediaSignaling {
  /** Returns the session description of the media server. */
  publish(request: VoicePublishRequest): Promise<string>;
  receive(request: VoiceReceiveRequest): void;
  answer(sdp: string): void;
  addCandidate(candidate: VoiceMediaCandidate): void;
}

/** The media servers of the operator. Calls with many participants use one of them. */
export interface MediaRouter {
  /** Returns the node for a new call, or null if none is reachable. */
  chooseNode(): string | null;
  isReachable(node: string): boolean;
  /** @throws {ApiError} 503 `serviceUnavailable` if the node is not reachable */
  open(participant: MediaParticipant, events: MediaEvents): Promise<MediaSession>;
  close(): Promise<void>;
}
