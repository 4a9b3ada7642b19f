import type { VoiceMediaAnswer, VoicePublishAnswer, VoiceRefusal } from '@office/api/realtime';
import { ApiError } from '../../http/api-error.ts';
import type { TokenBucket } from '../../lib/token-bucket.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import type { MediaRouter, MediaSession, MediaSignaling } from '../media/media-router.ts';
import type {
  SocketRegistry,
  VoiceConnection,
  VoiceSocket,
} from '../participants/socket-registry.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { notifyRoomOnCommit } from '../rooms/room-events.ts';
import { isListener } from '../store/participant-store.ts';
import { changeMediaNode, findMediaNode } from '../store/room-store.ts';
import { notInRoom, type RunSequentially } from './create-request-queue.ts';
import type { MediaCall } from './participant-cache.ts';
import { bucketOf } from './socket-bucket.ts';

interface MediaRequestsDeps extends Pick<VoiceDeps, 'db'> {
  mediaRouter: MediaRouter;
  metrics: Pick<Metrics, 'mediaConnections'>;
  sockets: SocketRegistry;
  inTurn: RunSequentially;
}

interface Connection {
  session: MediaSession;
  roomId: string;
  /** Changes when the client reconnects. */
  socket: VoiceConnection;
}

/** Allows for two connections with their ICE candidates, and for videos that come into view. */
const requestBurst = 100;
const requestsPerSecond = 20;

const tooManyRequests: VoiceRefusal = { ok: false, error: 'tooManyRequests' };
const invalidRequest: VoiceRefusal = { ok: false, error: 'invalidRequest' };

/** Connects participants of this process to the media server of their room. */
export class MediaRequests {
  readonly #deps: MediaRequestsDeps;
  readonly #connections = new Map<string, Connection>();
  readonly #limits = new WeakMap<VoiceConnection, TokenBucket>();

  constructor(deps: MediaRequestsDeps) {
    this.#deps = deps;
  }

  listen(socket: VoiceConnection): void {
    const answering =
      <Answer>(respond: (request: unknown) => Promise<Answer | VoiceRefusal>) =>
      (request: unknown, answer: unknown) => {
        if (typeof answer !== 'function') return;
        if (!this.#take(socket)) return void answer(tooManyRequests);
        void this.#deps.inTurn(socket, () => respond(request)).then((result) => answer(result));
      };
    socket.on(
      'openMedia',
      answering((request) => this.#open(socket, request)),
    );
    socket.on(
      'publishMedia',
      answering((request) => this.#publish(socket, request)),
    );
    socket.on('receiveMedia', (request: unknown) => {
      const selection = clientMessage('VoiceReceiveRequest', request);
      if (selection) this.#signalingOf(socket)?.receive(selection);
    });
    socket.on('answerMedia', (request: unknown) => {
      const reply = clientMessage('VoiceMediaReply', request);
      if (reply) this.#signalingOf(socket)?.answer(reply.sdp);
    });
    socket.on('mediaCandidate', (request: unknown) => {
      const candidate = clientMessage('VoiceMediaCandidate', request);
      if (candidate) this.#signalingOf(socket)?.addCandidate(candidate);
    });
  }

  /**
   * Disconnects a participant who left. A participant who lost the socket keeps the media until then.
   * @param how.isReplaced the participant joined through another connection
   */
  left({ participantId, socket }: VoiceSocket, how = { isReplaced: false }): void {
    const current = this.#deps.sockets.byParticipant(participantId);
    // The participant continues through another socket of this process.
    if (current && current.socket !== socket) return;
    void this.#disconnect(participantId, how);
  }

  /** Disconnects participants after a removal, a change of the media server, or a change between speaker and listener. */
  onMediaNode(roomId: string, { mediaNode, participants }: MediaCall): void {
    const inside = new Map(
      participants.map(({ participantId, listener }) => [participantId, listener]),
    );
    for (const [participantId, { session, socket, ...connection }] of this.#connections) {
      if (connection.roomId !== roomId) continue;
      const listener = inside.get(participantId);
      if (session.node === mediaNode && session.access.canPublish === (listener === false))
        continue;
      // The client connects again with other rights, after the old connection has ended.
      void this.#disconnect(participantId).then(() => {
        if (listener !== undefined) socket.emit('mediaClosed', {});
      });
    }
  }

  async #disconnect(participantId: string, how = { isReplaced: false }): Promise<void> {
    const connection = this.#connections.get(participantId);
    this.#forget(participantId);
    await connection?.session.close(how);
  }

  #forget(participantId: string): void {
    this.#connections.delete(participantId);
    this.#count();
  }

  #count(): void {
    this.#deps.metrics.mediaConnections.set(this.#connections.size);
  }

  #take(socket: VoiceConnection): boolean {
    return bucketOf(this.#limits, socket, requestBurst, requestsPerSecond).take();
  }

  #signalingOf(socket: VoiceConnection): MediaSignaling | null {
    if (!this.#take(socket)) return null;
    return this.#connectionOf(socket)?.session.signaling ?? null;
  }

  #connectionOf(socket: VoiceConnection): Connection | undefined {
    const joined = this.#deps.sockets.get(socket.id);
    const connection = joined && this.#connections.get(joined.participantId);
    return connection?.socket === socket ? connection : undefined;
  }

  async #open(socket: VoiceConnection, request: unknown): Promise<VoiceMediaAnswer> {
    const mediaRequest = clientMessage('VoiceMediaRequest', request);
    if (!mediaRequest) return invalidRequest;
    const joined = this.#deps.sockets.get(socket.id);
    if (!joined) return notInRoom;
    const { roomId, participantId } = joined;
    const node = await this.#nodeOf(roomId);
    const listener = await isListener(this.#deps.db, participantId);
    if (listener === null) return notInRoom;
    const before = this.#connections.get(participantId);
    const canPublish = !listener;
    const isSame = before?.session.node === node && before.session.access.canPublish === canPublish;
    if (before && mediaRequest.resume && isSame) {
      before.socket = socket;
      const { access } = before.session;
      return access.kind === 'RELAYED' ? { ...access, resumed: true } : access;
    }
    await this.#disconnect(participantId, { isReplaced: true });
    const connection: Omit<Connection, 'session'> & { session: MediaSession | null } = {
      session: null,
      roomId,
      socket,
    };
    const session = await this.#deps.mediaRouter.open(
      { node, roomId, participantId, canPublish },
      {
        onOffer: (offer) => connection.socket.emit('mediaOffer', offer),
        onClosed: () => {
          if (this.#connections.get(participantId)?.session !== connection.session) return;
          this.#forget(participantId);
          connection.socket.emit('mediaClosed', {});
        },
      },
    );
    // The participant may have left while the connection was opened.
    if (this.#deps.sockets.get(socket.id) !== joined) {
      await session.close();
      return notInRoom;
    }
    connection.session = session;
    this.#connections.set(participantId, connection as Connection);
    this.#count();
    return session.access;
  }

  async #publish(socket: VoiceConnection, request: unknown): Promise<VoicePublishAnswer> {
    const publication = clientMessage('VoicePublishRequest', request);
    if (!publication) return invalidRequest;
    const { access, signaling } = this.#connectionOf(socket)?.session ?? {};
    if (!access || !signaling) return notInRoom;
    if (!access.canPublish) return { ok: false, error: 'forbidden' };
    try {
      return { ok: true, sdp: await signaling.publish(publication) };
    } catch {
      // The media server rejected the description, or stopped.
      return { ok: false, error: 'serviceUnavailable' };
    }
  }

  /** Moves the call to another media server if its own is not reachable. */
  async #nodeOf(roomId: string): Promise<string> {
    const { db, mediaRouter } = this.#deps;
    const current = await findMediaNode(db, roomId);
    if (!current) throw new ApiError('voiceChatRoomInvalid');
    if (mediaRouter.isReachable(current)) return current;
    const other = mediaRouter.chooseNode();
    if (!other) throw new ApiError('serviceUnavailable');
    await db.transaction(async (tx) => {
      if (await changeMediaNode(tx, roomId, { from: current, to: other }))
        await notifyRoomOnCommit(tx, { kind: 'changed', roomId });
    });
    return (await findMediaNode(db, roomId)) ?? other;
  }
}
