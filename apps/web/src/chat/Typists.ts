/** How long one is shown as typing after a signal of it (contract, `chatTyping`). */
const typingMs = 5000;
/** One's own typing is told this often at most. */
const signalEveryMs = 3000;

interface TypistsOptions {
  now(): number;
  /** Runs `task` after `ms`; calling the answer cancels it. */
  schedule(task: () => void, ms: number): () => void;
  /** Tells the others of a room that the member is typing. */
  signal(roomId: string): void;
}

const nobody: readonly string[] = [];

/** Who is typing in which room now. */
export class Typists {
  readonly #options: TypistsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #rooms = new Map<string, Map<string, { name: string; stop(): void }>>();
  readonly #names = new Map<string, readonly string[]>();
  readonly #signalledAt = new Map<string, number>();

  constructor(options: TypistsOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Names of those who are typing in a room; the same list until it changes. */
  in(roomId: string): readonly string[] {
    return this.#names.get(roomId) ?? nobody;
  }

  started(roomId: string, user: { id: string; nameKanji: string }): void {
    const room = this.#rooms.get(roomId) ?? new Map();
    this.#rooms.set(roomId, room);
    room.get(user.id)?.stop();
    const stop = this.#options.schedule(() => this.stopped(roomId, user.id), typingMs);
    room.set(user.id, { name: user.nameKanji, stop });
    this.#changed(roomId);
  }

  /** Their time is over, or their message has come. */
  stopped(roomId: string, userId: string): void {
    const room = this.#rooms.get(roomId);
    const typist = room?.get(userId);
    if (!room || !typist) return;
    typist.stop();
    room.delete(userId);
    this.#changed(roomId);
  }

  /** The member types. */
  typed(roomId: string): void {
    const now = this.#options.now();
    const last = this.#signalledAt.get(roomId);
    if (last !== undefined && now - last < signalEveryMs) return;
    this.#signalledAt.set(roomId, now);
    this.#options.signal(roomId);
  }

  /** The member has sent what was typed: the next letter is news again. */
  sent(roomId: string): void {
    this.#signalledAt.delete(roomId);
  }

  #changed(roomId: string): void {
    const typists = [...(this.#rooms.get(roomId)?.values() ?? [])];
    this.#names.set(
      roomId,
      typists.map(({ name }) => name),
    );
    for (const listener of this.#listeners) listener();
  }
}
