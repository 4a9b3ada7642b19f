import type { FloorClientEvents, FloorServerEvents } from '@office/api/realtime';
import type { Namespace, Socket } from 'socket.io';

export type FloorNamespace = Namespace<FloorClientEvents, FloorServerEvents>;
export type FloorSocket = Socket<FloorClientEvents, FloorServerEvents>;

export interface FloorSubscription {
  floorId: string;
  /** Person that the socket moves; null for watchers. */
  userId: string | null;
  group: string;
}

/**
 * Each socket joins the room of its floor, which receives people changes, and the room of its
 * group,
 * which receives frames.
 */
export class FloorAudience {
  readonly #namespace: FloorNamespace;
  readonly #subscriptions = new Map<string, FloorSubscription>();
  readonly #groups = new Map<string, Map<string, number>>();

  constructor(namespace: FloorNamespace) {
    this.#namespace = namespace;
  }

  subscriptionOf(socket: Pick<FloorSocket, 'id'>): FloorSubscription | undefined {
    return this.#subscriptions.get(socket.id);
  }

  /** Moves a socket to a floor. Counts it immediately, before it has joined its rooms. */
  async subscribe(socket: FloorSocket, subscription: FloorSubscription): Promise<void> {
    void this.unsubscribe(socket);
    this.#subscriptions.set(socket.id, subscription);
    this.#count(subscription, 1);
    await socket.join([
      roomOf(subscription.floorId),
      roomOf(subscription.floorId, subscription.group),
    ]);
  }

  async unsubscribe(socket: FloorSocket): Promise<void> {
    const subscription = this.#subscriptions.get(socket.id);
    if (!subscription) return;
    this.#subscriptions.delete(socket.id);
    this.#count(subscription, -1);
    const rooms = [roomOf(subscription.floorId, subscription.group), roomOf(subscription.floorId)];
    await Promise.all(rooms.map((room) => socket.leave(room)));
  }

  regroup(socketIds: Iterable<string>, group: string): void {
    for (const id of socketIds) {
      const [socket, subscription] = [this.#namespace.sockets.get(id), this.#subscriptions.get(id)];
      if (!socket || !subscription || subscription.group === group) continue;
      this.#count(subscription, -1);
      void socket.leave(roomOf(subscription.floorId, subscription.group));
      subscription.group = group;
      this.#count(subscription, 1);
      void socket.join(roomOf(subscription.floorId, group));
    }
  }

  groupsOf(floorId: string): string[] {
    return [...(this.#groups.get(floorId)?.keys() ?? [])];
  }

  visitorsOf(floorId: string): FloorSocket[] {
    return [...this.#subscriptions].flatMap(([id, subscription]) => {
      const socket = this.#namespace.sockets.get(id);
      return socket && subscription.floorId === floorId && subscription.userId !== null
        ? [socket]
        : [];
    });
  }

  socketsOf(floorId: string): FloorSocket[] {
    return [...this.#subscriptions].flatMap(([id, subscription]) => {
      const socket = this.#namespace.sockets.get(id);
      return socket && subscription.floorId === floorId ? [socket] : [];
    });
  }

  broadcast<E extends 'people' | 'seat'>(
    floorId: string,
    event: E,
    ...payload: Parameters<FloorServerEvents[E]>
  ): void {
    if (!this.#groups.has(floorId)) return;
    this.#namespace.local.to(roomOf(floorId)).emit(event, ...payload);
  }

  broadcastFrame(floorId: string, group: string, frame: Uint8Array): void {
    this.#namespace.local.to(roomOf(floorId, group)).volatile.emit('frame', frame);
  }

  #count({ floorId, group }: FloorSubscription, change: number): void {
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
