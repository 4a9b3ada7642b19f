import type { VoiceEndReason } from '@office/api/realtime';
import type { VoiceRoomKind } from '@office/scene-bridge';
import type { Schedule } from '../../../lib/schedule.ts';
import { PeerMesh, type CallParticipant, type VoiceOutput } from '../rtc/PeerMesh.ts';
import { RangeWatch } from '../media/distance.ts';
import { Microphone, type MicrophonePorts, type MicrophoneState } from '../media/Microphone.ts';
import { VoiceActivityDetector } from '../media/VoiceActivityDetector.ts';
import { Timers } from './Timers.ts';
import {
  SignalingChannel,
  type Joined,
  type SignalingOptions,
  type SignalingSocket,
} from '../rtc/SignalingChannel.ts';

export interface CallRoom {
  id: string;
  kind: VoiceRoomKind;
  name: string;
}

/** What the server gives to whoever may join. Times are epoch milliseconds. */
export interface JoinToken {
  token: string;
  expiresAt: number;
  iceServers: RTCIceServer[];
  /** null: they do not expire. */
  iceExpiresAt: number | null;
}

export type CallEndReason =
  | VoiceEndReason
  | 'left'
  /** Nobody else came for a long time. */
  | 'alone'
  /** The question whether to go on was not answered. */
  | 'unanswered'
  | 'outOfRange'
  /** The other one of two is gone. */
  | 'otherLeft'
  | 'unreachable'
  /** A code of the error catalogue, or what a call threw. */
  | { refused: unknown };

export interface CallState {
  room: CallRoom;
  /** `reconnecting`: the line to the server is gone; voices that are connected go on. */
  phase: 'joining' | 'in' | 'reconnecting';
  muted: boolean;
  speaking: boolean;
  microphone: MicrophoneState;
  /** The others. */
  participants: readonly CallParticipant[];
  /** Until when to say that the call goes on, in epoch milliseconds. */
  goOnUntil: number | null;
  /** Metres to the other one of two who are about to lose each other. */
  tooFar: number | null;
}

export interface VoiceCallOptions {
  room: CallRoom;
  muted: boolean;
  /** Two who talk standing beside each other: their distance counts. */
  faceToFace: boolean;
  /** The microphone that the member chose; null is the system's own. */
  microphoneId(): string | null;
  openMicrophone: MicrophonePorts['open'];
  openSocket(): SignalingSocket;
  renewToken: SignalingOptions['renewToken'];
  /** Asks for a pass to the room; rejects with the server's refusal. */
  fetchJoinToken(): Promise<JoinToken>;
  connect(configuration: RTCConfiguration): RTCPeerConnection;
  output: VoiceOutput;
  schedule: Schedule;
  now(): number;
  onEnd(reason: CallEndReason): void;
}

/** Spec §9, "Default time", twice. */
export const aloneMs = 15 * 60_000;
export const goOnAfterMs = 15 * 60_000;
export const goOnAnswerMs = 60_000;
/** How long the other of two may take to come. */
export const awaitedMs = 60_000;
/** How long the server may be out of reach while no voice is connected. */
export const unreachableMs = 30_000;
const rangeShownMs = 4000;
const speakingAgainMs = 1000;
const renewIceEarlyMs = 60_000;

/** One's part in the talk of one room, from joining to its end. See README.md for the races. */
export class VoiceCall {
  readonly #options: VoiceCallOptions;
  readonly #listeners = new Set<() => void>();
  readonly #signaling: SignalingChannel;
  readonly #microphone: Microphone;
  readonly #gate = new VoiceActivityDetector();
  readonly #mesh: PeerMesh;
  readonly #range = new RangeWatch();
  readonly #timers: Timers;
  #state: CallState;
  #joinToken: JoinToken | null = null;
  #hasJoined = false;
  #saidSpeakingAt = 0;
  #unmuting = 0;
  #hadCompany = false;
  #ended = false;

  constructor(options: VoiceCallOptions) {
    this.#options = options;
    this.#timers = new Timers(options.schedule);
    this.#microphone = new Microphone({
      open: options.openMicrophone,
      onTrack: (track) => this.#mesh.setTrack(track),
      onLevel: (level) => this.#heard(level),
    });
    this.#mesh = new PeerMesh({
      connect: () => options.connect({ iceServers: this.#joinToken?.iceServers ?? [] }),
      track: () => this.#microphone.track,
      signal: (to, signal) => this.#signaling.signal(to, signal),
      output: options.output,
      schedule: options.schedule,
      onChange: (participants) => this.#patch({ participants }),
    });
    this.#state = {
      room: options.room,
      phase: 'joining',
      muted: true,
      speaking: false,
      microphone: this.#microphone.getSnapshot(),
      participants: [],
      goOnUntil: null,
      tooFar: null,
    };
    this.#microphone.subscribe(() => this.#patch({ microphone: this.#microphone.getSnapshot() }));
    this.#signaling = new SignalingChannel(
      {
        socket: options.openSocket(),
        renewToken: options.renewToken,
        pass: async ({ renew }) => (await this.#validJoinToken(renew)).token,
        joined: (answer) => this.#joined(answer),
        refused: (error) => this.#end({ refused: error }),
        participants: (list) => {
          this.#mesh.meet(list);
          this.#minCompany();
        },
        signal: (from, signal) => this.#mesh.receive(from, signal),
        speaking: (id, speaking) => this.#mesh.speaking(id, speaking),
        ended: (reason) => this.#end(reason),
        lost: () => this.#lost(),
      },
      { muted: true },
    );
    this.#timers.set('unreachable', unreachableMs, () => this.#giveUp());
    if (!options.muted) void this.setMuted(false);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): CallState => this.#state;

  /** Unmuting opens the microphone where there is none yet, for which the browser may ask. */
  async setMuted(muted: boolean): Promise<void> {
    const asked = ++this.#unmuting;
    if (!muted && !this.#microphone.track) {
      const opened = await this.#microphone.open(this.#options.microphoneId());
      if (!opened || asked !== this.#unmuting || this.#ended) return;
    }
    this.#patch({ muted });
    this.#microphone.setMuted(muted);
    this.#signaling.setMuted(muted);
  }

  /** Takes another microphone from the settings, where one is open. */
  async changeMicrophone(): Promise<void> {
    if (this.#microphone.track) await this.#microphone.open(this.#options.microphoneId());
  }

  dismissMicrophoneNotice(): void {
    this.#microphone.dismiss();
  }

  /** Answers the question of `goOnUntil`. */
  goOn(): void {
    this.#askLater();
  }

  /** Where the others are, by user id and in metres; who is missing is somewhere else. */
  setDistances(metres: ReadonlyMap<string, number>): void {
    const { kind } = this.#state.room;
    if (kind !== 'AREA' && !this.#options.faceToFace) return;
    this.#mesh.setDistances(metres);
    if (this.#options.faceToFace) this.#watchRange(metres);
  }

  /** The scene measures the distance itself: in metres, shown for as long as it says so. */
  warnOfRange(metres: number): void {
    this.#patch({ tooFar: metres });
    this.#timers.set('range', rangeShownMs, () => this.#patch({ tooFar: null }));
  }

  /** A new access token is there. */
  authenticate(token: string): void {
    this.#signaling.authenticate(token);
  }

  leave(): void {
    this.#end('left');
  }

  /** The end for a reason that is known outside: the scene says that the two are too far apart. */
  end(reason: CallEndReason): void {
    this.#end(reason);
  }

  async #validJoinToken(renew: boolean): Promise<JoinToken> {
    const { now, fetchJoinToken } = this.#options;
    if (renew || !this.#joinToken || this.#joinToken.expiresAt <= now())
      this.#keep(await fetchJoinToken());
    return this.#joinToken as JoinToken;
  }

  #keep(pass: JoinToken): void {
    this.#joinToken = pass;
    this.#mesh.setIceServers(pass.iceServers);
    this.#timers.cancel('ice');
    if (pass.iceExpiresAt === null || this.#ended) return;
    const wait = Math.max(1000, pass.iceExpiresAt - this.#options.now() - renewIceEarlyMs);
    this.#timers.set('ice', wait, () => {
      this.#validJoinToken(true).catch(() => {
        // The old ones serve until they are refused; the next connection asks for a pass anyway.
      });
    });
  }

  #joined({ participantId, participants }: Joined): void {
    this.#timers.cancel('unreachable');
    this.#patch({ phase: 'in' });
    this.#mesh.enter(participantId, participants);
    if (!this.#hasJoined) this.#askLater();
    this.#hasJoined = true;
    this.#minCompany();
  }

  /** Alone one is not for ever; of two who talk, the one who is left has nobody to wait for. */
  #minCompany(): void {
    if (this.#ended || !this.#hasJoined) return;
    if (this.#mesh.participants.length > 0) {
      this.#hadCompany = true;
      this.#timers.cancel('alone');
      return;
    }
    const isDirect = this.#state.room.kind === 'DIRECT';
    if (isDirect && this.#hadCompany) this.#end('otherLeft');
    else if (!this.#timers.has('alone'))
      this.#timers.set('alone', isDirect ? awaitedMs : aloneMs, () =>
        this.#end(isDirect ? 'otherLeft' : 'alone'),
      );
  }

  #lost(): void {
    if (this.#ended) return;
    if (this.#state.phase === 'in') this.#patch({ phase: 'reconnecting' });
    if (!this.#timers.has('unreachable'))
      this.#timers.set('unreachable', unreachableMs, () => this.#giveUp());
  }

  #giveUp(): void {
    const talking = this.#state.participants.some(({ connection }) => connection === 'connected');
    if (talking) this.#timers.set('unreachable', unreachableMs, () => this.#giveUp());
    else this.#end('unreachable');
  }

  /** How loud one is. */
  #heard(level: number): void {
    const now = this.#options.now();
    const speaking = !this.#state.muted && this.#gate.update(level, now);
    if (this.#state.muted) this.#gate.close();
    if (
      speaking === this.#state.speaking &&
      !(speaking && now - this.#saidSpeakingAt > speakingAgainMs)
    )
      return;
    // Said again while it lasts: such a word may get lost.
    this.#saidSpeakingAt = now;
    this.#signaling.speaking(speaking);
    this.#patch({ speaking });
  }

  #watchRange(metres: ReadonlyMap<string, number>): void {
    const [other] = this.#state.participants;
    if (!other) return;
    const distance = metres.get(other.userId) ?? null;
    const range = this.#range.at(distance);
    if (range === 'beyond') return this.#end('outOfRange');
    const tooFar = range === 'warning' && distance !== null ? Math.round(distance * 10) / 10 : null;
    if (tooFar !== this.#state.tooFar && !this.#timers.has('range')) this.#patch({ tooFar });
  }

  #askLater(): void {
    this.#patch({ goOnUntil: null });
    this.#timers.set('goOn', goOnAfterMs, () => {
      this.#patch({ goOnUntil: this.#options.now() + goOnAnswerMs });
      this.#timers.set('goOn', goOnAnswerMs, () => this.#end('unanswered'));
    });
  }

  #end(reason: CallEndReason): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#timers.clear();
    this.#mesh.close();
    this.#signaling.close();
    this.#microphone.close();
    this.#options.onEnd(reason);
  }

  #patch(change: Partial<CallState>): void {
    if (this.#ended) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
