import type { OpenMicrophone } from '../media/Microphone.ts';

/** Lets promises that are due be kept. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** A microphone's track. */
export function fakeTrack(id: string): MediaStreamTrack {
  return { id, kind: 'audio', enabled: true, stop() {} } as unknown as MediaStreamTrack;
}

export function fakeMicrophone(id: string): OpenMicrophone & { closed: boolean } {
  return {
    track: fakeTrack(id),
    closed: false,
    close() {
      this.closed = true;
    },
  };
}

/** A description that tells its end and its number. */
const describe = (type: RTCSdpType, sdp: string): RTCSessionDescription =>
  ({ type, sdp, toJSON: () => ({ type, sdp }) }) as RTCSessionDescription;

/** One end of a connection that keeps the rules of offer and answer, and connects nothing. */
export class FakePeerConnection {
  connectionState: RTCPeerConnectionState = 'new';
  signalingState: RTCSignalingState = 'stable';
  localDescription: RTCSessionDescription | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: RTCIceCandidate | null }) => void) | null = null;
  ontrack: ((event: { track: MediaStreamTrack }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  restarts = 0;
  closed = false;
  configuration: RTCConfiguration;
  readonly candidates: RTCIceCandidateInit[] = [];
  /** The transceivers of audio, and what each sends. */
  readonly transceivers: {
    direction: string;
    sender: {
      track: MediaStreamTrack | null;
      replaceTrack(t: MediaStreamTrack | null): Promise<void>;
    };
  }[] = [];
  #offers = 0;
  #needed = false;

  constructor(configuration: RTCConfiguration = {}) {
    this.configuration = configuration;
  }

  addTransceiver(): void {
    this.#addAudio();
    this.#need();
  }

  getTransceivers() {
    return this.transceivers;
  }

  restartIce(): void {
    this.restarts++;
    if (this.transceivers.length > 0) this.#need();
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration;
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    if (this.closed) throw new Error('closed');
    if (this.signalingState === 'have-remote-offer') {
      this.localDescription = describe('answer', `to ${this.remoteDescription?.sdp}`);
      this.#become('stable');
    } else {
      this.localDescription = describe('offer', `offer ${++this.#offers}`);
      this.#become('have-local-offer');
    }
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new Error('InvalidStateError');
    this.remoteDescription = description;
    if (description.type === 'answer') return this.#become('stable');
    if (this.transceivers.length === 0) this.#addAudio();
    // This takes the own offer back.
    this.signalingState = 'have-remote-offer';
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    await Promise.resolve();
    if (!this.remoteDescription) throw new Error('InvalidStateError');
    this.candidates.push(candidate);
  }

  close(): void {
    this.closed = true;
  }

  /** The way to the other end is found, or lost. */
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  #addAudio(): void {
    const sender = {
      track: null as MediaStreamTrack | null,
      async replaceTrack(track: MediaStreamTrack | null) {
        sender.track = track;
      },
    };
    this.transceivers.push({ direction: 'recvonly', sender });
  }

  #need(): void {
    this.#needed = true;
    if (this.signalingState === 'stable') this.#fire();
  }

  #become(state: RTCSignalingState): void {
    this.signalingState = state;
    if (state === 'stable' && this.#needed) this.#fire();
  }

  #fire(): void {
    this.#needed = false;
    queueMicrotask(() => this.onnegotiationneeded?.());
  }
}
