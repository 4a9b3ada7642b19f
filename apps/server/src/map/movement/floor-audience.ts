import type { Namespace, Socket } from 'socket.io';

/** What a socket is doing on a floor. */
export interface Place {
  floorId: string;
  /** Whom it acts for there; null while it only watches. */
  userId: string | null;
  /** Whose frames it gets. */
  group: string;
}

/**
 * Which sockets of this process are on a floor or watch one. Everyone of a floor is in its room, which
 * hears who is there; each is in the room of its group besides, which gets the frames.
 */
export class FloorAudience {
  readonly #namespace: Namespace;
  readonly #places = new Map<string, Place>();
  readonly #groups = new Map<string, Map<string, number>>();

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
  }

  placeOf(socket: Pick<Socket, 'id'>): Place | undefined {
    return this.#places.get(socket.id);
  }

  /** Puts a socket somewhere, from wherever it was. Counted at once, whenever its rooms are ready. */
  async place(socket: Socket, place: Place): Promise<void> {
    void this.remove(socket);
    this.#places.set(socket.id, place);
    this.#count(place, 1);
    await socket.join([roomOf(place.floorId), roomOf(place.floorId, place.group)]);
  }

  async remove(socket: Socket): Promise<void> {
    const place = this.#places.get(socket.id);
    if (!place) return;
    this.#places.delete(socket.id);
    this.#count(place, -1);
    const rooms = [roomOf(place.floorId, place.group), roomOf(place.floorId)];
    await Promise.all(rooms.map((room) => socket.leave(room)));
  }

  /** Sends another group's frames to the connections of a person who walked there. */
  regroup(socketIds: Iterable<string>, group: string): void {
    for (const id of socketIds) {
      const [socket, place] = [this.#namespace.sockets.get(id), this.#places.get(id)];
      if (!socket || !place || place.group === group) continue;
      this.#count(place, -1);
      void socket.leave(roomOf(place.floorId, place.group));
      place.group = group;
      this.#count(place, 1);
      void socket.join(roomOf(place.floorId, group));
    }
  }

  /** The groups of a floor that somebody is in. */
  groupsOf(floorId: string): string[] {
    return [...(this.#groups.get(floorId)?.keys() ?? [])];
  }

  /** The sockets of those who stand on a floor, without its watchers. */
  standingOn(floorId: string): Socket[] {
    return [...this.#places].flatMap(([id, place]) => {
      const socket = this.#namespace.sockets.get(id);
      return socket && place.floorId === floorId && place.userId !== null ? [socket] : [];
    });
  }

  /** All sockets of a floor. */
  of(floorId: string): Socket[] {
    return [...this.#places].flatMap(([id, place]) => {
      const socket = this.#namespace.sockets.get(id);
      return socket && place.floorId === floorId ? [socket] : [];
    });
  }

  tell(floorId: string, event: string, payload: unknown): void {
    if (!this.#groups.has(floorId)) return;
    this.#namespace.local.to(roomOf(floorId)).emit(event, payload);
  }

  /** Sends what is lost on a connection that is slow. */
  show(floorId: string, group: string, event: string, payload: unknown): void {
    this.#namespace.local.to(roomOf(floorId, group)).volatile.emit(event, payload);
  }

  #count({ floorId, group }: Place, change: number): void {
    const groups = this.#groups.get(floorId) ?? new Map<string, number>();
    const count = (groups.get(group) ?? 0) + change;
    if (count > 0) groups.set(group, count);
    else groups.delete(group);
    if (groups.size > 0) this.#groups.set(floorId, groups);
    else this.#groups.delete(floorId);
  }
}

function roomOf(floorId: string, group?: string): string {
  return group === undefined ? `floor:${floorId}` : `floor:${floorId}:${group}`;
}
