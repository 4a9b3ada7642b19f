import type { Schedule } from '../../../lib/schedule.ts';
import type { OpenMicrophone } from '../media/Microphone.ts';

/** Time that passes when the test says so. */
export class FakeClock {
  #now = 0;
  #tasks: { at: number; task: () => void }[] = [];

  readonly now = (): number => this.#now;

  readonly schedule: Schedule = (task, ms) => {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => (this.#tasks = this.#tasks.filter((each) => each !== entry));
  };

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((each) => each !== next);
      this.#now = next.at;
      next.task();
    }
    this.#now = end;
  }
}

/** Lets what was promised happen. */
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

/** A description that says whose it is and which try. */
const describe = (type: RTCSdpType, sdp: string): RTCSessionDescription =>
  ({ type, sdp, toJSON: () => ({ type, sdp }) }) as RTCSessionDescription;

/** One end of a connection that keeps the rules of offer and answer, and connects nothing. */
export class FakePeer {
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
  /** What is sent on each line of audio. */
  readonly lines: {
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
    this.#addLine();
    this.#need();
  }

  getTransceivers() {
    return this.lines;
  }

  restartIce(): void {
    this.restarts++;
    if (this.lines.length > 0) this.#need();
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
    if (this.lines.length === 0) this.#addLine();
    // One's own offer is taken back by that.
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

  #addLine(): void {
    const sender = {
      track: null as MediaStreamTrack | null,
      async replaceTrack(track: MediaStreamTrack | null) {
        sender.track = track;
      },
    };
    this.lines.push({ direction: 'recvonly', sender });
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
