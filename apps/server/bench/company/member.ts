import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request, type Agent } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import { floorNamespace, realtimePath } from '@office/vocabulary';
import { decodeFrame, encodeMove, movement, type FloorEnterAnswer } from '@office/world/movement';
import { Manager, type Socket } from 'socket.io-client';
import { demoPassword } from '../../src/demo/seed.ts';
import { poseOnCircle } from '../pose-on-circle.ts';
import type { CompanyMember } from './company-data.ts';
import type { Measurements } from './samples.ts';

export interface MemberDeps {
  url: string;
  /** Keeps connections. All members of an organisation call from its address. */
  agent: Agent;
  address: string;
  measurements(): Measurements;
  /** Called with each message that another member has sent. */
  onMessage(clientId: string): void;
  onNotification(): void;
  /** Called with each position that another member has sent. Null if this member does not observe the floor. */
  onPosition: ((person: number, x: number, z: number) => void) | null;
}

type Options = { body?: object; token?: string };

const rooms = '/v1/user/chat-rooms';
/** Notifications of administrators. */
const announcementKind = 'ORGANIZATION';

/** A member of an organisation in a browser: calls and one connection with the sockets of the office. */
export class Member {
  readonly data: CompanyMember;
  /** Number of the member on the floor. */
  person = 0;
  readonly #deps: MemberDeps;
  #token = '';
  #refreshToken = '';
  #manager: Manager | null = null;
  #office: Socket | null = null;
  #floor: Socket | null = null;
  #voice: Socket | null = null;
  #step = 1;
  /** Last seen position of each person on the floor. */
  readonly #seen = new Map<number, string>();

  constructor(data: CompanyMember, deps: MemberDeps) {
    this.data = data;
    this.#deps = deps;
  }

  get isOnline(): boolean {
    return this.#floor?.connected ?? false;
  }

  /** Signs in and opens the office, as a browser without a session does. */
  async arrive({ id, floorId }: { id: string; floorId: string }): Promise<void> {
    const begin = performance.now();
    const signedIn = await this.#signIn();
    const session = await this.#call<Schemas['Session']>(
      'select the organisation',
      'POST',
      '/v1/auth/user/organization',
      { token: signedIn.token, body: { organizationId: id } },
    );
    this.#setTokens(session);
    await this.#get('open the office', `/v1/workplace?floorId=${floorId}`);
    await this.#connect(floorId);
    await this.#get('list chat rooms', rooms);
    this.#deps.measurements().add('arrive, all steps', performance.now() - begin);
  }

  async openRoom(roomId: string): Promise<void> {
    const [, slice] = await Promise.all([
      this.#get('open a chat room', `${rooms}/${roomId}`),
      this.#get<Schemas['ChatMessageSlice']>('list messages', `${rooms}/${roomId}/messages`),
      this.#get('count unread messages', `${rooms}/${roomId}/unread-message`),
    ]);
    const last = slice.data.at(-1);
    if (!last) return;
    const body = { messageId: last.id };
    await this.#call('mark messages as read', 'PATCH', `${rooms}/${roomId}/last-read-message`, {
      body,
    });
  }

  async send(roomId: string, clientId: string): Promise<void> {
    const body = { clientId, type: 'TEXT', content: '会議室けやきに変更でお願いします。' };
    await this.#call('send a message', 'POST', `${rooms}/${roomId}/messages`, { body });
  }

  async openCalendar(): Promise<void> {
    const startTime = new Date().toISOString();
    const endTime = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const week = new URLSearchParams({ startTime, endTime });
    await this.#get('open a week of the calendar', `/v1/meetings?${week}`);
  }

  /** Walks for some seconds. `onStep` is called before each position is sent. */
  async walk(seconds: number, onStep: (x: number, z: number) => void): Promise<void> {
    for (let steps = seconds * movement.rateHz; steps > 0; steps -= 1) {
      const pose = poseOnCircle(this.data.place, this.#step);
      onStep(pose.x, pose.z);
      this.#floor?.emit('move', encodeMove({ ...pose, sequence: this.#step }));
      this.#step += 1;
      await delay(1000 / movement.rateHz);
    }
  }

  /** Starts a meeting of an hour. */
  async startMeeting(participantIds: readonly string[]): Promise<string> {
    const endTime = new Date(Date.now() + 3_600_000).toISOString();
    const body = {
      ...{ clientId: randomUUID(), title: '定例', endTime, timeZone: 'Asia/Tokyo' },
      participantIds,
    };
    return (
      await this.#call<Schemas['Meeting']>('start a meeting', 'POST', '/v1/meetings', { body })
    ).id;
  }

  /** Joins the meeting and its call. */
  async joinMeeting(meetingId: string): Promise<void> {
    const post = <T>(kind: string, path: string, body: object) =>
      this.#call<T>(kind, 'POST', path, { body });
    await post('join a meeting', '/v1/meetings/join-now', { meetingId });
    const room = await post<Schemas['VoiceRoom']>(
      'open the voice room of a meeting',
      '/v1/voice-chat/rooms/meeting',
      { meetingId },
    );
    const pass = await post<Schemas['VoiceToken']>('get a voice token', '/v1/voice-chat/token', {
      roomId: room.id,
    });
    const begin = performance.now();
    this.#voice = await this.#open('/voice');
    await this.#emit(this.#voice, 'join', { token: pass.token, muted: true });
    this.#deps.measurements().add('join a call', performance.now() - begin);
  }

  async leaveMeeting(meetingId: string): Promise<void> {
    const voice = this.#voice;
    this.#voice = null;
    if (voice) await this.#emit(voice, 'leave', {});
    voice?.disconnect();
    await this.#call('leave a meeting', 'POST', `/v1/meetings/${meetingId}/leave`);
  }

  async endMeeting(meetingId: string): Promise<void> {
    await this.#call('end a meeting', 'POST', `/v1/meetings/${meetingId}/end`);
  }

  /** Sends a notification to all members as an administrator. */
  async notifyEveryone({ id }: { id: string }): Promise<void> {
    const signedIn = await this.#call<Schemas['Session']>(
      'sign in as administrator',
      'POST',
      '/v1/admin/auth/login',
      { body: { email: this.data.email, password: demoPassword }, token: '' },
    );
    let { token } = signedIn;
    if (signedIn.organizationId !== id) {
      const selected = await this.#call<Schemas['Session']>(
        'select the organisation as administrator',
        'POST',
        '/v1/admin/auth/organization',
        { token, body: { organizationId: id } },
      );
      ({ token } = selected);
    }
    await this.#call('notify everyone', 'POST', '/v1/admin/notifications', {
      token,
      body: {
        clientId: randomUUID(),
        title: { ja: '全館停電のお知らせ', en: 'Power cut' },
        content: { ja: '18時から停電します。', en: 'The power is off from 18:00.' },
        audience: { kind: 'ORGANIZATION' },
        publishing: 'NOW',
      },
    });
  }

  /** Repeats a sign-in that the office postpones because of many others. */
  async #signIn(): Promise<Schemas['Session']> {
    const path = '/v1/auth/user/login';
    const body = { email: this.data.email, password: demoPassword };
    for (;;) {
      const begin = performance.now();
      const { status, text } = await this.#request('POST', path, { body });
      const wait = retryAfterOf(text);
      const kind = wait === null ? 'sign in' : 'sign in, postponed';
      this.#deps.measurements().add(kind, performance.now() - begin);
      if (status === 200) return JSON.parse(text) as Schemas['Session'];
      if (wait === null) this.#fail('sign in', `${status} ${text.slice(0, 120)}`);
      await delay(wait * 1000);
    }
  }

  leave(): void {
    this.#manager?._close();
  }

  async #connect(floorId: string): Promise<void> {
    const { url, address, measurements, onMessage, onNotification, onPosition } = this.#deps;
    const begin = performance.now();
    const options = { localAddress: address, rejectUnauthorized: false };
    this.#manager = new Manager(url, {
      ...{ path: realtimePath, transports: ['websocket'] },
      ...(options as object),
    });
    const office = await this.#open('/');
    this.#office = office;
    office.on('newMessageToRoom', ({ message }: { message: Schemas['ChatMessage'] }) => {
      if (message.sender?.id !== this.data.userId) onMessage(message.clientId);
    });
    office.on('notificationUser', ({ notification }: { notification: { kind: string } }) => {
      if (notification.kind === announcementKind) onNotification();
    });
    office.on('tokenExpiring', () => void this.#renewTokens().catch(() => undefined));
    this.#floor = await this.#open(floorNamespace);
    const last = { ...this.data.place, heading: 0, state: 'stand' };
    const answer = await this.#emit<FloorEnterAnswer & { ok: true }>(this.#floor, 'enter', {
      floorId,
      last,
    });
    this.person = answer.self;
    measurements().add('connect and enter the floor', performance.now() - begin);
    for (const socket of [office, this.#floor])
      socket.on('disconnect', (reason) => {
        if (reason !== 'io client disconnect') measurements().fail('socket', reason);
      });
    if (!onPosition) return;
    this.#floor.on('frame', (data: unknown) => {
      for (const { person, x, z } of decodeFrame(data)!.poses) {
        const isRepeated = this.#seen.get(person) === `${x} ${z}`;
        this.#seen.set(person, `${x} ${z}`);
        if (person !== this.person && !isRepeated) onPosition(person, x, z);
      }
    });
  }

  #setTokens({ token, refreshToken }: Schemas['Session']): void {
    this.#token = token;
    this.#refreshToken = refreshToken;
  }

  /** Failures are recorded where they occur. */
  async #renewTokens(): Promise<void> {
    const session = await this.#call<Schemas['Session']>(
      'renew the tokens',
      'POST',
      '/v1/auth/user/refresh',
      { token: this.#refreshToken },
    );
    this.#setTokens(session);
    for (const socket of [this.#office, this.#floor, this.#voice])
      if (socket?.connected) await this.#emit(socket, 'authenticate', { token: session.token });
  }

  async #open(namespace: string): Promise<Socket> {
    const socket = this.#manager!.socket(namespace, {
      auth: (send: (data: object) => void) => send({ token: this.#token }),
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => {
        this.#deps.measurements().fail(`connect to ${namespace}`, error.message);
        reject(error);
      });
    });
    return socket;
  }

  async #emit<Answer>(socket: Socket, event: string, message: object): Promise<Answer> {
    const answer = (await socket.timeout(30_000).emitWithAck(event, message)) as
      { ok: true } | { ok: false; error: string };
    if (!answer.ok) this.#fail(event, answer.error);
    return answer as Answer;
  }

  #get<T>(kind: string, path: string): Promise<T> {
    return this.#call<T>(kind, 'GET', path);
  }

  async #call<T>(
    kind: string,
    method: string,
    path: string,
    { token = this.#token, body }: Options = {},
  ): Promise<T> {
    const begin = performance.now();
    const { status, text } = await this.#request(method, path, { token, ...(body && { body }) });
    this.#deps.measurements().add(kind, performance.now() - begin);
    if (status >= 300) this.#fail(kind, `${status} ${text.slice(0, 120)}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  #fail(kind: string, reason: string): never {
    this.#deps.measurements().fail(kind, reason);
    throw new FailedStep(`${kind}: ${reason}`);
  }

  async #request(
    method: string,
    path: string,
    { token, body }: Options,
  ): Promise<{ status: number; text: string }> {
    const sending = request(`${this.#deps.url}/api${path}`, {
      agent: this.#deps.agent,
      method,
      localAddress: this.#deps.address,
      rejectUnauthorized: false,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    sending.end(body && JSON.stringify(body));
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sending.once('response', resolve).once('error', reject);
    }).catch((error: unknown) => {
      if (sending.reusedSocket) return null;
      throw error;
    });
    // The proxy has closed an idle connection. Browsers repeat such a request, too.
    if (!response) return this.#request(method, path, { token, ...(body && { body }) });
    return { status: response.statusCode!, text: await text(response) };
  }
}

/** Returns the seconds after which a postponed sign-in is repeated. Null for other responses. */
function retryAfterOf(answer: string): number | null {
  const seconds = /"signInBusy".*"retryAfter":(\d+)/.exec(answer)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

/** A recorded failure that ends the current work of a member. */
export class FailedStep extends Error {}
