import type { VoiceAnswer, VoiceSignal, VoiceSpeakingChange } from '@office/api/realtime';
import type { Metrics } from '../observability/metrics.ts';
import type { Fanout } from '../realtime/fanout.ts';
import { clientMessage } from '../realtime/client-message.ts';
import { TokenBucket } from '../lib/token-bucket.ts';
import { deliver, type VoiceSocket, type SocketRegistry } from './socket-registry.ts';

/** A participant of a room, on this process or another. */
export interface Peer {
  participantId: string;
  processId: string;
}

interface RelayDeps {
  sockets: SocketRegistry;
  fanout: Fanout;
  metrics: Metrics;
  processId: string;
  /** The participants of a room, as far as this process has heard. */
  peersIn(roomId: string): readonly Peer[];
  /** Called when somebody speaks in a room of this process's sockets. */
  onSpeech(roomId: string): void;
}

/** From one process to the others; each hands it to its own sockets in that room. */
type Forwarded = { roomId: string } & (
  | { to: string; message: VoiceSignal }
  /** Tells everyone in the room that someone speaks. */
  | { to: null; message: VoiceSpeakingChange }
);

const topic = 'voice';

/** Four connections at once, each with its candidates, and then some. */
const signalBurst = 300;
const signalsASecond = 50;
/** Voices start and stop, but not that often. */
const speakingBurst = 20;
const speakingASecond = 10;

/**
 * Relays what participants tell each other: only from a participant of a room, to others of the
 * same room. Nothing of it is kept.
 */
export class SignalRelay {
  readonly #deps: RelayDeps;
  readonly #signals = new WeakMap<VoiceSocket['socket'], TokenBucket>();
  readonly #speaking = new WeakMap<VoiceSocket['socket'], TokenBucket>();

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    deps.fanout.receive(topic, (forwarded) => this.#receive(forwarded as Forwarded));
  }

  signal(socket: VoiceSocket['socket'], request: unknown): VoiceAnswer {
    const answer = this.#relay(socket, request);
    this.#deps.metrics.voiceSignals.inc({ outcome: answer.ok ? 'relayed' : answer.error });
    return answer;
  }

  #relay(socket: VoiceSocket['socket'], request: unknown): VoiceAnswer {
    if (!bucketOf(this.#signals, socket, signalBurst, signalsASecond).take()) {
      return { ok: false, error: 'tooManyRequests' };
    }
    const signal = clientMessage('VoiceSignalRequest', request);
    if (!signal) return { ok: false, error: 'invalidRequest' };
    const joined = this.#deps.sockets.get(socket.id);
    const { to, ...content } = signal;
    const target = joined && this.#isPeer(joined, to);
    if (!target) return { ok: false, error: 'voiceChatRoomInvalid' };
    const message: VoiceSignal = { from: joined.participantId, ...content };
    const here = this.#deps.sockets.byParticipant(to);
    if (here) deliver(here, message);
    else this.#forward({ roomId: joined.roomId, to, message });
    return { ok: true };
  }

  /** Whether an id is another participant of the same room. */
  #isPeer(joined: VoiceSocket, participantId: string): boolean {
    if (participantId === joined.participantId) return false;
    const here = this.#deps.sockets.byParticipant(participantId);
    if (here) return here.roomId === joined.roomId;
    return this.#deps
      .peersIn(joined.roomId)
      .some((one) => one.participantId === participantId && this.#isElsewhere(one));
  }

  #isElsewhere({ processId }: Peer): boolean {
    return processId !== this.#deps.processId;
  }

  speaking(socket: VoiceSocket['socket'], request: unknown): void {
    const joined = this.#deps.sockets.get(socket.id);
    const change = clientMessage('VoiceSpeaking', request);
    if (!joined || !change) return;
    if (!bucketOf(this.#speaking, socket, speakingBurst, speakingASecond).take()) return;
    const { roomId, participantId } = joined;
    const message = { participantId, speaking: change.speaking };
    if (change.speaking) this.#deps.onSpeech(roomId);
    for (const other of this.#deps.sockets.inRoom(roomId)) {
      if (other !== joined) other.socket.volatile.emit('speaking', message);
    }
    if (this.#deps.peersIn(roomId).some((one) => this.#isElsewhere(one))) {
      this.#forward({ roomId, to: null, message });
    }
  }

  /** Does not wait for the other processes: a lost signal is made up for when connections fail. */
  #forward(forwarded: Forwarded): void {
    this.#deps.fanout.send(topic, forwarded).catch(() => undefined);
  }

  #receive({ roomId, to, message }: Forwarded): void {
    const { sockets } = this.#deps;
    if (to === null) {
      if (message.speaking) this.#deps.onSpeech(roomId);
      for (const { socket } of sockets.inRoom(roomId)) {
        socket.volatile.emit('speaking', message);
      }
      return;
    }
    const joined = sockets.byParticipant(to);
    if (joined?.roomId === roomId) deliver(joined, message);
  }
}

function bucketOf(
  buckets: WeakMap<VoiceSocket['socket'], TokenBucket>,
  socket: VoiceSocket['socket'],
  burst: number,
  perSecond: number,
): TokenBucket {
  const known = buckets.get(socket);
  if (known) return known;
  const fresh = new TokenBucket(burst, perSecond);
  buckets.set(socket, fresh);
  return fresh;
}
