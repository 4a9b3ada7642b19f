import { Store } from '@office/client/lib/Store.ts';
import type { RemoteVoices } from '../rtc/PeerMesh.ts';
import type { SoundKind } from '../rtc/tracks.ts';
import { PersonVolumes } from './PersonVolumes.ts';

/** The part of an audio element that is needed here. */
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
}

/** `blocked`: the browser plays nothing before the page has been pressed. */
export type Autoplay = 'allowed' | 'blocked';

/** Plays the voices of all others: one speaker, and one volume over all. */
export class AudioOutput extends Store<Autoplay> implements RemoteVoices {
  /** The volumes of single people; they outlast a call. */
  readonly personVolumes = new PersonVolumes();
  readonly #deps: AudioOutputDeps;
  readonly #players = new Map<string, Map<SoundKind, AudioPlayer>>();
  readonly #volumes = new Map<string, number>();
  readonly #userIds = new Map<string, string>();
  #masterVolume = 1;
  #speakerId: string | null = null;

  constructor(deps: AudioOutputDeps) {
    super('allowed');
    this.#deps = deps;
    this.personVolumes.subscribe(() => this.#applyVolumes());
  }

  /** Takes whose voice it is. */
  assign(participantId: string, userId: string): void {
    if (this.#userIds.get(participantId) === userId) return;
    this.#userIds.set(participantId, userId);
    this.#applyVolume(participantId);
  }

  play(participantId: string, kind: SoundKind, track: MediaStreamTrack): void {
    const players = this.#players.get(participantId) ?? new Map<SoundKind, AudioPlayer>();
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

  /** @param volume from 0 to 1, over everyone's own */
  setMasterVolume(volume: number): void {
    this.#masterVolume = volume;
    this.#applyVolumes();
  }

  /** @param deviceId null: the system's own */
  setSpeaker(deviceId: string | null): void {
    this.#speakerId = deviceId;
    for (const player of this.#allPlayers) void this.#useSpeaker(player);
  }

  /** Tries again; to be called from a press on the page. */
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
      // Any other error means that another source, or the end, came in between.
      if (error instanceof Error && error.name === 'NotAllowedError') this.set('blocked');
    }
  }

  async #useSpeaker(player: AudioPlayer): Promise<void> {
    try {
      await player.setSinkId?.(this.#speakerId ?? '');
    } catch {
      // It was unplugged: the system's own goes on.
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
