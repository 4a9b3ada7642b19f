import { voiceEvents } from '@office/api/realtime';
import type { VoiceAnswer, VoiceSignal, VoiceSpeakingChange } from '@office/api/realtime';
import type { Metrics } from '../observability/metrics.ts';
import type { Fanout } from '../realtime/fanout.ts';
import { Budget } from './token-bucket.ts';
import { deliver, type Seat, type Seats } from './socket-registry.ts';
import { signalSchema, speakingSchema } from './signal-schema.ts';

/** Who is in a room, on this process and on others. */
export interface Company {
  participantId: string;
  processId: string;
}

interface RelayDeps {
  seats: Seats;
  fanout: Fanout;
  metrics: Metrics;
  processId: string;
  /** Who is in a room, as far as this process has heard. */
  companyOf(roomId: string): readonly Company[];
}

/** From one process to the others; each hands it to its own sockets in that room. */
type Passed = { roomId: string } & (
  | { to: string; message: VoiceSignal }
  /** Who speaks, for everyone in the room. */
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
 * Hands on what participants tell each other: only from someone who is in a room, to those who are in the
 * same one. Nothing of it is kept.
 */
export class Relay {
  readonly #deps: RelayDeps;
  readonly #signals = new WeakMap<Seat['socket'], Budget>();
  readonly #speaking = new WeakMap<Seat['socket'], Budget>();

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    deps.fanout.receive(topic, (passed) => this.#receive(passed as Passed));
  }

  signal(socket: Seat['socket'], request: unknown): VoiceAnswer {
    const answer = this.#relay(socket, request);
    this.#deps.metrics.voiceSignals.inc({ outcome: answer.ok ? 'relayed' : answer.error });
    return answer;
  }

  #relay(socket: Seat['socket'], request: unknown): VoiceAnswer {
    if (!budgetOf(this.#signals, socket, signalBurst, signalsASecond).take()) {
      return { ok: false, error: 'tooManyRequests' };
    }
    const parsed = signalSchema.safeParse(request);
    if (!parsed.success) return { ok: false, error: 'invalidRequest' };
    const seat = this.#deps.seats.of(socket.id);
    const { to, ...content } = parsed.data;
    const target = seat && this.#companion(seat, to);
    if (!target) return { ok: false, error: 'voiceChatRoomInvalid' };
    const message = { from: seat.participantId, ...content } as VoiceSignal;
    const here = this.#deps.seats.find(to);
    if (here) deliver(here, message);
    else this.#pass({ roomId: seat.roomId, to, message });
    return { ok: true };
  }

  /** Someone else of the same room. */
  #companion(seat: Seat, participantId: string): boolean {
    if (participantId === seat.participantId) return false;
    const here = this.#deps.seats.find(participantId);
    if (here) return here.roomId === seat.roomId;
    return this.#deps
      .companyOf(seat.roomId)
      .some((one) => one.participantId === participantId && this.#isElsewhere(one));
  }

  #isElsewhere({ processId }: Company): boolean {
    return processId !== this.#deps.processId;
  }

  speaking(socket: Seat['socket'], request: unknown): void {
    const seat = this.#deps.seats.of(socket.id);
    const parsed = speakingSchema.safeParse(request);
    if (!seat || !parsed.success) return;
    if (!budgetOf(this.#speaking, socket, speakingBurst, speakingASecond).take()) return;
    const { roomId, participantId } = seat;
    const message = { participantId, speaking: parsed.data.speaking };
    for (const other of this.#deps.seats.in(roomId)) {
      if (other !== seat) other.socket.volatile.emit(voiceEvents.speaking, message);
    }
    if (this.#deps.companyOf(roomId).some((one) => this.#isElsewhere(one))) {
      this.#pass({ roomId, to: null, message });
    }
  }

  /** Nobody waits for the other processes: what is lost with one is made up for when connections fail. */
  #pass(passed: Passed): void {
    this.#deps.fanout.send(topic, passed).catch(() => undefined);
  }

  #receive({ roomId, to, message }: Passed): void {
    const { seats } = this.#deps;
    if (to === null) {
      for (const { socket } of seats.in(roomId)) {
        socket.volatile.emit(voiceEvents.speaking, message);
      }
      return;
    }
    const seat = seats.find(to);
    if (seat?.roomId === roomId) deliver(seat, message);
  }
}

function budgetOf(
  budgets: WeakMap<Seat['socket'], Budget>,
  socket: Seat['socket'],
  burst: number,
  perSecond: number,
): Budget {
  const known = budgets.get(socket);
  if (known) return known;
  const fresh = new Budget(burst, perSecond);
  budgets.set(socket, fresh);
  return fresh;
}
