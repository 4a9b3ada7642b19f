import { randomUUID } from 'node:crypto';
import type { FloorPerson, FloorPeopleChange } from '@office/world/movement';
import type { Fanout, SendOptions } from '../../realtime/fanout.ts';
import { floorGrace } from './local-floor.ts';

type PeerMessage = { process: string } & (
  | { kind: 'alive' }
  | { kind: 'people'; floorId: string; change: FloorPeopleChange }
  | { kind: 'snapshot'; floorId: string; people: FloorPerson[] }
  | { kind: 'frame'; floorId: string; frame: string }
  | { kind: 'taken'; floorId: string; userId: string }
);

export interface PeerEvents {
  /** A process may not know all people of this one. Send it all people. */
  onSnapshotNeeded(): void;
  onPeople(process: string, floorId: string, change: FloorPeopleChange): void;
  onSnapshot(process: string, floorId: string, people: FloorPerson[]): void;
  onFrame(floorId: string, frame: Buffer): void;
  /** A member of this process has reconnected to another process. */
  onTakeover(floorId: string, userId: string): void;
  /** A process has sent no messages for the length of `floorGrace`. */
  onGone(process: string): void;
}

const topic = 'floor';
const heartbeatInterval = 2000;

/** Other server processes with people on floors. Without any, nothing is published. */
export class FloorPeers {
  readonly #self = randomUUID();
  readonly #fanout: Fanout;
  readonly #events: PeerEvents;
  readonly #lastSeenAt = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(fanout: Fanout, events: PeerEvents) {
    this.#fanout = fanout;
    this.#events = events;
    fanout.receive(topic, (message) => this.#receive(message as PeerMessage));
    // A lost frame may have been the last of a person who stopped.
    fanout.onSwitch(() => this.#hasPeers() && this.#events.onSnapshotNeeded());
    this.#timer = setInterval(() => this.#sendHeartbeat(), heartbeatInterval);
    this.#send({ process: this.#self, kind: 'alive' });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  people(floorId: string, change: FloorPeopleChange): void {
    if (this.#hasPeers()) this.#send({ process: this.#self, kind: 'people', floorId, change });
  }

  snapshot(floorId: string, people: FloorPerson[]): void {
    this.#send({ process: this.#self, kind: 'snapshot', floorId, people });
  }

  frame(floorId: string, frame: Uint8Array): void {
    if (!this.#hasPeers()) return;
    const text = Buffer.from(frame).toString('base64');
    this.#send({ process: this.#self, kind: 'frame', floorId, frame: text }, { volatile: true });
  }

  takeover(floorId: string, userId: string): void {
    this.#send({ process: this.#self, kind: 'taken', floorId, userId });
  }

  #hasPeers(): boolean {
    return this.#lastSeenAt.size > 0;
  }

  #send(message: PeerMessage, options?: SendOptions): void {
    // Ignores failures, because the next frame or heartbeat repeats the message.
    this.#fanout.send(topic, message, options).catch(() => undefined);
  }

  #sendHeartbeat(): void {
    this.#send({ process: this.#self, kind: 'alive' });
    for (const [process, heardAt] of this.#lastSeenAt) {
      if (performance.now() - heardAt < floorGrace) continue;
      this.#lastSeenAt.delete(process);
      this.#events.onGone(process);
    }
  }

  #receive(message: PeerMessage): void {
    const isNew = !this.#lastSeenAt.has(message.process);
    this.#lastSeenAt.set(message.process, performance.now());
    if (isNew) {
      // The new process may not know this one yet.
      this.#send({ process: this.#self, kind: 'alive' });
      this.#events.onSnapshotNeeded();
    }
    this.#handle(message);
  }

  #handle(message: PeerMessage): void {
    switch (message.kind) {
      case 'alive':
        return;
      case 'people':
        return this.#events.onPeople(message.process, message.floorId, message.change);
      case 'snapshot':
        return this.#events.onSnapshot(message.process, message.floorId, message.people);
      case 'frame':
        return this.#events.onFrame(message.floorId, Buffer.from(message.frame, 'base64'));
      case 'taken':
        return this.#events.onTakeover(message.floorId, message.userId);
    }
  }
}
