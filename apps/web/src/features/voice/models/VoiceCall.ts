import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { Microphone, type MicrophoneDeps } from '../media/Microphone.ts';
import { VoiceActivityDetector } from '../media/VoiceActivityDetector.ts';
import { JoinTokens, type JoinToken } from '../rtc/JoinTokens.ts';
import { PeerMesh, type RemoteVoices } from '../rtc/PeerMesh.ts';
import {
  SignalingChannel,
  type SignalingDeps,
  type SignalingSocket,
} from '../rtc/SignalingChannel.ts';
import {
  deadlinesOf,
  joiningCall,
  nextCall,
  type CallDeadline,
  type CallEndReason,
  type CallEvent,
  type CallRoom,
  type CallState,
} from './callState.ts';
import { Deadlines } from './Deadlines.ts';

export interface VoiceCallDeps extends Deps {
  room: CallRoom;
  muted: boolean;
  /** Two who talk standing beside each other: their distance counts. */
  faceToFace: boolean;
  /** The microphone that the member chose; null is the system's own. */
  microphoneId(): string | null;
  openMicrophone: MicrophoneDeps['open'];
  openSocket(): SignalingSocket;
  renewAccessToken: SignalingDeps['renewAccessToken'];
  /** Asks for a token to join the room; rejects with the server's refusal. */
  fetchJoinToken(): Promise<JoinToken>;
  createConnection(configuration: RTCConfiguration): RTCPeerConnection;
  voices: RemoteVoices;
}

const speakingAgainMs = 1000;

/**
 * One member's part in the talk of one room: carries what signalling, connections and microphone tell to
 * `nextCall`, and ends them with the call. See README.md for the races.
 */
export class VoiceCall extends Store<CallState> {
  readonly #deps: VoiceCallDeps;
  readonly #deadlines: Deadlines<CallDeadline>;
  readonly #joinTokens: JoinTokens;
  readonly #microphone: Microphone;
  readonly #mesh: PeerMesh;
  readonly #signaling: SignalingChannel;
  readonly #detector = new VoiceActivityDetector();
  readonly #unsubscribes: (() => void)[];
  #saidSpeakingAt = 0;
  /** Counts requests: the microphone may open after the member thought better of it. */
  #muteRequest = 0;

  constructor(deps: VoiceCallDeps) {
    const { clock, random } = deps;
    super(joiningCall(deps.room, clock.now()));
    this.#deps = deps;
    this.#deadlines = new Deadlines(clock, (deadline) => this.#dispatch({ kind: 'due', deadline }));
    this.#joinTokens = new JoinTokens({
      clock,
      fetch: deps.fetchJoinToken,
      onIceServers: (iceServers) => this.#mesh.setIceServers(iceServers),
    });
    this.#microphone = new Microphone({
      open: deps.openMicrophone,
      onTrack: (track) => this.#mesh.setLocalAudio(track),
      onLevel: (level) => this.#onLevel(level),
    });
    this.#mesh = new PeerMesh({
      clock,
      random,
      voices: deps.voices,
      createConnection: () => deps.createConnection({ iceServers: this.#joinTokens.iceServers }),
      localAudio: () => this.#microphone.track,
      sendSignal: (to, signal) => this.#signaling.sendSignal(to, signal),
    });
    this.#unsubscribes = [
      this.#microphone.subscribe(() =>
        this.#dispatch({ kind: 'microphoneChanged', microphone: this.#microphone.getSnapshot() }),
      ),
      this.#mesh.subscribe(() =>
        this.#dispatch({ kind: 'participantsChanged', participants: this.#mesh.getSnapshot() }),
      ),
    ];
    this.#signaling = new SignalingChannel({
      clock,
      random,
      socket: deps.openSocket(),
      joinToken: (wanted) => this.#joinTokens.valid(wanted),
      renewAccessToken: deps.renewAccessToken,
      onJoined: ({ participantId, participants }) => {
        this.#mesh.enter(participantId, participants);
        this.#dispatch({ kind: 'joined' });
      },
      onRefused: (error) => this.end({ refused: error }),
      onParticipants: (list) => this.#mesh.update(list),
      onSignal: (from, signal) => this.#mesh.receive(from, signal),
      onSpeaking: (participantId, speaking) => this.#mesh.setSpeaking(participantId, speaking),
      onEnded: (reason) => this.end(reason),
      onLost: () => this.#dispatch({ kind: 'signalingLost' }),
    });
    this.#deadlines.plan(deadlinesOf(this.getSnapshot()));
    if (!deps.muted) void this.setMuted(false);
  }

  /** Unmuting opens the microphone where there is none yet, for which the browser may ask. */
  async setMuted(muted: boolean): Promise<void> {
    if (this.getSnapshot().phase === 'ended') return;
    const request = ++this.#muteRequest;
    if (!muted && !this.#microphone.track) {
      const opened = await this.#microphone.open(this.#deps.microphoneId());
      if (!opened || request !== this.#muteRequest) return;
    }
    this.#dispatch({ kind: 'muteChanged', muted });
    this.#microphone.setMuted(muted);
    this.#signaling.setMuted(muted);
  }

  /** Takes another microphone from the settings, where one is open. */
  async changeMicrophone(): Promise<void> {
    if (this.#microphone.track) await this.#microphone.open(this.#deps.microphoneId());
  }

  dismissMicrophoneNotice(): void {
    this.#microphone.dismiss();
  }

  /** Confirms that the call goes on. */
  continue(): void {
    this.#dispatch({ kind: 'continued' });
  }

  /** @param metres to the others, by user id; someone who is missing is somewhere else */
  setDistances(metres: ReadonlyMap<string, number>): void {
    const state = this.getSnapshot();
    const { faceToFace } = this.#deps;
    if (state.phase === 'ended' || (state.room.kind !== 'AREA' && !faceToFace)) return;
    this.#mesh.setDistances(metres);
    const [other] = state.participants;
    if (faceToFace && other)
      this.#dispatch({ kind: 'distanceMeasured', metres: metres.get(other.userId) ?? null });
  }

  /** Shows the warning of a scene, which measures the distance itself. */
  warnOfRange(metres: number): void {
    this.#dispatch({ kind: 'rangeWarned', metres });
  }

  /** Shows a new access token to the server. */
  authenticate(token: string): void {
    this.#signaling.authenticate(token);
  }

  leave(): void {
    this.end('left');
  }

  end(reason: CallEndReason): void {
    this.#dispatch({ kind: 'ended', reason });
  }

  override dispose(): void {
    this.leave();
  }

  #onLevel(level: number): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended') return;
    const now = this.#deps.clock.elapsed();
    if (state.muted) this.#detector.reset();
    const speaking = !state.muted && this.#detector.update(level, now);
    const isDue = speaking && now - this.#saidSpeakingAt > speakingAgainMs;
    if (speaking === state.speaking && !isDue) return;
    // It is said again while it lasts: such a message may get lost.
    this.#saidSpeakingAt = now;
    this.#signaling.sendSpeaking(speaking);
    this.#dispatch({ kind: 'speakingChanged', speaking });
  }

  #dispatch(event: CallEvent): void {
    const before = this.getSnapshot();
    const next = nextCall(before, event, this.#deps.clock.now());
    if (next === before) return;
    this.#deadlines.plan(deadlinesOf(next));
    if (next.phase === 'ended') this.#release();
    this.set(next);
  }

  #release(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    this.#mesh.dispose();
    this.#signaling.dispose();
    this.#microphone.dispose();
    this.#joinTokens.dispose();
  }
}
