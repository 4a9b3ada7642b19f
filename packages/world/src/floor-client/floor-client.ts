import type * as z from 'zod/mini';
import { Backoff } from '../backoff.ts';
import type { Frame } from '../movement/codec.ts';
import { decodeFrame, encodeMove } from '../movement/codec.ts';
import type {
  FloorClientEvents,
  FloorCorrection,
  FloorEnterRequest,
  FloorPeopleChange,
  FloorPerson,
  FloorSeatChange,
  FloorServerEvents,
  Pose,
} from '../movement/contract.ts';
import {
  floorClosedSchema,
  floorCorrectionSchema,
  floorEnterAnswerSchema,
  floorPeopleChangeSchema,
  floorSeatChangeSchema,
  floorWatchAnswerSchema,
} from '../movement/contract.ts';
import { movement } from '../movement/movement.ts';
import { readAs } from '../read-as.ts';

/** Subset of the socket.io socket, so that tests can replace it. */
export interface FloorSocket {
  connected: boolean;
  /** Connected, connecting or reconnecting. False after a refusal or a disconnection by the server. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  volatile: { emit(event: string, ...values: unknown[]): unknown };
}

export interface FloorTokens {
  readonly accessToken: string;
  /** Returns a token other than `refused`; rejects if none is available. */
  refreshToken(refused: string): Promise<string>;
}

export interface FloorClientDeps {
  socket: FloorSocket;
  tokens: FloorTokens;
  clock: {
    schedule(task: () => void, ms: number): () => void;
  };
  random(): number;
}

export interface FloorHandlers {
  /** @param otherConnection whether the member is also on the floor with another tab or device */
  entered(self: number, people: FloorPerson[], serverTime: number, otherConnection: boolean): void;
  watched?(people: FloorPerson[], serverTime: number): void;
  refused(error: string): void;
  frame(frame: Frame): void;
  people(change: FloorPeopleChange): void;
  correct(position: FloorCorrection): void;
  seat?(change: FloorSeatChange): void;
  closed(next: string | null): void;
  online(online: boolean): void;
  forcedLogout(code: unknown): void;
}

const interval = 1000 / movement.rateHz;
const retryBackoff = { firstMs: 500, maxMs: 30_000 };

/** The last pose is repeated this many times, because moves are sent without delivery guarantee. */
const lastPoseRepeats = 3;

/**
 * Connection of one client to the floor that it is on or watches. After each reconnection it enters again at
 * the last pose. Moves are sent at the agreed rate while the pose changes. Refused tokens are renewed with
 * backoff and jitter.
 */
export class FloorClient {
  readonly #socket: FloorSocket;
  readonly #tokens: FloorTokens;
  readonly #clock: FloorClientDeps['clock'];
  readonly #backoff: Backoff;
  readonly #handlers: FloorHandlers;
  #cancelRetry: (() => void) | undefined;
  #floorId: string | undefined;
  #watching = false;
  #last: Pose | undefined;
  #sent: Pose | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  #repeated = 0;
  #sequence = 0;
  #closed = false;

  constructor(deps: FloorClientDeps, handlers: FloorHandlers) {
    this.#socket = deps.socket;
    this.#tokens = deps.tokens;
    this.#clock = deps.clock;
    this.#backoff = new Backoff(retryBackoff, deps);
    this.#handlers = handlers;
    this.#listen();
  }

  enter(floorId: string): void {
    if (floorId !== this.#floorId || this.#watching) this.#last = undefined;
    this.#joinFloor(floorId, false);
  }

  watch(floorId: string): void {
    this.#joinFloor(floorId, true);
  }

  unwatch(): void {
    if (!this.#watching) return;
    this.#watching = false;
    this.#floorId = undefined;
    if (this.#socket.connected) this.#emit('unwatch', {});
  }

  /**
   * Takes the pose of each frame and sends it when due. Returns whether more remains to be sent.
   */
  move(pose: Pose, now: number): boolean {
    if (this.#watching) return false;
    this.#last = pose;
    const fresh = !this.#sent || differs(this.#sent, pose);
    if (!fresh && this.#repeated >= lastPoseRepeats) return false;
    // Half a frame of tolerance; otherwise 60 Hz frames would reduce 15 Hz to 12 Hz.
    if (now - this.#sentAt < interval - 8) return true;
    this.#sentAt = now;
    this.#repeated = fresh ? 1 : this.#repeated + 1;
    this.#sent = pose;
    if (this.#socket.connected) {
      this.#sequence = (this.#sequence + 1) & 0xffff;
      this.#socket.volatile.emit('move', encodeMove({ ...pose, sequence: this.#sequence }));
    }
    return this.#repeated < lastPoseRepeats;
  }

  renew(token: string): void {
    if (this.#socket.connected) this.#emit('authenticate', { token });
    else if (this.#floorId && !this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#socket.disconnect();
  }

  #listen(): void {
    this.#socket.on('connect', () => {
      this.#backoff.reset();
      this.#handlers.online(true);
      this.#ask();
    });
    this.#socket.on('disconnect', (reason: string) => {
      this.#handlers.online(false);
      // After a disconnection by the server (expired token) socket.io does not reconnect automatically.
      if (reason === 'io server disconnect') this.#retryLater();
    });
    this.#socket.on('connect_error', () => {
      this.#handlers.online(false);
      if (!this.#socket.active) this.#retryLater();
    });
    this.#on('tokenExpiring', () => void this.#askForToken());
    this.#on('forcedLogout', (payload) =>
      this.#handlers.forcedLogout((payload as { code?: unknown } | null)?.code),
    );
    this.#on('frame', (data) => {
      const frame = decodeFrame(data);
      if (frame) this.#handlers.frame(frame);
    });
    this.#read('people', floorPeopleChangeSchema, (change) => this.#handlers.people(change));
    this.#read('correct', floorCorrectionSchema, (position) => this.#handlers.correct(position));
    this.#read('seat', floorSeatChangeSchema, (change) => this.#handlers.seat?.(change));
    this.#read('closed', floorClosedSchema, ({ floorId, next }) => {
      if (floorId === this.#floorId) this.#handlers.closed(next);
    });
  }

  #on(event: keyof FloorServerEvents, listener: (data: unknown) => void): void {
    this.#socket.on(event, listener as (value: never) => void);
  }

  #read<E extends keyof FloorServerEvents>(
    event: E,
    schema: z.ZodMiniType<Parameters<FloorServerEvents[E]>[0]>,
    listener: (message: Parameters<FloorServerEvents[E]>[0]) => void,
  ): void {
    this.#on(event, (data) => {
      const message = readAs(schema, data);
      if (message) listener(message);
    });
  }

  #emit<E extends keyof FloorClientEvents>(
    event: E,
    message: Parameters<FloorClientEvents[E]>[0],
    answer?: (raw: unknown) => void,
  ): void {
    if (answer) this.#socket.emit(event, message, answer);
    else this.#socket.emit(event, message);
  }

  #joinFloor(floorId: string, watching: boolean): void {
    this.#floorId = floorId;
    this.#watching = watching;
    if (this.#socket.connected) this.#ask();
    else this.#connect();
  }

  /** Socket.io sends a second connection request if `connect` is called while the first is pending. */
  #connect(): void {
    if (!this.#socket.active) this.#socket.connect();
  }

  #retryLater(): void {
    this.#cancelRetry?.();
    if (this.#closed) return;
    this.#cancelRetry = this.#clock.schedule(() => void this.#retry(), this.#backoff.next());
  }

  async #retry(): Promise<void> {
    const renewed = await this.#askForToken();
    if (this.#closed || this.#socket.connected) return;
    // Retries if no token is available. The owner closes this client when the session ends.
    if (renewed) this.#connect();
    else this.#retryLater();
  }

  async #askForToken(): Promise<boolean> {
    try {
      await this.#tokens.refreshToken(this.#tokens.accessToken);
      return true;
    } catch {
      return false;
    }
  }

  #ask(): void {
    if (this.#floorId === undefined) return;
    if (this.#watching) this.#sendWatch(this.#floorId);
    else this.#sendEnter(this.#floorId);
  }

  #sendEnter(floorId: string): void {
    const request: FloorEnterRequest = this.#last ? { floorId, last: this.#last } : { floorId };
    this.#emit('enter', request, (raw) => {
      if (!this.#isCurrent(floorId, false)) return;
      const answer = readAs(floorEnterAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#sent = undefined;
      const { self, people, serverTime, otherConnection = false } = answer;
      this.#handlers.entered(self, people, serverTime, otherConnection);
    });
  }

  #sendWatch(floorId: string): void {
    this.#emit('watch', { floorId }, (raw) => {
      if (!this.#isCurrent(floorId, true)) return;
      const answer = readAs(floorWatchAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#handlers.watched?.(answer.people, answer.serverTime);
    });
  }

  /** Whether a response is still relevant: the member may have changed the floor. */
  #isCurrent(floorId: string, watching: boolean): boolean {
    return !this.#closed && floorId === this.#floorId && watching === this.#watching;
  }
}

function differs(a: Pose, b: Pose): boolean {
  return (
    a.state !== b.state ||
    Math.abs(a.x - b.x) >= 0.005 ||
    Math.abs(a.z - b.z) >= 0.005 ||
    Math.abs(a.heading - b.heading) > 0.012
  );
}
