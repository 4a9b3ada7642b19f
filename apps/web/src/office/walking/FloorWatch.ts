import { FloorClient, type FloorSocket, type FloorTokens } from '@office/world/floor-client';
import type { FloorPerson } from '@office/world/movement';
import { FloorPeople } from './FloorPeople.ts';

/** A floor as it is now. Someone who has not changed stays the same object. */
export interface WatchedFloor {
  /** `refused`: it cannot be looked at, blocked or gone. */
  status: 'connecting' | 'live' | 'refused';
  people: readonly FloorPerson[];
}

const connecting: WatchedFloor = { status: 'connecting', people: [] };

/**
 * Looks at one floor without being on it: who is there, and each of their steps as the server
 * tells it, a few times a second.
 */
export class FloorWatch {
  readonly #client: FloorClient;
  readonly #listeners = new Set<() => void>();
  readonly #people = new FloorPeople();
  #state = connecting;

  constructor(socket: FloorSocket, tokens: FloorTokens) {
    const nothing = () => {};
    this.#client = new FloorClient(socket, tokens, {
      watched: (people) => {
        this.#people.reset(people);
        this.#publish('live');
      },
      refused: () => {
        this.#people.reset([]);
        this.#publish('refused');
      },
      closed: () => {
        this.#people.reset([]);
        this.#publish('refused');
      },
      people: (change) => {
        this.#people.apply(change);
        this.#publish(this.#state.status);
      },
      frame: (frame) => {
        this.#people.move(frame);
        this.#publish(this.#state.status);
      },
      entered: nothing,
      correct: nothing,
      // What was known last is shown until the line is back; the live channel signs out.
      online: nothing,
      forcedLogout: nothing,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): WatchedFloor => this.#state;

  watch(floorId: string): void {
    this.#people.reset([]);
    this.#publish('connecting');
    this.#client.watch(floorId);
  }

  renew(token: string): void {
    this.#client.renew(token);
  }

  close(): void {
    this.#client.close();
  }

  #publish(status: WatchedFloor['status']): void {
    this.#state = { status, people: this.#people.all() };
    for (const listener of this.#listeners) listener();
  }
}
