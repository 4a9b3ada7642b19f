import { Store } from '@office/client/lib/Store.ts';
import type { RemoteVoices } from '../rtc/participants.ts';
import type { AudioTrackKind } from '../rtc/tracks.ts';
import { PersonVolumes, type PersonVolumesStorage } from './PersonVolumes.ts';

export interface AudioPlayer {
  srcObject: MediaProvider | null;
  volume: number;
  play(): Promise<void>;
  pause(): void;
  /** Missing in some browsers. */
  setSinkId?(deviceId: string): Promise<void>;
}

export interface AudioOutputDeps {
  createPlayer(): AudioPlayer;
  streamOf(track: MediaStreamTrack): MediaStream;
  storage: PersonVolumesStorage;
}

/** `blocked`: the browser blocks playback before the first user action. */
export type Autoplay = 'allowed' | 'blocked';

export class AudioOutput extends Store<Autoplay> implements RemoteVoices {
  /** Volume per member, kept on this device. */
  readonly personVolumes: PersonVolumes;
  readonly #deps: AudioOutputDeps;
  readonly #players = new Map<string, Map<AudioTrackKind, AudioPlayer>>();
  readonly #volumes = new Map<string, number>();
  readonly #userIds = new Map<string, string>();
  #masterVolume = 1;
  #speakerId: string | null = null;

  constructor(deps: AudioOutputDeps) {
    super('allowed');
    this.#deps = deps;
    this.personVolumes = new PersonVolumes(deps.storage);
    this.personVolumes.subscribe(() => this.#applyVolumes());
  }

  assign(participantId: string, userId: string): void {
    if (this.#userIds.get(participantId) === userId) return;
    this.#userIds.set(participantId, userId);
    this.#applyVolume(participantId);
  }

  play(participantId: string, kind: AudioTrackKind, track: MediaStreamTrack): void {
    const players = this.#players.get(participantId) ?? new Map<AudioTrackKind, AudioPlayer>();
    const player = players.get(kind) ?? this.#deps.createPlayer();
    this.#players.set(participantId, players.set(kind, player));
    player.srcObject = this.#deps.streamOf(track);
    player.volume = this.#volumeOf(participantId);
    void this.#useSpeaker(player);
    void this.#start(player);
  }

  setVolume(participantId: string, volume: number): void {
    this.#volumes.set(participantId, volume);
    this.#applyVolume(participantId);
  }

  stop(participantId: string): void {
    const players = this.#players.get(participantId)?.values() ?? [];
    this.#players.delete(participantId);
    this.#volumes.delete(participantId);
    this.#userIds.delete(participantId);
    for (const player of players) {
      player.pause();
      player.srcObject = null;
    }
    if (this.#players.size === 0) this.set('allowed');
  }

  /** @param volume from 0 to 1, multiplied with the volume of each voice */
  setMasterVolume(volume: number): void {
    this.#masterVolume = volume;
    this.#applyVolumes();
  }

  /** @param deviceId null for the system default */
  setSpeaker(deviceId: string | null): void {
    this.#speakerId = deviceId;
    for (const player of this.#allPlayers) void this.#useSpeaker(player);
  }

  /** Retries playback. Must be called from a user event. */
  resume(): void {
    this.set('allowed');
    for (const player of this.#allPlayers) void this.#start(player);
  }

  get #allPlayers(): AudioPlayer[] {
    return [...this.#players.values()].flatMap((players) => [...players.values()]);
  }

  async #start(player: AudioPlayer): Promise<void> {
    try {
      await player.play();
    } catch (error) {
      // Other errors mean that the source was replaced or ended.
      if (error instanceof Error && error.name === 'NotAllowedError') this.set('blocked');
    }
  }

  async #useSpeaker(player: AudioPlayer): Promise<void> {
    try {
      await player.setSinkId?.(this.#speakerId ?? '');
    } catch {
      // Unplugged: the system default continues.
    }
  }

  #applyVolumes(): void {
    for (const id of this.#players.keys()) this.#applyVolume(id);
  }

  #applyVolume(participantId: string): void {
    for (const player of this.#players.get(participantId)?.values() ?? [])
      player.volume = this.#volumeOf(participantId);
  }

  #volumeOf(participantId: string): number {
    const person = this.personVolumes.of(this.#userIds.get(participantId));
    const volume = (this.#volumes.get(participantId) ?? 1) * person * this.#masterVolume;
    return Math.min(1, Math.max(0, volume));
  }
}
