import type { VoiceMediaOffer } from '@office/api/realtime';
import type { TrackKind } from '../tracks.ts';
import type { SelectedPictures } from './selectPictures.ts';

export interface SfuSessionEvents {
  onTrack(participantId: string, kind: TrackKind, track: MediaStreamTrack): void;
  onConnected(): void;
  /** The connection has failed. The owner disposes the session. */
  onFailed(): void;
}

/** A connection to a media server. */
export interface SfuSession {
  /** Connects. No event is emitted before. */
  start(): void;
  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void;
  select(pictures: SelectedPictures): void;
  /** An offer that the server relays. Omitted if the session receives offers itself. */
  offered?(offer: VoiceMediaOffer): void;
  dispose(): void;
}
