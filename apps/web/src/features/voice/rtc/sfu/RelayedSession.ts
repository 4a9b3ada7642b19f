import type {
  VoiceMediaCandidate,
  VoiceMediaOffer,
  VoicePublishAnswer,
  VoicePublishRequest,
  VoiceReceiveRequest,
} from '@office/api/realtime';
import type { Clock } from '@office/client/lib/deps.ts';
import { isPicture, trackKinds, type TrackKind } from '../tracks.ts';
import type { SelectedPictures } from './selectPictures.ts';
import type { SfuSession, SfuSessionEvents } from './SfuSession.ts';

/** Messages to the server, which relays them to the media server. */
export interface RelayedSignaling {
  publish(request: VoicePublishRequest): Promise<VoicePublishAnswer>;
  receive(request: VoiceReceiveRequest): void;
  answer(sdp: string): void;
  sendCandidate(candidate: VoiceMediaCandidate): void;
}

export interface RelayedSessionDeps extends SfuSessionEvents {
  /** False for listeners, who only receive. */
  canPublish: boolean;
  clock: Pick<Clock, 'schedule'>;
  createConnection(): RTCPeerConnection;
  signaling: RelayedSignaling;
}

const encodings: Record<TrackKind, RTCRtpEncodingParameters[]> = {
  voice: [],
  // The media server forwards one of them to each participant.
  camera: [
    { rid: 'h', maxBitrate: 1_200_000 },
    { rid: 'm', maxBitrate: 400_000, scaleResolutionDownBy: 2 },
    { rid: 'l', maxBitrate: 120_000, scaleResolutionDownBy: 4 },
  ],
  screen: [{ maxBitrate: 2_500_000, maxFramerate: 15 }],
  screenSound: [],
};

const connectTimeoutMs = 10_000;
/** A shorter interruption ends without a new connection. */
const disconnectedMs = 3000;

/** Two connections to a media server, one in each direction. The server relays their signalling. */
export class RelayedSession implements SfuSession {
  readonly #deps: RelayedSessionDeps;
  /** Null for listeners. */
  readonly #sending: RTCPeerConnection | null;
  readonly #receiving: RTCPeerConnection;
  readonly #received = new Map<string, string>();
  #incoming: Promise<void> = Promise.resolve();
  #cancelTimeout: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: RelayedSessionDeps) {
    this.#deps = deps;
    this.#sending = deps.canPublish ? deps.createConnection() : null;
    this.#receiving = deps.createConnection();
    this.#watch(this.#receiving, 'RECEIVE');
    if (!this.#sending) return;
    this.#watch(this.#sending, 'PUBLISH');
    for (const kind of trackKinds)
      this.#sending.addTransceiver(isPicture(kind) ? 'video' : 'audio', {
        direction: 'sendonly',
        sendEncodings: encodings[kind],
      });
  }

  start(): void {
    // A listener receives nothing before another participant sends.
    if (!this.#sending) return this.#deps.onConnected();
    this.#cancelTimeout = this.#deps.clock.schedule(() => this.#fail(), connectTimeoutMs);
    void this.#publish(this.#sending);
  }

  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    const transceiver = this.#sending?.getTransceivers()[trackKinds.indexOf(kind)];
    transceiver?.sender.replaceTrack(track).catch(() => {
      // The connection was closed.
    });
  }

  select(pictures: SelectedPictures): void {
    this.#deps.signaling.receive({ pictures });
  }

  /** Offers are applied in order. */
  offered(offer: VoiceMediaOffer): void {
    this.#incoming = this.#incoming
      .then(() => this.#apply(offer))
      .catch(() => {
        if (!this.#isDisposed) this.#fail();
      });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelTimeout?.();
    this.#sending?.close();
    this.#receiving.close();
  }

  async #publish(connection: RTCPeerConnection): Promise<void> {
    try {
      await connection.setLocalDescription();
      const transceivers = connection.getTransceivers();
      const tracks = trackKinds.map((kind, line) => ({ mid: transceivers[line]!.mid!, kind }));
      const { sdp } = connection.localDescription!;
      const answer = await this.#deps.signaling.publish({ sdp, tracks });
      if (this.#isDisposed) return;
      if (!answer.ok) return this.#fail();
      await connection.setRemoteDescription({ type: 'answer', sdp: answer.sdp });
    } catch {
      if (!this.#isDisposed) this.#fail();
    }
  }

  async #apply({ sdp, tracks }: VoiceMediaOffer): Promise<void> {
    if (this.#isDisposed) return;
    const connection = this.#receiving;
    await connection.setRemoteDescription({ type: 'offer', sdp });
    await connection.setLocalDescription();
    this.#deps.signaling.answer(connection.localDescription!.sdp);
    const transceivers = new Map(connection.getTransceivers().map((each) => [each.mid, each]));
    const before = new Map(this.#received);
    this.#received.clear();
    for (const { mid, participantId, kind } of tracks) {
      const content = `${participantId} ${kind}`;
      this.#received.set(mid, content);
      const track = transceivers.get(mid)?.receiver.track;
      if (track && before.get(mid) !== content) this.#deps.onTrack(participantId, kind, track);
    }
  }

  #watch(connection: RTCPeerConnection, name: VoiceMediaCandidate['connection']): void {
    const { signaling } = this.#deps;
    connection.onicecandidate = ({ candidate }) =>
      signaling.sendCandidate({
        connection: name,
        candidate: candidate && (candidate.toJSON() as VoiceMediaCandidate['candidate']),
      });
    connection.onconnectionstatechange = () => this.#onConnectionState(connection);
  }

  #onConnectionState({ connectionState }: RTCPeerConnection): void {
    if (this.#isDisposed) return;
    if (connectionState === 'failed') return this.#fail();
    const states = [this.#sending?.connectionState, this.#receiving.connectionState];
    if (states.includes('disconnected')) {
      this.#cancelTimeout ??= this.#deps.clock.schedule(() => this.#fail(), disconnectedMs);
      return;
    }
    // The receiving connection starts when another participant sends.
    const needed = this.#sending ?? this.#receiving;
    if (needed.connectionState !== 'connected') return;
    this.#cancelTimeout?.();
    this.#cancelTimeout = null;
    this.#deps.onConnected();
  }

  #fail(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = null;
    this.#deps.onFailed();
  }
}
