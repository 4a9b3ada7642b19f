import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { NetworkProblem } from './networkQuality.ts';
import type { PeerState } from './PeerConnection.ts';
import type { AudioTrackKind, TrackKind } from './tracks.ts';

/** The media connection to a participant. */
export interface ParticipantLink {
  connection: Exclude<PeerState, 'closed'>;
  /** True if the bandwidth to the participant is too low for video. The voice is still sent. */
  videoPaused?: boolean;
  /** Problem of the connection to the participant. Null or omitted if it is good. */
  network?: NetworkProblem | null;
}

export interface CallParticipant extends VoiceRoomParticipant, ParticipantLink {
  speaking: boolean;
}

export interface RemoteVoices {
  assign(participantId: string, userId: string): void;
  play(participantId: string, kind: AudioTrackKind, track: MediaStreamTrack): void;
  /** @param volume from 0 to 1 */
  setVolume(participantId: string, volume: number): void;
  stop(participantId: string): void;
}

/** How audio and video reach the other participants: a mesh or a media server. */
export interface ParticipantLinks {
  /** The signalling connection is established, with the member's participant id. */
  joined(ownId: string): void;
  /** The signalling connection is lost. */
  lost(): void;
  linkOf(participantId: string): ParticipantLink;
  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  dispose(): void;
}

export interface LinkEvents {
  onTrack(participantId: string, kind: TrackKind, track: MediaStreamTrack): void;
  /** The link of the participant has changed, or of all without an id. */
  onChange(participantId?: string): void;
}
