export class Confirmations {
  #roomIds = new Set<string>();
  #connectionIds = new Set<string>();

  /** Records speech in a room, which confirms the presence of all its participants. */
  spoken(roomId: string): void {
    this.#roomIds.add(roomId);
  }

  continued(connectionId: string): void {
    this.#connectionIds.add(connectionId);
  }

  take(): { roomIds: string[]; connectionIds: string[] } {
    const taken = { roomIds: [...this.#roomIds], connectionIds: [...this.#connectionIds] };
    this.#roomIds.clear();
    this.#connectionIds.clear();
    return taken;
  }

  restore({ roomIds, connectionIds }: { roomIds: string[]; connectionIds: string[] }): void {
    for (const roomId of roomIds) this.#roomIds.add(roomId);
    for (const connectionId of connectionIds) this.#connectionIds.add(connectionId);
  }
}
