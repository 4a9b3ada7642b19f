import { randomUUID } from 'node:crypto';
import type { Server } from 'socket.io';
import type { Bus } from '../database/bus.ts';

export interface Fanout {
  send(topic: string, payload: unknown): Promise<void>;
  receive(topic: string, listener: (payload: unknown) => void): void;
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
  };
}

export function adapterFanout(io: Server): Fanout {
  return {
    send: async (topic, payload) => {
      io.serverSideEmit(`peer ${topic}`, payload);
    },
    receive: (topic, listener) => {
      io.on(`peer ${topic}`, listener);
    },
  };
}
