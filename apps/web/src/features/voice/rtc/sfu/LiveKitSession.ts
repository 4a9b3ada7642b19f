import {
  type LocalTrackPublication,
  type RemoteParticipant,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  Track,
  VideoPresets,
  VideoQuality,
} from 'livekit-client';
import type { VoicePictureQuality } from '@office/api/realtime';
import { trackKinds, type TrackKind } from '../tracks.ts';
import type { SelectedPictures } from './selectPictures.ts';
import type { SfuSession, SfuSessionEvents } from './SfuSession.ts';

const sources: Record<TrackKind, Track.Source> = {
  voice: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
  screenSound: Track.Source.ScreenShareAudio,
};

const qualities: Record<VoicePictureQuality, VideoQuality> = {
  LOW: VideoQuality.LOW,
  MEDIUM: VideoQuality.MEDIUM,
  HIGH: VideoQuality.HIGH,
};

export interface LiveKitSessionDeps extends SfuSessionEvents {
  url: string;
  token: string;
  /** False for listeners, who only receive. */
  canPublish: boolean;
  createRoom?(): Room;
}

function createRoom(): Room {
  return new Room({
    // Layers that no participant receives are not sent.
    dynacast: true,
    stopLocalTrackOnUnpublish: false,
    publishDefaults: {
      simulcast: true,
      videoSimulcastLayers: [VideoPresets.h180, VideoPresets.h360],
      dtx: true,
      red: true,
      stopMicTrackOnMute: false,
    },
  });
}

/** A connection to LiveKit. The SDK restores it after a short loss. */
export class LiveKitSession implements SfuSession {
  readonly #deps: LiveKitSessionDeps;
  readonly #room: Room;
  readonly #tracks = new Map<TrackKind, MediaStreamTrack>();
  readonly #published = new Map<TrackKind, LocalTrackPublication>();
  #pictures: SelectedPictures = [];
  #changes: Promise<void> = Promise.resolve();
  #isDisposed = false;

  constructor(deps: LiveKitSessionDeps) {
    this.#deps = deps;
    this.#room = (deps.createRoom ?? createRoom)();
    this.#room
      .on(RoomEvent.TrackPublished, () => this.#subscribe())
      .on(RoomEvent.ParticipantConnected, () => this.#subscribe())
      .on(RoomEvent.TrackSubscribed, (track, { source }, { identity }) => {
        const kind = kindOf(source);
        if (kind) deps.onTrack(identity, kind, track.mediaStreamTrack);
      })
      .on(RoomEvent.Disconnected, () => {
        if (!this.#isDisposed) deps.onFailed();
      });
  }

  start(): void {
    void this.#connect();
  }

  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    if (track) this.#tracks.set(kind, track);
    else this.#tracks.delete(kind);
    this.#publishSoon(kind);
  }

  select(pictures: SelectedPictures): void {
    this.#pictures = pictures;
    this.#subscribe();
  }

  dispose(): void {
    this.#isDisposed = true;
    void this.#room.disconnect(false);
  }

  async #connect(): Promise<void> {
    try {
      await this.#room.connect(this.#deps.url, this.#deps.token, { autoSubscribe: false });
    } catch {
      if (!this.#isDisposed) this.#deps.onFailed();
      return;
    }
    if (this.#isDisposed) return;
    this.#deps.onConnected();
    this.#subscribe();
    for (const kind of trackKinds) this.#publishSoon(kind);
  }

  /** Changes run one after the other, and each applies the latest track. */
  #publishSoon(kind: TrackKind): void {
    this.#changes = this.#changes
      .then(() => this.#publish(kind))
      .catch(() => {
        // The connection was lost, and the next one publishes all tracks.
      });
  }

  async #publish(kind: TrackKind): Promise<void> {
    if (this.#isDisposed || !this.#deps.canPublish || this.#room.state !== 'connected') return;
    const track = this.#tracks.get(kind) ?? null;
    const published = this.#published.get(kind)?.track;
    if (!track) {
      this.#published.delete(kind);
      if (published) await this.#room.localParticipant.unpublishTrack(published, false);
    } else if (!published) {
      const options = { source: sources[kind] };
      this.#published.set(kind, await this.#room.localParticipant.publishTrack(track, options));
    } else if (published.mediaStreamTrack !== track) {
      await published.replaceTrack(track, true);
    }
  }

  #subscribe(): void {
    for (const participant of this.#room.remoteParticipants.values())
      for (const publication of participant.trackPublications.values())
        this.#subscribeTo(participant, publication);
  }

  /** Voices of all participants, and the selected videos with the sound of a selected screen. */
  #subscribeTo({ identity }: RemoteParticipant, publication: RemoteTrackPublication): void {
    const kind = kindOf(publication.source);
    if (!kind) return;
    const pictureKind = kind === 'screenSound' ? 'screen' : kind;
    const picture = this.#pictures.find(
      (each) => each.participantId === identity && each.kind === pictureKind,
    );
    publication.setSubscribed(kind === 'voice' || picture !== undefined);
    if (picture && kind === 'camera') publication.setVideoQuality(qualities[picture.quality]);
  }
}

function kindOf(source: Track.Source): TrackKind | undefined {
  return trackKinds.find((kind) => sources[kind] === source);
}
