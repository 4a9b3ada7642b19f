import type { RemoteVoices } from './participants.ts';
import type { AudioTrackKind } from './tracks.ts';

export class RemoteAudioTracker implements RemoteVoices {
  readonly #voices: RemoteVoices;
  readonly #onChange: () => void;
  readonly #sounds = new Map<string, Map<AudioTrackKind, MediaStreamTrack>>();

  constructor(voices: RemoteVoices, onChange: () => void) {
    this.#voices = voices;
    this.#onChange = onChange;
  }

  sounds(): ReadonlyMap<string, readonly MediaStreamTrack[]> {
    return new Map([...this.#sounds].map(([id, tracks]) => [id, [...tracks.values()]]));
  }

  assign(participantId: string, userId: string): void {
    this.#voices.assign(participantId, userId);
  }

  play(participantId: string, kind: AudioTrackKind, track: MediaStreamTrack): void {
    this.#voices.play(participantId, kind, track);
    const tracks = this.#sounds.get(participantId) ?? new Map<AudioTrackKind, MediaStreamTrack>();
    this.#sounds.set(participantId, tracks.set(kind, track));
    this.#onChange();
  }

  setVolume(participantId: string, volume: number): void {
    this.#voices.setVolume(participantId, volume);
  }

  stop(participantId: string): void {
    this.#voices.stop(participantId);
    if (this.#sounds.delete(participantId)) this.#onChange();
  }
}
