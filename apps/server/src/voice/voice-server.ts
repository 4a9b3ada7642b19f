import { randomUUID } from 'node:crypto';
import type {
  VoiceAnswer,
  VoiceClientEvents,
  VoiceEndReason,
  VoiceEnded,
  VoiceJoinAnswer,
  VoiceRefusal,
  VoiceServerEvents,
  VoiceWaitAnswer,
} from '@office/api/realtime';
import { voiceGraceMs } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace } from 'socket.io';
import { findLiveSession } from '../auth/session-check.ts';
import type { Bus } from '../database/bus.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../http/api-error.ts';
import type { Limiter } from '../http/rate-limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../observability/metrics.ts';
import { clientMessage } from '../realtime/client-message.ts';
import type { Fanout } from '../realtime/fanout.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { Target } from '../realtime/realtime.ts';
import { roomsOfTarget } from '../realtime/socket-rooms.ts';
import { checkToken, socketClaims, watchToken } from '../realtime/socket-session.ts';
import type { SocketSessionDeps } from '../realtime/socket-session.ts';
import { voiceRoomsTopic, type VoiceRoomEvent } from './room-events.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { RoomRoster } from './room-roster.ts';
import { joinRoom } from './join.ts';
import { leaveRoom } from './leave.ts';
import { ParticipantHeartbeat } from './participant-heartbeat.ts';
import { changeOwnState, type OwnState } from './own-state.ts';
import { Confirmations } from './confirmations.ts';
import { readJoinToken } from './join-token.ts';
import { SignalRelay } from './signal-relay.ts';
import { closeRoom } from './room-removal.ts';
import { stopWaiting, waitForPlace } from './waiting.ts';
import { closeEndedTalk } from './ended-talk.ts';
import { findOpenRoom } from './room-access.ts';
import {
  flushQueued,
  SocketRegistry,
  type VoiceConnection,
  type VoiceSocket,
} from './socket-registry.ts';

export interface VoiceServerDeps extends Pick<Platform, 'db' | 'now' | 'files' | 'config'> {
  session: SocketSessionDeps;
  realtime: RealtimeHub;
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  fanout: Fanout;
  limiter: Limiter;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** How long the participant of a lost socket stays, in milliseconds. */
  grace?: number;
  /** How often the participants of this process are renewed, in milliseconds. */
  heartbeat?: number;
}

/** A change that is not stored yet, and those who are told when it is. */
interface Change {
  state: OwnState;
  answers: ((answer: VoiceAnswer) => void)[];
}

const notInRoom: VoiceRefusal = { ok: false, error: 'voiceChatRoomInvalid' };

/** Voice rooms by socket: the namespace `/voice`. See the README beside this. */
export class VoiceServer {
  readonly #deps: VoiceServerDeps;
  readonly #processId = randomUUID();
  readonly #sockets = new SocketRegistry();
  readonly #roster: RoomRoster;
  readonly #relay: SignalRelay;
  readonly #heartbeat: ParticipantHeartbeat;
  /** The requests of each socket run one after the other. */
  readonly #turns = new KeyedQueue();
  /** The newest word of a socket on itself; there until it is stored. */
  readonly #changes = new WeakMap<VoiceConnection, Change>();
  readonly #confirmations = new Confirmations();
  /** The sockets that wait for a place in a full room. */
  readonly #waiting = new Map<string, VoiceConnection>();
  /** The lost connections that may be back, and when it is too late. */
  readonly #graceTimers = new Map<string, NodeJS.Timeout>();
  #isClosing = false;

  constructor(namespace: Namespace<VoiceClientEvents, VoiceServerEvents>, deps: VoiceServerDeps) {
    this.#deps = deps;
    this.#roster = new RoomRoster(deps, this.#sockets, (joined) => this.#end(joined, 'removed'));
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
    const connections = { held, waiting: () => [...this.#waiting.keys()] };
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
        // A member who has gone to another organisation talks in none of this one's rooms.
        if (joined && joined.organizationId !== claims.organizationId) {
          await this.#inTurn(socket, () => this.#leave(socket));
        }
      },
    };
    namespace.use(checkToken(session));
    namespace.on('connection', (socket) => {
      watchToken(socket, session);
      this.#listen(socket);
    });
    deps.bus.subscribe(voiceRoomsTopic, (news) => this.#onRoomEvent(news as VoiceRoomEvent));
    deps.bus.onGap(() => this.#sockets.roomIds().forEach((roomId) => this.#refresh(roomId)));
    this.#follow(deps.realtime);
  }

  /** The participants stay: they come back by another process, or are found to have gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const absence of this.#graceTimers.values()) clearTimeout(absence);
    await this.#heartbeat.close();
  }

  #listen(socket: VoiceConnection): void {
    let isJoining = false;
    socket.on('join', (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      // Each takes a few queries: one at a time is enough for anyone.
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
    socket.on('leave', (_request: unknown, answer: unknown) => {
      void this.#inTurn(socket, () => this.#leave(socket)).then((result) => {
        if (typeof answer === 'function') answer(result);
      });
    });
    socket.on('signal', (request: unknown, answer: unknown) => {
      const result = this.#relay.signal(socket, request);
      if (typeof answer === 'function') answer(result);
    });
    socket.on('speaking', (request: unknown) => this.#relay.speaking(socket, request));
    socket.on('state', (request: unknown) => {
      this.#change(socket, clientMessage('VoiceState', request), undefined);
    });
    socket.on('setMedia', (request: unknown, answer: unknown) => {
      const media = clientMessage('VoiceMedia', request);
      this.#change(socket, media, answer);
    });
    socket.on('raiseHand', (request: unknown, answer: unknown) => {
      const hand = clientMessage('VoiceHand', request);
      this.#change(socket, hand && { handRaised: hand.raised }, answer);
    });
    socket.on('continue', (_request: unknown, answer: unknown) => {
      const joined = this.#sockets.get(socket.id);
      if (joined) this.#confirmations.continued(socket.id);
      if (typeof answer === 'function') answer(joined ? { ok: true } : notInRoom);
    });
    socket.on('waitForPlace', (request: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return;
      void this.#inTurn(socket, () => this.#wait(socket, request)).then((result) => answer(result));
    });
    socket.on('stopWaiting', (_request: unknown, answer: unknown) => {
      void this.#inTurn(socket, () => this.#stopWaiting(socket)).then((result) => {
        if (typeof answer === 'function') answer(result);
      });
    });
    socket.on('disconnect', (reason) => {
      if (this.#isClosing) return;
      // One that lost the network is waited for as long as nobody renews it.
      if (reason !== 'client namespace disconnect') this.#waiting.delete(socket.id);
      else void this.#inTurn(socket, () => this.#stopWaiting(socket));
      void this.#inTurn(socket, () => this.#onDisconnect(socket, reason));
    });
  }

  /** Does what a socket asked for after what it asked for before; what goes wrong is an answer, too. */
  #inTurn<T>(socket: VoiceConnection, work: () => Promise<T>): Promise<T | VoiceRefusal> {
    return this.#turns.run(socket.id, work).catch(this.#refusal);
  }

  readonly #refusal = (error: unknown): VoiceRefusal => {
    if (error instanceof ApiError && typeof error.errors === 'string') {
      return { ok: false, error: error.errors };
    }
    if (isUnavailable(error)) return { ok: false, error: 'serviceUnavailable' };
    this.#logFailure(error);
    return { ok: false, error: 'internalServerError' };
  };

  readonly #logFailure = (error: unknown): void =>
    this.#deps.log.error({ err: error }, 'voice chat failed');

  async #join(socket: VoiceConnection, request: unknown): Promise<VoiceJoinAnswer> {
    const wanted = clientMessage('VoiceJoinRequest', request);
    if (!wanted) return { ok: false, error: 'invalidRequest' };
    const { token, muted, participantId: before } = wanted;
    const { organizationId, userId } = socketClaims(socket);
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
      processId: this.#processId,
      connectionId: socket.id,
    };
    const participantId = await joinRoom(this.#deps, connection, {
      roomId,
      muted,
      participantId: before,
    });
    this.#register({ socket, organizationId, userId, roomId, participantId, queued: [] });
    const participants = await this.#roster.refresh(roomId);
    // The participant may have been removed before it was known here.
    return this.#sockets.get(socket.id)?.participantId === participantId
      ? { ok: true, roomId, participantId, participants }
      : { ok: false, error: 'voiceChatRoomInvalid' };
  }

  async #leave(socket: VoiceConnection): Promise<VoiceAnswer> {
    const joined = this.#unregister(socket);
    if (joined) await leaveRoom(this.#deps, joined, socket.id);
    return { ok: true };
  }

  async #wait(socket: VoiceConnection, request: unknown): Promise<VoiceWaitAnswer> {
    const wanted = clientMessage('VoiceWaitRequest', request);
    if (!wanted) return { ok: false, error: 'invalidRequest' };
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId) return { ok: false, error: 'organizationNotSelected' };
    if (this.#deps.limiter.take('join', userId) > 0) return { ok: false, error: 'tooManyRequests' };
    const connection = { organizationId, userId, connectionId: socket.id };
    // Known before a place can be held for it.
    this.#waiting.set(socket.id, socket);
    return { ok: true, ...(await waitForPlace(this.#deps, connection, wanted.roomId)) };
  }

  async #stopWaiting(socket: VoiceConnection): Promise<VoiceAnswer> {
    const { organizationId, userId } = socketClaims(socket);
    if (!organizationId || !this.#waiting.delete(socket.id)) return { ok: true };
    await stopWaiting(this.#deps, { organizationId, userId, connectionId: socket.id });
    return { ok: true };
  }

  /** A closed page leaves when it says so; one that lost the network may be back. */
  async #onDisconnect(socket: VoiceConnection, reason: string): Promise<void> {
    const joined = this.#unregister(socket);
    if (!joined) return;
    if (reason === 'client namespace disconnect' || (await this.#isShutOut(socket))) {
      await leaveRoom(this.#deps, joined, socket.id);
      return;
    }
    const absence = setTimeout(() => {
      this.#graceTimers.delete(socket.id);
      leaveRoom(this.#deps, joined, socket.id).catch(this.#logFailure);
    }, this.#deps.grace ?? voiceGraceMs);
    this.#graceTimers.set(socket.id, absence);
  }

  /** Whether a member whose socket is gone could not come back: signed out, blocked, in another role. */
  async #isShutOut(socket: VoiceConnection): Promise<boolean> {
    const { sessionId } = socketClaims(socket);
    try {
      return !(await findLiveSession(this.#deps.db, sessionId, this.#deps.now()));
    } catch (error) {
      // A member who may not come back is refused when they try.
      this.#logFailure(error);
      return false;
    }
  }

  /** Stores the newest word alone, however often one changes one's mind meanwhile. */
  #change(socket: VoiceConnection, state: OwnState | undefined, answer: unknown): void {
    const tell = (result: VoiceAnswer) => {
      this.#deps.metrics.voiceChanges.inc({ outcome: result.ok ? 'stored' : result.error });
      if (typeof answer === 'function') answer(result);
    };
    if (!state) return tell({ ok: false, error: 'invalidRequest' });
    if (!this.#sockets.get(socket.id)) return tell(notInRoom);
    const waiting = this.#changes.get(socket);
    if (waiting) {
      Object.assign(waiting.state, state);
      waiting.answers.push(tell);
      return;
    }
    const change: Change = { state: { ...state }, answers: [tell] };
    this.#changes.set(socket, change);
    void this.#inTurn(socket, async (): Promise<VoiceAnswer> => {
      this.#changes.delete(socket);
      const joined = this.#sockets.get(socket.id);
      if (!joined) return notInRoom;
      await changeOwnState(this.#deps, joined, change.state);
      return { ok: true };
    }).then((result) => change.answers.forEach((each) => each(result)));
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

  /** Applies what transactions of this process and of others say of rooms. */
  #onRoomEvent(news: VoiceRoomEvent): void {
    if (news.kind === 'changed') return void this.#refresh(news.roomId);
    const { roomId } = news;
    if (news.kind === 'placeFree') {
      const { heldUntil } = news;
      for (const id of news.connectionIds)
        this.#waiting.get(id)?.emit('placeFree', { roomId, heldUntil });
      return;
    }
    for (const connectionId of news.connectionIds) {
      const joined = this.#sockets.get(connectionId);
      if (joined?.roomId !== roomId) continue;
      if (news.kind === 'ended') this.#end(joined, news.reason);
      else joined.socket.emit('screenTaken', { roomId, participantId: news.participantId });
    }
  }

  #refresh(roomId: string): void {
    if (this.#sockets.inRoom(roomId).length > 0)
      this.#roster.refresh(roomId).catch(this.#logFailure);
  }

  #end(joined: VoiceSocket, reason: VoiceEndReason): void {
    if (this.#sockets.get(joined.socket.id) !== joined) return;
    this.#unregister(joined.socket);
    const message: VoiceEnded = { roomId: joined.roomId, reason };
    joined.socket.emit('ended', message);
  }

  /** Follows messages to members that bear on the participants of rooms, too. */
  #follow(realtime: RealtimeHub): void {
    realtime.on('organization', ({ organizationId, change }) => {
      if (change === 'OFFICES_UPDATED') this.#closeLostRooms(organizationId);
    });
    realtime.on('floorPlanChanged', (_message, target) => {
      if (typeof target === 'object' && 'organizationId' in target) {
        this.#closeLostRooms(target.organizationId);
      }
    });
    realtime.on('updateMeetingStatus', (meeting, target) => {
      if (typeof target === 'object' && 'organizationId' in target) {
        closeEndedTalk(this.#deps, target.organizationId, meeting).catch(this.#logFailure);
      }
    });
    realtime.on('forcedLogout', (_message, target) => this.#tellBlocked(target));
  }

  /** The sockets are cut in a moment, which is when their participants leave. */
  #tellBlocked(target: Target): void {
    const rooms = roomsOfTarget(target);
    for (const { socket, roomId } of this.#sockets.all()) {
      if (rooms && !rooms.some((room) => socket.rooms.has(room))) continue;
      const message: VoiceEnded = { roomId, reason: 'blocked' };
      socket.emit('ended', message);
    }
  }

  /** Ends the rooms of this process's members whose floor was shut, or whose zone is gone. */
  #closeLostRooms(organizationId: string): void {
    const here = this.#sockets.all().filter((joined) => joined.organizationId === organizationId);
    for (const roomId of new Set(here.map((joined) => joined.roomId))) {
      const where = { organizationId, roomId };
      findOpenRoom(this.#deps.db, where)
        .catch((error: unknown) => {
          if (error instanceof ApiError) return closeRoom(this.#deps, where);
          throw error;
        })
        .catch(this.#logFailure);
    }
  }
}
