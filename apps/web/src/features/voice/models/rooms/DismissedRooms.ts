/** Areas whose call or question the member has dismissed. Stored per tab, to survive a reload. */
export class DismissedRooms {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #key: string;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  has(placeId: string): boolean {
    return this.#read().includes(placeId);
  }

  add(placeId: string): void {
    if (!this.has(placeId)) this.#write([...this.#read(), placeId]);
  }

  delete(placeId: string): void {
    if (this.has(placeId)) this.#write(this.#read().filter((id) => id !== placeId));
  }

  #read(): readonly string[] {
    try {
      const read: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? '[]');
      return Array.isArray(read) ? read.map(String) : [];
    } catch {
      return [];
    }
  }

  #write(placeIds: readonly string[]): void {
    this.#storage.setItem(this.#key, JSON.stringify(placeIds));
  }
}
