import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { Schedule } from '../../../lib/schedule.ts';
import { Fade } from '../media/distance.ts';
import { PeerConnection, type PeerSignal, type PeerState } from './PeerConnection.ts';

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

export interface PeerMeshOptions {
  connect(): RTCPeerConnection;
  /** One's own voice now. */
  track(): MediaStreamTrack | null;
  signal(to: string, signal: PeerSignal): void;
  output: VoiceOutput;
  schedule: Schedule;
  /** Someone came, left, spoke, or is connected otherwise. */
  onChange(participants: readonly CallParticipant[]): void;
}

const speakingEndsMs = 2500;

/** The others in the room: a connection to each, and what is known of them. */
export class PeerMesh {
  readonly #options: PeerMeshOptions;
  readonly #links = new Map<string, PeerConnection>();
  readonly #fades = new Map<string, Fade>();
  readonly #silences = new Map<string, () => void>();
  #me: string | null = null;
  /** What came before one's own id was known. */
  #early: [from: string, signal: PeerSignal][] = [];
  #participants: readonly CallParticipant[] = [];

  constructor(options: PeerMeshOptions) {
    this.#options = options;
  }

  get participants(): readonly CallParticipant[] {
    return this.#participants;
  }

  /**
   * One has a place in the room, for the first time or again.
   * @param me one's own id there; with another one than before everything begins anew
   */
  enter(me: string, list: readonly VoiceRoomParticipant[]): void {
    if (this.#me !== null && this.#me !== me) this.close();
    this.#me = me;
    const kept = [...this.#links.values()];
    this.meet(list);
    for (const [from, signal] of this.#early.splice(0)) this.receive(from, signal);
    // What was said while the line was gone was heard by nobody.
    for (const link of kept) if (link.state !== 'connected') link.restart();
  }

  /** Who is in the room now, oneself included. */
  meet(list: readonly VoiceRoomParticipant[]): void {
    if (this.#me === null) return;
    const others = list.filter(({ participantId }) => participantId !== this.#me);
    const ids = new Set(others.map(({ participantId }) => participantId));
    for (const id of [...this.#links.keys()]) if (!ids.has(id)) this.#drop(id);
    for (const id of ids) this.#linkTo(id);
    const known = new Map(this.#participants.map((each) => [each.participantId, each]));
    this.#set(
      others.map((other) => ({
        ...other,
        speaking: (known.get(other.participantId)?.speaking ?? false) && !other.muted,
        connection: this.#links.get(other.participantId)?.state ?? 'connecting',
      })),
    );
  }

  receive(from: string, signal: PeerSignal): void {
    if (this.#me === null) this.#early.push([from, signal]);
    else void this.#linkTo(from).receive(signal);
  }

  speaking(id: string, speaking: boolean): void {
    this.#silences.get(id)?.();
    this.#silences.delete(id);
    if (speaking) {
      const silence = () => this.#change(id, { speaking: false });
      this.#silences.set(id, this.#options.schedule(silence, speakingEndsMs));
    }
    this.#change(id, { speaking });
  }

  setTrack(track: MediaStreamTrack | null): void {
    for (const link of this.#links.values()) link.setTrack(track);
  }

  setIceServers(iceServers: RTCIceServer[]): void {
    for (const link of this.#links.values()) link.setIceServers(iceServers);
  }

  /** @param metres to each of them by user id; who is missing is somewhere else */
  setDistances(metres: ReadonlyMap<string, number>): void {
    for (const { participantId, userId } of this.#participants) {
      const fade = this.#fades.get(participantId) ?? new Fade();
      this.#fades.set(participantId, fade);
      this.#options.output.setVolume(participantId, fade.at(metres.get(userId) ?? null));
    }
  }

  close(): void {
    for (const id of [...this.#links.keys()]) this.#drop(id);
  }

  #linkTo(id: string): PeerConnection {
    const known = this.#links.get(id);
    if (known) return known;
    const { connect, schedule, signal, output, track } = this.#options;
    const link = new PeerConnection(
      {
        polite: (this.#me ?? '') < id,
        connection: connect(),
        schedule,
        send: (message) => signal(id, message),
        onTrack: (voice) => output.play(id, voice),
        onState: (connection) => this.#change(id, { connection }),
      },
      track(),
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

  #change(id: string, change: Partial<CallParticipant>): void {
    this.#set(
      this.#participants.map((each) => (each.participantId === id ? { ...each, ...change } : each)),
    );
  }

  #set(participants: readonly CallParticipant[]): void {
    this.#participants = participants;
    this.#options.onChange(participants);
  }
}
