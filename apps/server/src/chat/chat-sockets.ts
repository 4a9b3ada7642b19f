import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import type { Bus } from '../database/bus.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { Resync } from '../realtime/resync.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import { chatRoom, memberRoom } from '../realtime/socket-rooms.ts';
import { socketClaims } from '../realtime/socket-session.ts';
import { chatMembersTopic, type RoomMembershipChange } from './rooms/room-events.ts';
import { listRoomIds } from './store/room-store.ts';
import { TypingSignals } from './typing-signals.ts';

export interface ChatSocketsDeps extends Pick<Platform, 'db' | 'files' | 'now'> {
  io: Server;
  realtime: RealtimeHub;
  bus: Bus;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const maxReads = 10;

/**
 * Keeps every socket of this process in the Socket.IO rooms of its member's chat rooms.
 * Changes arrive twice: by the transaction's commit, which survives a crash of the publisher, and
 * by the realtime events, which arrive sooner.
 */
export class ChatSockets {
  readonly #deps: ChatSocketsDeps;
  readonly #typing: TypingSignals;
  readonly #catchUp: Resync;
  #changes = 0;

  constructor(deps: ChatSocketsDeps) {
    this.#deps = deps;
    this.#typing = new TypingSignals(deps);
    const { realtime, bus, io } = deps;
    bus.subscribe(chatMembersTopic, (moved) => this.#moveSockets(moved as RoomMembershipChange));
    this.#catchUp = new Resync(() => this.#followAll(), this.#report);
    bus.onGap(() => this.#catchUp.start());
    realtime.on('addUserToChatRoom', ({ room }, target) =>
      this.#onMembership(room.id, target, true),
    );
    realtime.on('removeUserFromChatRoom', ({ roomId }, target) =>
      this.#onMembership(roomId, target, false),
    );
    realtime.on('userLeaveRoom', ({ roomId, userId }, target) => {
      if (typeof target === 'object' && 'organizationId' in target) {
        this.#onMembership(roomId, { organizationId: target.organizationId, userId }, false);
      }
    });
    realtime.on('deleteChatRoom', ({ roomId }) => {
      io.local.in(chatRoom(roomId)).socketsLeave(chatRoom(roomId));
    });
    io.on('connection', (socket) => {
      this.#typing.listen(socket);
      // Membership events do not reach a socket before its connection is complete.
      this.follow(socket, socketClaims(socket)).catch(this.#report);
    });
  }

  close(): void {
    this.#catchUp.close();
  }

  /** Joins the chat rooms of the member. Call this before notifying the client of the connection. */
  async follow(socket: Socket, { organizationId, userId, closedAreas }: Claims): Promise<void> {
    const isOpen = organizationId !== null && !closedAreas.includes('chat');
    for (let tries = 0; ; tries += 1) {
      const moves = this.#changes;
      const rooms = isOpen
        ? (await listRoomIds(this.#deps.db, { organizationId, userId })).map(chatRoom)
        : [];
      // The membership changed during the read, so the result may be stale.
      if (moves !== this.#changes && tries < maxReads) continue;
      for (const room of socket.rooms) {
        if (room.startsWith(chatRoom('')) && !rooms.includes(room)) void socket.leave(room);
      }
      await socket.join(rooms);
      return;
    }
  }

  /** Called when messages between the processes may have been lost. */
  async #followAll(): Promise<void> {
    for (const socket of [...this.#deps.io.of('/').sockets.values()]) {
      if (socket.connected) await this.follow(socket, socketClaims(socket));
    }
  }

  #onMembership(roomId: string, target: unknown, joined: boolean): void {
    const { organizationId, userId } = target as { organizationId?: string; userId?: string };
    if (organizationId && userId)
      this.#moveSockets({ organizationId, roomId, userIds: [userId], joined });
  }

  #moveSockets({ organizationId, roomId, userIds, joined }: RoomMembershipChange): void {
    this.#changes += 1;
    const { io } = this.#deps;
    const room = chatRoom(roomId);
    const sockets = userIds
      ? io.local.in(userIds.map((userId) => memberRoom(organizationId, userId)))
      : io.local.in(room);
    if (userIds?.length === 0) return;
    if (joined) sockets.socketsJoin(room);
    else sockets.socketsLeave(room);
  }

  readonly #report = (error: unknown): void =>
    this.#deps.log.error({ err: error }, 'updating the chat rooms of sockets failed');
}
