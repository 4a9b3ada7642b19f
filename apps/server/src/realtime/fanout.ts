import { randomUUID } from 'node:crypto';
import type { Bus } from '../database/bus.ts';

export interface SendOptions {
  /** The message is outdated after a moment, and may be lost when the channel fails. */
  volatile?: boolean;
}

export interface Fanout {
  send(topic: string, payload: unknown, options?: SendOptions): Promise<void>;
  receive(topic: string, listener: (payload: unknown) => void): void;
  /** Called after a switch to another channel, during which volatile messages may have been lost. */
  onSwitch(listener: () => void): void;
}

export function busFanout(bus: Bus): Fanout {
  const origin = randomUUID();
  return {
    send: (topic, payload) => bus.publish(`peer ${topic}`, { origin, payload }),
    receive: (topic, listener) =>
      bus.subscribe(`peer ${topic}`, (message) => {
        const { origin: sender, payload } = message as { origin: string; payload: unknown };
        if (sender !== origin) listener(payload);
      }),
    onSwitch: () => undefined,
  };
}
