import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import type {
  VoiceAnswer,
  VoiceClientEvents,
  VoiceEndReason,
  VoiceEnded,
  VoiceJoinAnswer,
  VoiceServerEvents,
} from '@office/api/realtime';
import { voiceGraceMs } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Server } from 'socket.io';
import { findActiveSession } from '../../auth/sessions/session-check.ts';
import type { Bus } from '../../database/bus.ts';
import type { Limiter } from '../../http/rate-limits.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import type { Fanout } from '../../realtime/fanout.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import { checkToken, socketClaims, watchToken } from '../../realtime/socket-session.ts';
import type { SocketSessionDeps } from '../../realtime/socket-session.ts';
import { checkGuestToken, guestNamespace, voiceCaller } from './guest-sockets.ts';
import { ParticipantCache } from './participant-cache.ts';
import { afterJoin, joinRoom } from '../participants/join.ts';
import { leaveRoom } from '../participants/leave.ts';
import { ParticipantHeartbeat } from './participant-heartbeat.ts';
import { ParticipantStateHandler } from './participant-state-handler.ts';
import { WaitingListHandler } from './waiting-list-handler.ts';
import { RecordingRequests } from './recording-requests.ts';
import { RoomEventForwarder } from './room-event-forwarder.ts';
import { notInRoom, createRequestQueue, type RunSequentially } from './create-request-queue.ts';
import { Confirmations } from './confirmations.ts';
import { isAdmitted } from '../rooms/guest-access.ts';
import { readJoinToken } from '../participants/join-token.ts';
import { createMediaRouter } from '../media/create-media-router.ts';
import type { MediaRouter } from '../media/media-router.ts';
import { MediaRequests } from './media-requests.ts';
import { SignalRelay } from './signal-relay.ts';
import { listenToSpeakerRequests, type SpeakerRequestDeps } from './speaker-requests.ts';
import {
  flushQueued,
  SocketRegistry,
  type VoiceConnection,
  type VoiceSocket,
} from '../participants/socket-registry.ts';

export interface VoiceServerDeps extends Pick<Platform, 'db' | 'now' | 'files' | 'config'> {
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  fanout: Fanout;
  limiter: Limiter;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Grace period before the participant of a lost socket is removed, in milliseconds. */
  grace?: number | undefined;
  /** Interval at which the participants of this process are renewed, in milliseconds. */
  heartbeat?: number | undefined;
}

type VoiceNamespace = Namespace<VoiceClientEvents, VoiceServerEvents>;

const clientDisconnectReason = 'client namespace disconnect';

/** Serves the namespaces `/voice`, and `/guest` for guests of a meeting. See README.md in this directory. */
export class VoiceServer {
  readonly #deps: VoiceServerDeps;
  readonly #processId = randomUUID();
  readonly #sockets = new SocketRegistry();
  readonly #roster: ParticipantCache;
  readonly #relay: SignalRelay;
  readonly #heartbeat: ParticipantHeartbeat;
  readonly #inTurn: RunSequentially;
  readonly #requests: SpeakerRequestDeps;
  readonly #changes: ParticipantStateHandler;
  readonly #recordings: RecordingRequests;
  readonly #places: WaitingListHandler;
  readonly #media: MediaRequests | null;
  readonly #mediaRouter: MediaRouter | null;
  readonly #confirmations = new Confirmations();
  readonly #graceTimers = new Map<string, NodeJS.Timeout>();
  #isClosing = false;

  constructor(io: Server, deps: VoiceServerDeps) {
    const members: VoiceNamespace = io.of('/voice');
    const guests: VoiceNamespace = io.of(guestNamespace);
    this.#deps = deps;
    this.#inTurn = createRequestQueue(deps.log);
    const requests = { ...deps, sockets: this.#sockets, inTurn: this.#inTurn };
    const mediaRouter = createMediaRouter(deps);
    this.#mediaRouter = mediaRouter;
    this.#media = mediaRouter && new MediaRequests({ ...requests, mediaRouter });
    this.#roster = new ParticipantCache(deps, this.#sockets, {
      onRemoved: (joined) => this.#end(joined, 'removed'),
      onMediaNode: (roomId, call) => this.#media?.onMediaNode(roomId, call),
    });
    this.#requests = requests;
    this.#changes = new ParticipantStateHandler(requests);
    this.#recordings = new RecordingRequests(requests);
    this.#places = new WaitingListHandler(requests);
    this.#relay = new SignalRelay({
      ...deps,
      sockets: this.#sockets,
      processId: this.#processId,
      peersIn: (roomId) => this.#roster.peersIn(roomId),
      onSpeech: (roomId) => this.#confirmations.spoken(roomId),
    });
    const held = () => [
      ...this.#sockets.all().map(({ socket }) => socket.id),
      ...this.#graceTimers.keys(),
    ];
    const connections = { held, waiting: () => this.#places.connectionIds() };
    this.#heartbeat = new ParticipantHeartbeat(
      deps,
      connections,
      this.#confirmations,
      deps.heartbeat,
    );
    const session: SocketSessionDeps = {
      ...deps.session,
      admit: async (socket, claims) => {
        await deps.session.admit(socket, claims);
        const joined = this.#sockets.get(socket.id);
        // The member switched to another organisation, so the participant is removed from the room.
        if (joined && joined.organizationId !== claims.organizationId) {
          await this.#inTurn(socket, () => this.#leave(socket));
        }
      },
    };
    members.use(checkToken(session));
    members.on('connection', (socket) => {
      watchToken(socket, session);
      this.#listen(socket);
      this.#listenToMember(socket);
    });
    guests.use(checkGuestToken({ ...deps, session }));
    guests.on('connection', (socket) => {
      this.#listen(socket);
      this.#recordings.listenToConsent(socket);
    });
    const watch = new RoomEventForwarder({
      ...deps,
      sockets: this.#sockets,
      roster: this.#roster,
      end: (joined, reason) => this.#end(joined, reason),
      onPlaceFree: (news) => this.#places.notifySeatFree(news),
    });
    watch.begin();
  }

  /** Keeps the participants: they reconnect to another process or are removed as dead. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const absence of this.#graceTimers.values()) clearTimeout(absence);
    await this.#heartbeat.close();
    await this.#mediaRouter?.close();
  }

  #listen(socket: VoiceConnection): void {
    let isJoining = false;
    socket.on('join', (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      // One join at a time per socket, because each join runs several queries.
      if (isJoining) return void answer({ ok: false, error: 'tooManyRequests' });
      isJoining = true;
      void this.#inTurn(socket, () => this.#join(socket, request)).then((result) => {
        isJoining = false;
        this.#deps.metrics.voiceJoins.inc({ outcome: result.ok ? 'joined' : result.error });
        answer(result);
        const joined = this.#sockets.get(socket.id);
        if (joined) flushQueued(joined);
      });
    });
    // socket.io drops a request that it receives together with the disconnect.
    let pendingLeave: Schemas['VoiceLeave'] | undefined;
    socket.use(([event, request], next) => {
      if (event === 'leave') pendingLeave = clientMessage('VoiceLeave', request) ?? {};
      next();
    });
    socket.on('leave', (request: unknown, answer: unknown) => {
      pendingLeave = undefined;
      const how = clientMessage('VoiceLeave', request);
      void this.#inTurn(socket, () => this.#leave(socket, how)).then((result) => {
        if (typeof answer === 'function') answer(result);
      });
    });
    socket.on('signal', (request: unknown, answer: unknown) => {
      const result = this.#relay.signal(socket, request);
      if (typeof answer === 'function') answer(result);
    });
    socket.on('speaking', (request: unknown) => this.#relay.speaking(socket, request));
    this.#changes.listen(socket);
    this.#media?.listen(socket);
    socket.on('continue', (_request: unknown, answer: unknown) => {
      const joined = this.#sockets.get(socket.id);
      if (joined) this.#confirmations.continued(socket.id);
      if (typeof answer === 'function') answer(joined ? { ok: true } : notInRoom);
    });
    socket.on('disconnect', (reason) => {
      if (this.#isClosing) return;
      const isClientDisconnect = reason === clientDisconnectReason;
      // Guests do not wait for a seat.
      if (!voiceCaller(socket).guestId) this.#places.disconnected(socket, { isClientDisconnect });
      const leave = pendingLeave ?? (isClientDisconnect ? {} : undefined);
      void this.#inTurn(socket, () => this.#onDisconnect(socket, leave));
    });
  }

  #listenToMember(socket: VoiceConnection): void {
    socket.on('caption', (request: unknown) => this.#relay.caption(socket, request));
    socket.on('react', (request: unknown) => this.#relay.react(socket, request));
    socket.on('pointer', (request: unknown) => this.#relay.pointer(socket, request));
    this.#recordings.listen(socket);
    listenToSpeakerRequests(socket, this.#requests);
    this.#places.listen(socket);
  }

  readonly #logFailure = (error: unknown): void =>
    this.#deps.log.error({ err: error }, 'voice chat failed');

  async #join(socket: VoiceConnection, request: unknown): Promise<VoiceJoinAnswer> {
    const joinRequest = clientMessage('VoiceJoinRequest', request);
    if (!joinRequest) return { ok: false, error: 'invalidRequest' };
    const { token, muted, participantId: before } = joinRequest;
    const { organizationId, userId, guestId } = voiceCaller(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    const joinToken = await readJoinToken(this.#deps, token);
    if (joinToken?.userId !== userId || joinToken.organizationId !== organizationId) {
      return { ok: false, error: 'tokenInvalidOrExpired' };
    }
    if (this.#deps.limiter.take('join', userId) > 0) return { ok: false, error: 'tooManyRequests' };
    const { roomId } = joinToken;
    const connection = {
      organizationId,
      userId,
      guestId,
      processId: this.#processId,
      connectionId: socket.id,
    };
    const entry = { roomId, muted, participantId: before };
    const joinDeps = { ...this.#deps, mediaRouter: this.#mediaRouter };
    const joined = await joinRoom(joinDeps, connection, entry, (participantId) =>
      this.#register({
        ...{ socket, organizationId, userId, guestId },
        ...{ roomId, participantId, queued: [] },
      }),
    ).catch((error: unknown) => {
      // The commit failed, unless the join was rejected before.
      if (this.#sockets.get(socket.id)?.queued) this.#unregister(socket);
      throw error;
    });
    const { participantId } = joined;
    // After the answer, which starts the connections, and before the next request of the socket.
    void this.#inTurn(socket, () => afterJoin(this.#deps, joined));
    const room = await this.#roster.refresh(roomId);
    const state = room.stateFor({ guestId, participantId });
    // The participant may have been removed since the commit.
    const isJoined = this.#sockets.get(socket.id)?.participantId === participantId;
    if (isJoined && state) return { ok: true, roomId, participantId, ...state };
    this.#unregister(socket);
    return { ok: false, error: 'voiceChatRoomInvalid' };
  }

  async #leave(
    socket: VoiceConnection,
    { byMessage }: Schemas['VoiceLeave'] = {},
  ): Promise<VoiceAnswer> {
    const joined = this.#unregister(socket);
    if (joined) this.#media?.left(joined);
    if (joined) await leaveRoom(this.#deps, joined, socket.id, { byMessage });
    return { ok: true };
  }

  /** Removes the participant of a closed page immediately. Without `leave`, waits for a reconnection. */
  async #onDisconnect(
    socket: VoiceConnection,
    leave: Schemas['VoiceLeave'] | undefined,
  ): Promise<void> {
    const joined = this.#unregister(socket);
    if (!joined) return;
    if (leave || (await this.#hasSessionEnded(socket))) {
      this.#media?.left(joined);
      await leaveRoom(this.#deps, joined, socket.id, leave);
      return;
    }
    const absence = setTimeout(() => {
      this.#graceTimers.delete(socket.id);
      leaveRoom(this.#deps, joined, socket.id, { isLost: true })
        .then((hasLeft) => this.#media?.left(joined, { isReplaced: !hasLeft }))
        .catch(this.#logFailure);
    }, this.#deps.grace ?? voiceGraceMs);
    this.#graceTimers.set(socket.id, absence);
  }

  async #hasSessionEnded(socket: VoiceConnection): Promise<boolean> {
    try {
      const { guestId } = voiceCaller(socket);
      if (guestId) return !(await isAdmitted(this.#deps, guestId));
      const { sessionId } = socketClaims(socket);
      return !(await findActiveSession(this.#deps.db, sessionId, this.#deps.now()));
    } catch (error) {
      // Treated as able to reconnect. The server checks the session again on reconnect.
      this.#logFailure(error);
      return false;
    }
  }

  #register(joined: VoiceSocket): void {
    this.#sockets.add(joined);
    this.#count();
  }

  #unregister(socket: VoiceConnection): VoiceSocket | undefined {
    const joined = this.#sockets.remove(socket.id);
    if (joined && this.#sockets.inRoom(joined.roomId).length === 0)
      this.#roster.drop(joined.roomId);
    this.#count();
    return joined;
  }

  #count(): void {
    this.#deps.metrics.voiceParticipants.set(this.#sockets.size);
  }

  #end(joined: VoiceSocket, reason: VoiceEndReason): void {
    if (this.#sockets.get(joined.socket.id) !== joined) return;
    this.#unregister(joined.socket);
    this.#media?.left(joined, { isReplaced: reason === 'replaced' });
    const message: VoiceEnded = { roomId: joined.roomId, reason };
    joined.socket.emit('ended', message);
    // The message above is sent before the connection closes.
    if (joined.guestId && reason !== 'replaced') joined.socket.disconnect(true);
  }
}
