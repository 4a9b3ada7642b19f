import type { Schemas } from '@office/api';
import type { Schedule } from '../../../lib/schedule.ts';
import {
  addNewer,
  addOlder,
  applyChanges,
  applyEvent,
  emptyLog,
  missingAfter,
  noteHead,
  openAt,
  type FlowSlice,
  type RoomEvent,
  type RoomLog,
} from './roomLog.ts';

export interface RoomSyncOptions {
  /** Whose thread it is; the room's own flow without it. */
  threadRootId?: string;
  /** A piece of the flow: the latest without a place. Rejects when there is no answer. */
  fetchMessages(place: {
    beforeSeq?: number;
    afterSeq?: number;
    aroundMessageId?: string;
  }): Promise<FlowSlice>;
  fetchChanges(afterSeq: number): Promise<Schemas['ChatChanges']>;
  schedule: Schedule;
  /** The room itself, as it is now, when a fetch says that it changed. */
  onRoom?(room: Schemas['ChatRoomSummary']): void;
}

const firstRetryMs = 500;
const longestRetryMs = 15_000;
/** Who is further behind starts again with the latest messages. */
const mostToCatchUp = 500;

/** Keeps the log of one room, or of one thread of it, complete. Tell it of every event of the room, and of heads. */
export class RoomSync {
  readonly #options: RoomSyncOptions;
  readonly #listeners = new Set<() => void>();
  #log: RoomLog;
  #fetching = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #closed = false;

  constructor(options: RoomSyncOptions) {
    this.#options = options;
    this.#log = emptyLog(options.threadRootId);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): RoomLog => this.#log;

  /**
   * Loads the latest messages, or those around one.
   *
   * @throws what the fetch rejects with
   */
  async open(aroundMessageId?: string): Promise<void> {
    const slice = await this.#options.fetchMessages(aroundMessageId ? { aroundMessageId } : {});
    this.#set(openAt(this.#log, slice));
    this.#catchUp();
  }

  /** @throws what the fetch rejects with */
  async loadOlder(): Promise<void> {
    const first = this.#log.messages[0];
    if (!first || !this.#log.hasOlder) return;
    const slice = await this.#options.fetchMessages({ beforeSeq: first.seq });
    // Another piece was opened while this one was on its way.
    if (this.#log.messages[0]?.seq !== first.seq) return;
    this.#set(addOlder(this.#log, slice));
    this.#catchUp();
  }

  /** @throws what the fetch rejects with */
  async loadNewer(): Promise<void> {
    const last = this.#log.messages.at(-1);
    if (!last || !this.#log.hasNewer) return;
    const slice = await this.#options.fetchMessages({ afterSeq: last.seq });
    if (this.#log.messages.at(-1)?.seq !== last.seq) return;
    this.#set(addNewer(this.#log, slice));
    this.#catchUp();
  }

  /** Something came by socket, or as the answer to a call. */
  receive(event: RoomEvent): void {
    this.#set(applyEvent(this.#log, event));
    this.#catchUp();
  }

  /** The room's number, of a list of heads. */
  compareHead(lastSeq: number): void {
    this.#set(noteHead(this.#log, lastSeq));
    this.#catchUp();
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry?.();
  }

  #catchUp(): void {
    const after = missingAfter(this.#log);
    if (after === null || this.#fetching || this.#cancelRetry || this.#closed) return;
    this.#fetching = true;
    this.#fetchMissing(after).then(
      () => {
        this.#fetching = false;
        this.#failures = 0;
        this.#catchUp();
      },
      () => {
        this.#fetching = false;
        this.#retryLater();
      },
    );
  }

  async #fetchMissing(afterSeq: number): Promise<void> {
    const { fetchMessages, fetchChanges, onRoom } = this.#options;
    if (!this.#log.hasNewer && this.#log.headSeq - afterSeq > mostToCatchUp) {
      this.#set(openAt(emptyLog(this.#log.threadRootId), await fetchMessages({})));
      return;
    }
    const changes = await fetchChanges(afterSeq);
    this.#set(applyChanges(this.#log, changes));
    if (changes.room) onRoom?.(changes.room);
  }

  #retryLater(): void {
    if (this.#closed) return;
    const wait = Math.min(firstRetryMs * 2 ** this.#failures, longestRetryMs);
    this.#failures += 1;
    this.#cancelRetry = this.#options.schedule(() => {
      this.#cancelRetry = null;
      this.#catchUp();
    }, wait);
  }

  #set(log: RoomLog): void {
    if (log === this.#log || this.#closed) return;
    this.#log = log;
    for (const listener of this.#listeners) listener();
  }
}
