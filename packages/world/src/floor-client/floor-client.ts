import type {
  Correction,
  EnterRequest,
  FloorPerson,
  Frame,
  PeopleChange,
  Pose,
  SeatChange,
} from '../movement/movement.ts';
import {
  correctionSchema,
  decodeFrame,
  encodeMove,
  enterAnswerSchema,
  floorClosedSchema,
  movement,
  movementEvents,
  peopleChangeSchema,
  seatChangeSchema,
  watchAnswerSchema,
} from '../movement/movement.ts';
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

export interface FloorHandlers {
  entered(self: number, people: FloorPerson[], serverTime: number): void;
  /** The answer to {@link FloorClient.watch}; who enters only needs none. */
  watched?(people: FloorPerson[], serverTime: number): void;
  /** A code of the error catalogue. */
  refused(error: string): void;
  frame(frame: Frame): void;
  people(change: PeopleChange): void;
  correct(position: Correction): void;
  /** A desk was taken or given up; who looks at desks elsewhere needs none. */
  seat?(change: SeatChange): void;
  /** The floor was blocked while one stood on it; there is another one to go to, or none. */
  closed(next: string | null): void;
  /** Whether the floor can be reached. */
  online(online: boolean): void;
  forcedLogout(code: unknown): void;
}

const interval = 1000 / movement.rateHz;
/** A last pose is sent this many times, since moves may be lost on the way. */
const repeats = 3;

/**
 * One person's line to the floor that they are on, or look at. Enters again after each reconnection, where
 * they were; sends moves at the agreed rate while there is something new; renews the token when it is refused.
 */
export class FloorClient {
  readonly #socket: FloorSocket;
  readonly #tokens: FloorTokens;
  readonly #handlers: FloorHandlers;
  #floorId: string | undefined;
  #watching = false;
  #last: Pose | undefined;
  #sent: Pose | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  #repeated = 0;
  #sequence = 0;
  #closed = false;

  constructor(socket: FloorSocket, tokens: FloorTokens, handlers: FloorHandlers) {
    this.#socket = socket;
    this.#tokens = tokens;
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
    if (this.#socket.connected) this.#socket.emit(movementEvents.unwatch, {});
  }

  /**
   * Where one is now; called each frame. Sends when it is time, and returns whether there is more to send.
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
      this.#socket.volatile.emit(
        movementEvents.move,
        encodeMove({ ...pose, sequence: this.#sequence }),
      );
    }
    return this.#repeated < repeats;
  }

  /** The page lent a new token: hand it to a connection that is open, or try again with it. */
  renew(token: string): void {
    if (this.#socket.connected) this.#socket.emit('authenticate', { token });
    else if (this.#floorId && !this.#closed) this.#socket.connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket.disconnect();
  }

  #listen(): void {
    const on = <T>(event: string, listener: (value: T) => void) =>
      this.#socket.on(event, listener as (value: never) => void);
    on('connect', () => {
      this.#handlers.online(true);
      this.#ask();
    });
    on('disconnect', (reason: string) => {
      this.#handlers.online(false);
      // The server ended it (a token that ran out): nobody else reconnects.
      if (reason === 'io server disconnect' && !this.#closed) this.#retryWithNewToken();
    });
    on('connect_error', () => {
      this.#handlers.online(false);
      if (!this.#socket.active && !this.#closed) this.#retryWithNewToken();
    });
    on('tokenExpiring', () => void this.#askForToken());
    on('forcedLogout', (payload: unknown) =>
      this.#handlers.forcedLogout((payload as { code?: unknown } | null)?.code),
    );
    on(movementEvents.frame, (data: unknown) => {
      const frame = decodeFrame(data);
      if (frame) this.#handlers.frame(frame);
    });
    on(movementEvents.people, (data: unknown) => {
      const change = readAs(peopleChangeSchema, data);
      if (change) this.#handlers.people(change);
    });
    on(movementEvents.correct, (data: unknown) => {
      const position = readAs(correctionSchema, data);
      if (position) this.#handlers.correct(position);
    });
    on(movementEvents.seat, (data: unknown) => {
      const change = readAs(seatChangeSchema, data);
      if (change) this.#handlers.seat?.(change);
    });
    on(movementEvents.closed, (data: unknown) => {
      const closed = readAs(floorClosedSchema, data);
      if (closed && closed.floorId === this.#floorId) this.#handlers.closed(closed.next);
    });
  }

  #goTo(floorId: string, watching: boolean): void {
    this.#floorId = floorId;
    this.#watching = watching;
    if (this.#socket.connected) this.#ask();
    else this.#socket.connect();
  }

  #retryWithNewToken(): void {
    void this.#askForToken().then((renewed) => {
      if (renewed && !this.#closed && !this.#socket.connected) this.#socket.connect();
    });
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
    const request: EnterRequest = this.#last ? { floorId, last: this.#last } : { floorId };
    this.#socket.emit(movementEvents.enter, request, (raw: unknown) => {
      if (!this.#stillAt(floorId, false)) return;
      const answer = readAs(enterAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#sent = undefined;
      this.#handlers.entered(answer.self, answer.people, answer.serverTime);
    });
  }

  #sendWatch(floorId: string): void {
    this.#socket.emit(movementEvents.watch, { floorId }, (raw: unknown) => {
      if (!this.#stillAt(floorId, true)) return;
      const answer = readAs(watchAnswerSchema, raw);
      if (!answer) return this.#handlers.refused('malformed');
      if (!answer.ok) return this.#handlers.refused(answer.error);
      this.#handlers.watched?.(answer.people, answer.serverTime);
    });
  }

  /** Whether an answer is still wanted: one may have gone elsewhere in the meantime. */
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
