import type { VoiceEndReason, VoiceRoomParticipant } from '@office/api/realtime';
import type { VoiceRoomKind } from '@office/scene-bridge';
import { Fade, RangeWatch } from './distance.ts';
import { Microphone, type MicrophonePorts, type MicrophoneState } from './Microphone.ts';
import { PeerLink, type PeerSignal, type PeerState, type Schedule } from './PeerLink.ts';
import { SpeakingGate } from './SpeakingGate.ts';
import { VoiceLine, type Joined, type VoiceLineOptions, type VoiceSocket } from './VoiceLine.ts';

export interface CallRoom {
  id: string;
  kind: VoiceRoomKind;
  name: string;
}

/** What the server gives to whoever may join. Times are epoch milliseconds. */
export interface VoicePass {
  token: string;
  expiresAt: number;
  iceServers: RTCIceServer[];
  /** null: they do not expire. */
  iceExpiresAt: number | null;
}

/** Someone else in the call. */
export interface CallParticipant extends VoiceRoomParticipant {
  speaking: boolean;
  connection: PeerState;
}

/** Where voices come out; one place for all of them. */
export interface VoiceOutput {
  play(participantId: string, track: MediaStreamTrack): void;
  /** @param volume from 0 to 1 */
  setVolume(participantId: string, volume: number): void;
  stop(participantId: string): void;
}

export type CallEnd =
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
  openSocket(): VoiceSocket;
  renewToken: VoiceLineOptions['renewToken'];
  /** Asks for a pass to the room; rejects with the server's refusal. */
  fetchPass(): Promise<VoicePass>;
  connect(configuration: RTCConfiguration): RTCPeerConnection;
  output: VoiceOutput;
  schedule: Schedule;
  now(): number;
  onEnd(reason: CallEnd): void;
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
const speakingEndsMs = 2500;
const renewIceEarlyMs = 60_000;

/** One's part in the talk of one room, from joining to its end. See README.md for the races. */
export class VoiceCall {
  readonly #options: VoiceCallOptions;
  readonly #listeners = new Set<() => void>();
  readonly #line: VoiceLine;
  readonly #microphone: Microphone;
  readonly #gate = new SpeakingGate();
  readonly #links = new Map<string, PeerLink>();
  readonly #fades = new Map<string, Fade>();
  readonly #range = new RangeWatch();
  readonly #silences = new Map<string, () => void>();
  readonly #timers = new Map<string, () => void>();
  #state: CallState;
  #me: string | null = null;
  #pass: VoicePass | null = null;
  /** What came before one's own id was known. */
  #early: [from: string, signal: PeerSignal][] = [];
  #saidSpeakingAt = 0;
  #unmuting = 0;
  #hadCompany = false;
  #ended = false;

  constructor(options: VoiceCallOptions) {
    this.#options = options;
    this.#microphone = new Microphone({
      open: options.openMicrophone,
      onTrack: (track) => {
        for (const link of this.#links.values()) link.setTrack(track);
      },
      onLevel: (level) => this.#heard(level),
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
    this.#line = new VoiceLine(
      {
        socket: options.openSocket(),
        renewToken: options.renewToken,
        pass: async ({ renew }) => (await this.#validPass(renew)).token,
        joined: (answer) => this.#joined(answer),
        refused: (error) => this.#end({ refused: error }),
        participants: (list) => this.#meet(list),
        signal: (from, signal) => this.#receive(from, signal),
        speaking: (id, speaking) => this.#othersSpeaking(id, speaking),
        ended: (reason) => this.#end(reason),
        lost: () => this.#lost(),
      },
      { muted: true },
    );
    this.#timer('unreachable', unreachableMs, () => this.#giveUp());
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
    this.#line.setMuted(muted);
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
    for (const { participantId, userId } of this.#state.participants) {
      const fade = this.#fades.get(participantId) ?? new Fade();
      this.#fades.set(participantId, fade);
      this.#options.output.setVolume(participantId, fade.at(metres.get(userId) ?? null));
    }
    if (this.#options.faceToFace) this.#watchRange(metres);
  }

  /** The scene measures the distance itself: in metres, shown for as long as it says so. */
  warnOfRange(metres: number): void {
    this.#patch({ tooFar: metres });
    this.#timer('range', rangeShownMs, () => this.#patch({ tooFar: null }));
  }

  /** A new access token is there. */
  authenticate(token: string): void {
    this.#line.authenticate(token);
  }

  leave(): void {
    this.#end('left');
  }

  /** The end for a reason that is known outside: the scene says that the two are too far apart. */
  end(reason: CallEnd): void {
    this.#end(reason);
  }

  async #validPass(renew: boolean): Promise<VoicePass> {
    const { now, fetchPass } = this.#options;
    if (renew || !this.#pass || this.#pass.expiresAt <= now()) this.#keep(await fetchPass());
    return this.#pass as VoicePass;
  }

  #keep(pass: VoicePass): void {
    this.#pass = pass;
    for (const link of this.#links.values()) link.setIceServers(pass.iceServers);
    this.#cancel('ice');
    if (pass.iceExpiresAt === null || this.#ended) return;
    const wait = Math.max(1000, pass.iceExpiresAt - this.#options.now() - renewIceEarlyMs);
    this.#timer('ice', wait, () => {
      this.#validPass(true).catch(() => {
        // The old ones serve until they are refused; the next connection asks for a pass anyway.
      });
    });
  }

  #joined({ participantId, participants }: Joined): void {
    // The place was not kept: to the others one is somebody new, and so are they to us.
    if (this.#me !== null && this.#me !== participantId) this.#dropAll();
    const first = this.#me === null;
    this.#me = participantId;
    this.#cancel('unreachable');
    this.#patch({ phase: 'in' });
    const kept = [...this.#links.values()];
    this.#meet(participants);
    for (const [from, signal] of this.#early.splice(0)) this.#receive(from, signal);
    // What was said while the line was gone was heard by nobody.
    for (const link of kept) if (link.state !== 'connected') link.restart();
    if (first) this.#askLater();
  }

  /** Who is in the room now. */
  #meet(list: readonly VoiceRoomParticipant[]): void {
    if (this.#ended || this.#me === null) return;
    const others = list.filter(({ participantId }) => participantId !== this.#me);
    const ids = new Set(others.map(({ participantId }) => participantId));
    for (const id of [...this.#links.keys()]) if (!ids.has(id)) this.#drop(id);
    for (const id of ids) this.#linkTo(id);
    const known = new Map(this.#state.participants.map((each) => [each.participantId, each]));
    this.#patch({
      participants: others.map((other) => ({
        ...other,
        speaking: (known.get(other.participantId)?.speaking ?? false) && !other.muted,
        connection: this.#links.get(other.participantId)?.state ?? 'connecting',
      })),
    });
    this.#minCompany(others.length);
  }

  /** Alone one is not for ever; of two who talk, the one who is left has nobody to wait for. */
  #minCompany(others: number): void {
    if (others > 0) {
      this.#hadCompany = true;
      this.#cancel('alone');
      return;
    }
    const isDirect = this.#state.room.kind === 'DIRECT';
    if (isDirect && this.#hadCompany) this.#end('otherLeft');
    else if (!this.#timers.has('alone'))
      this.#timer('alone', isDirect ? awaitedMs : aloneMs, () =>
        this.#end(isDirect ? 'otherLeft' : 'alone'),
      );
  }

  #receive(from: string, signal: PeerSignal): void {
    if (this.#me === null) this.#early.push([from, signal]);
    else void this.#linkTo(from).receive(signal);
  }

  #linkTo(id: string): PeerLink {
    const known = this.#links.get(id);
    if (known) return known;
    const link = new PeerLink(
      {
        polite: (this.#me ?? '') < id,
        connection: this.#options.connect({ iceServers: this.#pass?.iceServers ?? [] }),
        schedule: this.#options.schedule,
        send: (signal) => this.#line.signal(id, signal),
        onTrack: (track) => this.#options.output.play(id, track),
        onState: (connection) => this.#change(id, { connection }),
      },
      this.#microphone.track,
    );
    this.#links.set(id, link);
    return link;
  }

  #drop(id: string): void {
    this.#links.get(id)?.close();
    this.#links.delete(id);
    this.#fades.delete(id);
    this.#silences.get(id)?.();
    this.#silences.delete(id);
    this.#options.output.stop(id);
  }

  #dropAll(): void {
    for (const id of [...this.#links.keys()]) this.#drop(id);
  }

  #lost(): void {
    if (this.#ended) return;
    if (this.#state.phase === 'in') this.#patch({ phase: 'reconnecting' });
    if (!this.#timers.has('unreachable'))
      this.#timer('unreachable', unreachableMs, () => this.#giveUp());
  }

  #giveUp(): void {
    const talking = this.#state.participants.some(({ connection }) => connection === 'connected');
    if (talking) this.#timer('unreachable', unreachableMs, () => this.#giveUp());
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
    this.#line.speaking(speaking);
    this.#patch({ speaking });
  }

  #othersSpeaking(id: string, speaking: boolean): void {
    this.#silences.get(id)?.();
    this.#silences.delete(id);
    if (speaking) {
      const silence = () => this.#change(id, { speaking: false });
      this.#silences.set(id, this.#options.schedule(silence, speakingEndsMs));
    }
    this.#change(id, { speaking });
  }

  #change(id: string, change: Partial<CallParticipant>): void {
    if (this.#ended) return;
    this.#patch({
      participants: this.#state.participants.map((each) =>
        each.participantId === id ? { ...each, ...change } : each,
      ),
    });
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
    this.#timer('goOn', goOnAfterMs, () => {
      this.#patch({ goOnUntil: this.#options.now() + goOnAnswerMs });
      this.#timer('goOn', goOnAnswerMs, () => this.#end('unanswered'));
    });
  }

  #end(reason: CallEnd): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#dropAll();
    this.#line.close();
    this.#microphone.close();
    this.#options.onEnd(reason);
  }

  /** One timer a name: the newest counts. */
  #timer(name: string, ms: number, task: () => void): void {
    this.#cancel(name);
    const cancel = this.#options.schedule(() => {
      this.#timers.delete(name);
      task();
    }, ms);
    this.#timers.set(name, cancel);
  }

  #cancel(name: string): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }

  #patch(change: Partial<CallState>): void {
    if (this.#ended) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
