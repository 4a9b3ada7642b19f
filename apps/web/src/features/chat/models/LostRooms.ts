/** Rooms that the member was in and is not any more: removed from, or deleted. */
export class LostRooms {
  readonly #listeners = new Set<() => void>();
  readonly #ids = new Set<string>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(roomId: string | undefined): boolean {
    return roomId !== undefined && this.#ids.has(roomId);
  }

  add(roomId: string): void {
    this.#ids.add(roomId);
    this.#changed();
  }

  /** The member is in it again. */
  delete(roomId: string): void {
    if (this.#ids.delete(roomId)) this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
