import { Backoff } from '@office/world/backoff';
import type { RealtimeMessages, Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { RealtimeConnection } from '../../../platform/realtime/RealtimeConnection.ts';
import type { ConversationRef } from './conversationRef.ts';
import type { ChatApi, SliceQuery } from './chatApi.ts';
import {
  addNewer,
  addOlder,
  applyChanges,
  applyEvent,
  emptyLog,
  missingAfter,
  applyHead,
  openAt,
  roomEventKinds,
  toRoomEvent,
  type LogSlice,
  type RoomEvent,
  type RoomLog,
} from './roomLog.ts';

export interface RoomSyncDeps extends Deps {
  api: Pick<ChatApi, 'fetchMessages' | 'fetchChanges'>;
  channel: Pick<RealtimeConnection<RealtimeMessages>, 'on'>;
  onRoom?(room: Schemas['ChatRoomSummary']): void;
}

const retryLimits = { firstMs: 500, maxMs: 15_000 };
/** Maximum gap to catch up. Beyond it, the latest messages are loaded instead. */
const maxCatchUp = 500;

/** Keeps a log complete: applies room events and fetches missing ones. */
export class RoomSync extends Store<RoomLog> {
  readonly #ref: ConversationRef;
  readonly #deps: RoomSyncDeps;
  readonly #backoff: Backoff;
  #fetching = false;
  #openingLatest: Promise<void> | null = null;
  #cancelRetry: (() => void) | null = null;
  readonly #stopListening: readonly (() => void)[];
  #disposed = false;

  constructor(ref: ConversationRef, deps: RoomSyncDeps) {
    super(emptyLog(ref.threadRootId));
    this.#ref = ref;
    this.#deps = deps;
    this.#backoff = new Backoff(retryLimits, deps);
    this.#stopListening = roomEventKinds.map((kind) =>
      deps.channel.on(kind, (payload) => {
        if (payload.roomId === ref.roomId) this.receive(toRoomEvent(payload));
      }),
    );
  }

  /** Loads the latest messages, or those around one. Joins a pending request for the latest. */
  open(aroundMessageId?: string): Promise<void> {
    if (aroundMessageId) return this.#openAt(aroundMessageId);
    this.#openingLatest ??= this.#openAt().finally(() => (this.#openingLatest = null));
    return this.#openingLatest;
  }

  async #openAt(aroundMessageId?: string): Promise<void> {
    const slice = await this.#fetch(aroundMessageId ? { aroundMessageId } : {});
    this.#update(openAt(this.getSnapshot(), slice));
    this.#catchUp();
  }

  async loadOlder(): Promise<void> {
    const first = this.getSnapshot().messages[0];
    if (!first || !this.getSnapshot().hasOlder) return;
    const slice = await this.#fetch({ beforeSeq: first.seq });
    // Another slice was opened during the request.
    if (this.getSnapshot().messages[0]?.seq !== first.seq) return;
    this.#update(addOlder(this.getSnapshot(), slice));
    this.#catchUp();
  }

  async loadNewer(): Promise<void> {
    const last = this.getSnapshot().messages.at(-1);
    if (!last || !this.getSnapshot().hasNewer) return;
    const slice = await this.#fetch({ afterSeq: last.seq });
    if (this.getSnapshot().messages.at(-1)?.seq !== last.seq) return;
    this.#update(addNewer(this.getSnapshot(), slice));
    this.#catchUp();
  }

  receive(event: RoomEvent): void {
    this.#update(applyEvent(this.getSnapshot(), event));
    this.#catchUp();
  }

  compareHead(lastSeq: number): void {
    this.#update(applyHead(this.getSnapshot(), lastSeq));
    this.#catchUp();
  }

  override dispose(): void {
    this.#disposed = true;
    for (const stop of this.#stopListening) stop();
    this.#cancelRetry?.();
  }

  #catchUp(): void {
    const after = missingAfter(this.getSnapshot());
    if (after === null || this.#fetching || this.#cancelRetry || this.#disposed) return;
    this.#fetching = true;
    this.#fetchMissing(after).then(
      () => {
        this.#fetching = false;
        this.#backoff.reset();
        this.#catchUp();
      },
      () => {
        this.#fetching = false;
        this.#retryLater();
      },
    );
  }

  async #fetchMissing(afterSeq: number): Promise<void> {
    const { api, onRoom } = this.#deps;
    if (!this.getSnapshot().hasNewer && this.getSnapshot().headSeq - afterSeq > maxCatchUp) {
      this.#update(openAt(emptyLog(this.getSnapshot().threadRootId), await this.#fetch({})));
      return;
    }
    const changes = await api.fetchChanges(this.#ref.roomId, afterSeq);
    this.#update(applyChanges(this.getSnapshot(), changes));
    if (changes.room) onRoom?.(changes.room);
  }

  #fetch(query: SliceQuery): Promise<LogSlice> {
    return this.#deps.api.fetchMessages(this.#ref, query);
  }

  #retryLater(): void {
    if (this.#disposed) return;
    this.#cancelRetry = this.#deps.clock.schedule(() => {
      this.#cancelRetry = null;
      this.#catchUp();
    }, this.#backoff.next());
  }

  #update(log: RoomLog): void {
    if (!this.#disposed) this.set(log);
  }
}
