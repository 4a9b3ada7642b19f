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

/** The part of a socket.io socket that is needed here; tests bring their own. */
export interface FloorSocket {
  connected: boolean;
  /** False when the server refused the connection, and nobody will try again. */
  active: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  emit(event: string, ...values: unknown[]): unknown;
  volatile: { emit(event: string, ...values: unknown[]): unknown };
}

/** The access token of the moment, and a way to another one. */
export interface FloorTokens {
  readonly accessToken: string;
  /** A token other than `refused`; rejects when none comes. */
  renewed(refused: string): Promise<string>;
}

export interface FloorClientDeps {
  /** Not connected yet. */
  socket: FloorSocket;
  tokens: FloorTokens;
  clock: {
    /** Runs `task` once, after `ms`. Calling the answer cancels it. */
    schedule(task: () => void, ms: number): () => void;
  };
  /** From 0 up to, but not including, 1. */
  random(): number;
}

export interface FloorHandlers {
  entered(self: number, people: FloorPerson[], serverTime: number): void;
  /** The answer to {@link FloorClient.watch}; who enters only needs none. */
  watched?(people: FloorPerson[], serverTime: number): void;
  /** A code of the error catalogue. */
  refused(error: string): void;
  frame(frame: Frame): void;
  people(change: FloorPeopleChange): void;
  correct(position: FloorCorrection): void;
  /** A desk was taken or given up; who looks at desks elsewhere needs none. */
  seat?(change: FloorSeatChange): void;
  /** The floor was blocked while one stood on it; there is another one to go to, or none. */
  closed(next: string | null): void;
  /** Whether the floor can be reached. */
  online(online: boolean): void;
  forcedLogout(code: unknown): void;
}

const interval = 1000 / movement.rateHz;
/** The waits after the server has ended or refused a connection. */
const retryWaits = { firstMs: 500, longestMs: 30_000 };

/** A last pose is sent this many times, since moves may be lost on the way. */
const repeats = 3;

/**
 * One person's connection to the floor that they are on, or watch. Enters again after each reconnection, where
 * they were; sends moves at the agreed rate while there is something new; tries with another token where the
 * server refuses one, after waits that grow and differ from browser to browser.
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
    this.#backoff = new Backoff(retryWaits, deps);
    this.#handlers = handlers;
    this.#listen();
  }

  /** Goes to a floor; on the first one the connection is made. */
  enter(floorId: string): void {
    if (floorId !== this.#floorId || this.#watching) this.#last = undefined;
    this.#goTo(floorId, false);
  }

  /** Looks at a floor without being on it; leaves the one that this line was on. */
  watch(floorId: string): void {
    this.#goTo(floorId, true);
  }

  /** Looks away. The connection stays, for the next floor. */
  unwatch(): void {
    if (!this.#watching) return;
    this.#watching = false;
    this.#floorId = undefined;
    if (this.#socket.connected) this.#emit('unwatch', {});
  }

  /**
   * Takes the member's pose at each frame. Sends it when it is time, and returns whether there is more to send.
   * `now` in milliseconds.
   */
  move(pose: Pose, now: number): boolean {
    if (this.#watching) return false;
    this.#last = pose;
    const fresh = !this.#sent || differs(this.#sent, pose);
    if (!fresh && this.#repeated >= repeats) return false;
    // Half a frame of slack, or 60 Hz frames would make 12 Hz of 15.
    if (now - this.#sentAt < interval - 8) return true;
    this.#sentAt = now;
    this.#repeated = fresh ? 1 : this.#repeated + 1;
    this.#sent = pose;
    if (this.#socket.connected) {
      this.#sequence = (this.#sequence + 1) & 0xffff;
      this.#socket.volatile.emit('move', encodeMove({ ...pose, sequence: this.#sequence }));
    }
    return this.#repeated < repeats;
  }

  /** The page lent a new token: hand it to a connection that is open, or try again with it. */
  renew(token: string): void {
    if (this.#socket.connected) this.#emit('authenticate', { token });
    else if (this.#floorId && !this.#closed) this.#socket.connect();
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
      // The server ended it (a token that ran out): nobody else reconnects.
      if (reason === 'io server disconnect') this.#retryLater();
    });
    this.#socket.on('connect_error', () => {
      this.#handlers.online(false);
      if (!this.#socket.active) this.#retryLater();
    });
    this.#hear('tokenExpiring', () => void this.#askForToken());
    this.#hear('forcedLogout', (payload) =>
      this.#handlers.forcedLogout((payload as { code?: unknown } | null)?.code),
    );
    this.#hear('frame', (data) => {
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

  /** Listens to a message of the server, whatever it holds. */
  #hear(event: keyof FloorServerEvents, listener: (data: unknown) => void): void {
    this.#socket.on(event, listener as (value: never) => void);
  }

  /** Listens to those messages that the contract knows; others are dropped. */
  #read<E extends keyof FloorServerEvents>(
    event: E,
    schema: z.ZodMiniType<Parameters<FloorServerEvents[E]>[0]>,
    listener: (message: Parameters<FloorServerEvents[E]>[0]) => void,
  ): void {
    this.#hear(event, (data) => {
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

  #goTo(floorId: string, watching: boolean): void {
    this.#floorId = floorId;
    this.#watching = watching;
    if (this.#socket.connected) this.#ask();
    else this.#socket.connect();
  }

  #retryLater(): void {
    this.#cancelRetry?.();
    if (this.#closed) return;
    this.#cancelRetry = this.#clock.schedule(() => void this.#retry(), this.#backoff.next());
  }

  async #retry(): Promise<void> {
    const renewed = await this.#askForToken();
    if (this.#closed || this.#socket.connected) return;
    // Nobody answered. When the session is over, whoever ended it closes this connection.
    if (renewed) this.#socket.connect();
    else this.#retryLater();
  }

  async #askForToken(): Promise<boolean> {
    try {
      await this.#tokens.renewed(this.#tokens.accessToken);
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
      if (!this.#stillAt(floorId, false)) return;
      const answer = readAs(floorEnterAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#sent = undefined;
      this.#handlers.entered(answer.self, answer.people, answer.serverTime);
    });
  }

  #sendWatch(floorId: string): void {
    this.#emit('watch', { floorId }, (raw) => {
      if (!this.#stillAt(floorId, true)) return;
      const answer = readAs(floorWatchAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#handlers.watched?.(answer.people, answer.serverTime);
    });
  }

  /** Tells whether an answer is still wanted: the member may have gone elsewhere in the meantime. */
  #stillAt(floorId: string, watching: boolean): boolean {
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
