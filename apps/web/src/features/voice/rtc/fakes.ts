import type { OpenDevice } from '../media/CaptureDevice.ts';
import { isPicture, trackKinds } from './tracks.ts';

export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function fakeTrack(id: string, kind: 'audio' | 'video' = 'audio'): MediaStreamTrack {
  return { id, kind, enabled: true, stop() {} } as unknown as MediaStreamTrack;
}

export function fakeDevice(
  id: string,
  kind: 'audio' | 'video' = 'audio',
): OpenDevice & { closed: boolean } {
  return {
    track: fakeTrack(id, kind),
    closed: false,
    close() {
      this.closed = true;
    },
  };
}

const describe = (type: RTCSdpType, sdp: string): RTCSessionDescription =>
  ({ type, sdp, toJSON: () => ({ type, sdp }) }) as RTCSessionDescription;

/** Marks a description with only a voice transceiver, as from an outdated client. */
export const voiceOnly = 'voice alone';

interface FakeTransceiver {
  direction: RTCRtpTransceiverDirection;
  currentDirection: RTCRtpTransceiverDirection | null;
  receiver: { track: MediaStreamTrack };
  sender: {
    track: MediaStreamTrack | null;
    replaceTrack(t: MediaStreamTrack | null): Promise<void>;
    getParameters(): RTCRtpSendParameters;
    setParameters(parameters: RTCRtpSendParameters): Promise<void>;
  };
}

export class FakePeerConnection {
  connectionState: RTCPeerConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescription | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: RTCIceCandidate | null }) => void) | null = null;
  ontrack: ((event: { track: MediaStreamTrack; transceiver: FakeTransceiver }) => void) | null =
    null;
  onconnectionstatechange: (() => void) | null = null;
  stats = new Map<string, unknown>();
  restarts = 0;
  closed = false;
  configuration: RTCConfiguration;
  /** Start of its offers, for example an origin line with the session. */
  origin = '';
  readonly candidates: RTCIceCandidateInit[] = [];
  readonly transceivers: FakeTransceiver[] = [];
  #offers = 0;
  #isNegotiationNeeded = false;
  #isDescribing = false;

  constructor(configuration: RTCConfiguration = {}) {
    this.configuration = configuration;
  }

  addTransceiver(kind: 'audio' | 'video', { direction }: { direction: 'sendrecv' }): void {
    this.#add(kind, direction);
    this.#requestNegotiation();
  }

  getTransceivers() {
    return this.transceivers;
  }

  restartIce(): void {
    this.restarts++;
    if (this.transceivers.length > 0) this.#requestNegotiation();
  }

  getConfiguration(): RTCConfiguration {
    return this.configuration;
  }

  /** Like browsers, rejects a change of the bundle policy. */
  setConfiguration(configuration: RTCConfiguration): void {
    if (this.closed) throw new DOMException('closed', 'InvalidStateError');
    if (configuration.bundlePolicy !== this.configuration.bundlePolicy)
      throw new DOMException('bundlePolicy', 'InvalidModificationError');
    this.configuration = configuration;
  }

  async setLocalDescription(): Promise<void> {
    this.#isDescribing = true;
    await Promise.resolve();
    this.#isDescribing = false;
    if (this.closed) throw new Error('closed');
    if (this.signalingState === 'have-remote-offer') {
      this.localDescription = describe('answer', `to ${this.remoteDescription?.sdp}`);
      this.#become('stable');
    } else {
      this.#isNegotiationNeeded = false;
      this.localDescription = describe('offer', `${this.origin}offer ${++this.#offers}`);
      this.#become('have-local-offer');
    }
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new Error('InvalidStateError');
    this.remoteDescription = description;
    const hasVoiceOnly = description.sdp?.endsWith(voiceOnly) ?? false;
    if (description.type === 'offer' && this.transceivers.length === 0)
      for (const kind of hasVoiceOnly ? trackKinds.slice(0, 1) : trackKinds)
        this.#add(isPicture(kind) ? 'video' : 'audio', 'recvonly');
    for (const [line, transceiver] of this.transceivers.entries()) {
      const isHeard = description.type === 'offer' || line === 0 || !hasVoiceOnly;
      transceiver.currentDirection = isHeard ? 'sendrecv' : 'sendonly';
      if (isHeard) this.ontrack?.({ track: transceiver.receiver.track, transceiver });
    }
    if (description.type === 'answer') return this.#become('stable');
    this.signalingState = 'have-remote-offer';
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    await Promise.resolve();
    if (!this.remoteDescription) throw new Error('InvalidStateError');
    this.candidates.push(candidate);
  }

  async getStats(): Promise<Map<string, unknown>> {
    return this.stats;
  }

  close(): void {
    this.closed = true;
  }

  setConnectionState(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  #add(kind: 'audio' | 'video', direction: RTCRtpTransceiverDirection): void {
    let encodings: RTCRtpEncodingParameters[] = [{ active: true }];
    const sender: FakeTransceiver['sender'] = {
      track: null,
      getParameters: () =>
        ({ encodings: encodings.map((encoding) => ({ ...encoding })) }) as RTCRtpSendParameters,
      async setParameters(parameters) {
        ({ encodings } = parameters);
      },
      async replaceTrack(track) {
        if (track && track.kind !== kind) throw new TypeError('Another kind');
        sender.track = track;
      },
    };
    const track = fakeTrack(`received on ${this.transceivers.length}`, kind);
    this.transceivers.push({ direction, currentDirection: null, receiver: { track }, sender });
  }

  #requestNegotiation(): void {
    this.#isNegotiationNeeded = true;
    if (this.signalingState === 'stable') this.#fire();
  }

  #become(state: RTCSignalingState): void {
    this.signalingState = state;
    if (state === 'stable' && this.#isNegotiationNeeded) this.#fire();
  }

  #fire(): void {
    queueMicrotask(() => {
      // Like browsers, waits for the end of pending operations and for the stable state.
      if (!this.#isNegotiationNeeded || this.#isDescribing || this.closed) return;
      this.#isNegotiationNeeded = false;
      this.onnegotiationneeded?.();
    });
  }
}
