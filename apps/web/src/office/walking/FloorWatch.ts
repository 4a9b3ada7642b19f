import { FloorClient, type FloorClientDeps } from '@office/world/floor-client';
import type { FloorPerson } from '@office/world/movement';
import { Store } from '@office/client/lib/Store.ts';
import {
  applyFrame,
  applyPeopleChange,
  floorPeople,
  noPeople,
  type FloorPeople,
} from './floorPeople.ts';

/** Live state of a floor. Unchanged people keep their object identity. */
export interface WatchedFloor {
  /** `refused`: the floor is blocked or does not exist. */
  status: 'connecting' | 'live' | 'refused';
  people: readonly FloorPerson[];
}

export const unwatchedFloor: WatchedFloor = { status: 'connecting', people: [] };

export class FloorWatch extends Store<WatchedFloor> {
  readonly #client: FloorClient;
  #people = noPeople;

  constructor(deps: FloorClientDeps) {
    super(unwatchedFloor);
    const nothing = () => {};
    this.#client = new FloorClient(deps, {
      watched: (people) => this.#show('live', floorPeople(people)),
      refused: () => this.#show('refused', noPeople),
      closed: () => this.#show('refused', noPeople),
      people: (change) => this.#update(applyPeopleChange(this.#people, change)),
      frame: (frame) => this.#update(applyFrame(this.#people, frame)),
      entered: nothing,
      correct: nothing,
      // Keeps the last state until reconnected. The realtime connection handles the sign-out.
      online: nothing,
      forcedLogout: nothing,
    });
  }

  watch(floorId: string): void {
    this.#show('connecting', noPeople);
    this.#client.watch(floorId);
  }

  renew(token: string): void {
    this.#client.renew(token);
  }

  override dispose(): void {
    this.#client.close();
  }

  #update(people: FloorPeople): void {
    // A message may arrive after the floor was closed or changed.
    const { status } = this.getSnapshot();
    if (status === 'live') this.#show(status, people);
  }

  #show(status: WatchedFloor['status'], people: FloorPeople): void {
    this.#people = people;
    this.set({ status, people: [...people.values()] });
  }
}
