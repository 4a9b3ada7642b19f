/** Speech in rooms, and members who said that they go on, between two heartbeats. */
export class Confirmations {
  #roomIds = new Set<string>();
  #connectionIds = new Set<string>();

  /** Somebody spoke: they, and all who heard it, are still there. */
  spoken(roomId: string): void {
    this.#roomIds.add(roomId);
  }

  continued(connectionId: string): void {
    this.#connectionIds.add(connectionId);
  }

  /** Hands over what there is; it counts once. */
  take(): { roomIds: string[]; connectionIds: string[] } {
    const taken = { roomIds: [...this.#roomIds], connectionIds: [...this.#connectionIds] };
    this.#roomIds.clear();
    this.#connectionIds.clear();
    return taken;
  }

  /** Takes back what could not be stored. */
  restore({ roomIds, connectionIds }: { roomIds: string[]; connectionIds: string[] }): void {
    for (const roomId of roomIds) this.#roomIds.add(roomId);
    for (const connectionId of connectionIds) this.#connectionIds.add(connectionId);
  }
}
