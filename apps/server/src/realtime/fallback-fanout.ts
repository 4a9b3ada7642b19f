import { randomUUID } from 'node:crypto';
import type { Bus } from '../database/bus.ts';
import type { Fanout, SendOptions } from './fanout.ts';

/** A faster channel to the other processes, which can fail. */
export interface FanoutLink {
  readonly isUp: boolean;
  /** Delivers in order. Rejects after `isUp` is false. */
  publish(text: string): Promise<void>;
  onMessage(listener: (text: string) => void): void;
  /** Calls the listener when `isUp` has changed. */
  onChange(listener: () => void): void;
}

interface Envelope {
  origin: string;
  /** Position in the messages of the origin. */
  number: number;
  topic: string;
  payload: unknown;
}

interface Away {
  origin: string;
  isAway: boolean;
}

interface FallbackEvents {
  onFallback(isFallback: boolean): void;
  /** A message could not be read, or its listener failed. */
  onError(error: unknown): void;
}

const messageTopic = 'fanout';
const awayTopic = 'fanout away';
const tickInterval = 400;
/** Milliseconds. Longer than the detection of a lost link by any process and its announcement. */
const replayWindow = 5000;
/**
 * Milliseconds after which the announcement of a process that has ended expires. Longer than the delay of an
 * announcement by a full connection pool or a lost bus connection.
 */
export const awayExpiry = 15_000;

/**
 * Sends through the link, and through the bus while this or another process cannot use the link.
 * Every process receives from both channels and drops numbers that it has passed. After each switch,
 * the last messages are sent again, because some were lost before the failure was detected, and
 * because a message on the old channel may arrive after a later one on the new channel.
 */
export class FallbackFanout implements Fanout {
  readonly #self = randomUUID();
  readonly #link: FanoutLink;
  readonly #bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly #events: FallbackEvents;
  readonly #listeners = new Map<string, ((payload: unknown) => void)[]>();
  readonly #switchListeners: (() => void)[] = [];
  readonly #lastNumbers = new Map<string, number>();
  /** Processes without the link, with the time of their last announcement. */
  readonly #away = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #sent: { at: number; envelope: Envelope }[] = [];
  #number = 0;
  #usesLink: boolean;

  constructor(link: FanoutLink, bus: Pick<Bus, 'publish' | 'subscribe'>, events: FallbackEvents) {
    this.#link = link;
    this.#bus = bus;
    this.#events = events;
    this.#usesLink = link.isUp;
    events.onFallback(!this.#usesLink);
    link.onMessage((text) => {
      // Skips parsing of own messages.
      if (text.startsWith(this.#self)) return;
      // An exception would end the connection of the link.
      try {
        this.#receive(parse(text));
      } catch (error) {
        events.onError(error);
      }
    });
    bus.subscribe(messageTopic, (message) => this.#receive(message as Envelope));
    bus.subscribe(awayTopic, (message) => this.#noteAway(message as Away));
    link.onChange(() => {
      this.#announce(!link.isUp);
      this.#choose();
    });
    if (!link.isUp) this.#announce(true);
    this.#timer = setInterval(() => this.#tick(), tickInterval);
    this.#timer.unref();
  }

  /** Does not wait for the link, because a message that it loses is sent again. */
  async send(topic: string, payload: unknown, { volatile }: SendOptions = {}): Promise<void> {
    this.#number += 1;
    const envelope = { origin: this.#self, number: this.#number, topic, payload };
    if (!volatile) this.#sent.push({ at: performance.now(), envelope });
    await this.#transmit(envelope);
  }

  receive(topic: string, listener: (payload: unknown) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  onSwitch(listener: () => void): void {
    this.#switchListeners.push(listener);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #transmit(envelope: Envelope): Promise<void> {
    if (!this.#usesLink) return this.#bus.publish(messageTopic, envelope);
    this.#link.publish(format(envelope)).catch(() => undefined);
    return Promise.resolve();
  }

  #choose(): void {
    const usesLink = this.#link.isUp && this.#away.size === 0;
    if (usesLink === this.#usesLink) return;
    this.#usesLink = usesLink;
    this.#events.onFallback(!usesLink);
    this.#dropOld();
    // A failure of the database is reported by the next message.
    for (const { envelope } of this.#sent) this.#transmit(envelope).catch(() => undefined);
    for (const listener of this.#switchListeners) listener();
  }

  #tick(): void {
    this.#dropOld();
    if (!this.#link.isUp) this.#announce(true);
    const now = performance.now();
    for (const [origin, at] of this.#away) if (now - at > awayExpiry) this.#away.delete(origin);
    this.#choose();
  }

  #dropOld(): void {
    const limit = performance.now() - replayWindow;
    this.#sent = this.#sent.filter(({ at }) => at >= limit);
  }

  #announce(isAway: boolean): void {
    const message: Away = { origin: this.#self, isAway };
    this.#bus.publish(awayTopic, message).catch(() => undefined);
  }

  #noteAway({ origin, isAway }: Away): void {
    if (origin === this.#self) return;
    if (isAway) this.#away.set(origin, performance.now());
    else this.#away.delete(origin);
    this.#choose();
  }

  #receive({ origin, number, topic, payload }: Envelope): void {
    if (origin === this.#self || number <= (this.#lastNumbers.get(origin) ?? 0)) return;
    this.#lastNumbers.set(origin, number);
    for (const listener of this.#listeners.get(topic) ?? []) listener(payload);
  }
}

function format({ origin, ...message }: Envelope): string {
  return origin + JSON.stringify(message);
}

function parse(text: string): Envelope {
  const start = text.indexOf('{');
  const message = JSON.parse(text.slice(start)) as Omit<Envelope, 'origin'>;
  return { origin: text.slice(0, start), ...message };
}
