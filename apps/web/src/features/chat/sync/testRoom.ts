import type { RealtimeMessages, Schemas } from '@office/api';

type ChatMessage = Schemas['ChatMessage'];

export function makeMessage(seq: number, changeSeq = seq, content = String(seq)): ChatMessage {
  return {
    id: `m${seq}`,
    clientId: `c${seq}`,
    roomId: 'room',
    seq,
    changeSeq,
    type: 'TEXT',
    content,
    attachments: [],
    sender: { id: 'u1', nameKanji: '青木 葵', avatarUrl: null },
    mentionedUserIds: [],
    mentionedGroup: null,
    reactions: [],
    replyTo: null,
    threadRootId: null,
    thread: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    editedAt: null,
    deletedAt: null,
  };
}

export function makeLine(seq: number): Schemas['ChatSystemLine'] {
  return {
    id: `l${seq}`,
    seq,
    kind: 'JOINED',
    actor: null,
    people: [],
    oldName: null,
    newName: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  };
}

export class FakeRoom {
  lastSeq = 0;
  readonly #messages: ChatMessage[] = [];
  readonly #lines: Schemas['ChatSystemLine'][] = [];
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 7919;
  }

  randomInt(sides: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * sides);
  }

  generateEvents(times: number): { seq: number; message?: ChatMessage }[] {
    return Array.from({ length: times }, () => {
      const seq = ++this.lastSeq;
      const did = this.randomInt(10);
      if (did === 0) {
        this.#lines.push(makeLine(seq));
        return { seq };
      }
      const at = this.randomInt(this.#messages.length);
      const edited = did < 4 ? this.#messages[at] : undefined;
      const message = edited
        ? { ...edited, changeSeq: seq, content: `${edited.seq} at ${seq}` }
        : { ...makeMessage(seq), threadRootId: did === 9 ? 'm0' : null };
      if (edited) this.#messages[at] = message;
      else this.#messages.push(message);
      return { seq, message };
    });
  }

  conversation(): ChatMessage[] {
    return this.#messages.filter(({ threadRootId }) => threadRootId === null);
  }

  /** Changes of the room from the given message on. */
  linesAfter(firstSeq: number): Schemas['ChatSystemLine'][] {
    return this.#lines.filter(({ seq }) => seq > firstSeq);
  }

  slice(query: { beforeSeq?: number; limit: number }): Schemas['ChatMessageSlice'] {
    const { beforeSeq = Infinity, limit } = query;
    const all = this.conversation().filter(({ seq }) => seq < beforeSeq);
    const data = all.slice(-limit);
    const from = all.length > limit ? data[0]!.seq : 0;
    return {
      data,
      systemLines: this.linesAfter(from).filter(({ seq }) => seq < beforeSeq),
      metadata: {
        limit,
        hasOlder: all.length > limit,
        hasNewer: beforeSeq !== Infinity,
        hasNextPage: all.length > limit,
        lastSeq: this.lastSeq,
      },
    };
  }

  changes(afterSeq: number, limit: number): Schemas['ChatChanges'] {
    const found = this.#messages
      .filter(({ changeSeq }) => changeSeq > afterSeq)
      .sort((a, b) => a.changeSeq - b.changeSeq);
    const data = found.slice(0, limit);
    const hasNextPage = found.length > limit;
    const upToSeq = hasNextPage ? data.at(-1)!.changeSeq : this.lastSeq;
    return {
      data,
      systemLines: this.linesAfter(afterSeq).filter(({ seq }) => seq <= upToSeq),
      room: null,
      metadata: { limit, upToSeq, lastSeq: this.lastSeq, hasNextPage },
    };
  }
}

export class FakeChannel {
  status: 'connecting' | 'connected' = 'connected';
  readonly sentEvents: [kind: string, payload: unknown][] = [];
  readonly #listeners = new Set<{ kind: string; listener: (payload: never) => void }>();
  readonly #statusListeners = new Set<() => void>();

  get listenerCount(): number {
    return this.#listeners.size;
  }

  on<Kind extends keyof RealtimeMessages>(
    kind: Kind,
    listener: (payload: RealtimeMessages[Kind]) => void,
  ): () => void {
    const entry = { kind, listener };
    this.#listeners.add(entry);
    return () => this.#listeners.delete(entry);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  };

  readonly getSnapshot = () => this.status;

  send(kind: string, payload: unknown): void {
    this.sentEvents.push([kind, payload]);
  }

  emit<Kind extends keyof RealtimeMessages>(kind: Kind, payload: RealtimeMessages[Kind]): void {
    for (const entry of this.#listeners) if (entry.kind === kind) entry.listener(payload as never);
  }

  connect(): void {
    this.status = 'connected';
    for (const listener of this.#statusListeners) listener();
  }
}
