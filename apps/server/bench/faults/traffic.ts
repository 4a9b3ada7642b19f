import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import { call, signIn } from '../api.ts';
import { emailOf, type DrillOffice } from './drill-office.ts';
import { Listener } from './listener.ts';
import { signInAsAdministrator, type DrillRooms } from './rooms.ts';

/** Milliseconds without a response after which a client repeats its call. */
const callTimeout = 5000;
const pauseBeforeRetry = 100;
const pauseBetweenMessages = 60;
const pauseBetweenSideEffects = 1000;
/** Milliseconds after `stop` until calls are not repeated. */
const stopTimeout = 30_000;

export const writers = ['aoi', 'ren', 'mei', 'haru'];
const listeners = ['aoi', 'ren'];

export interface SentMessage {
  clientId: string;
  /** Process that acknowledged the message. */
  process: number;
  sentAt: number;
  acknowledgedAt: number;
}

export interface UploadedFile {
  fileKey: string;
  bytes: Buffer;
}

/** Members who write, listen, upload files, invite people and cause webhook events until `stop`. */
export class Traffic {
  readonly messages: SentMessage[] = [];
  readonly webhookMessages: string[] = [];
  readonly invitedEmails: string[] = [];
  readonly files: UploadedFile[] = [];
  readonly listeners: Listener[];
  failedCalls = 0;
  readonly #office: DrillOffice;
  readonly #rooms: DrillRooms;
  readonly #tokens: ReadonlyMap<string, string>;
  readonly #adminToken: string;
  readonly #work: Promise<unknown>;
  #isOver = false;
  #stopsRetryingAt = Infinity;

  static async start(office: DrillOffice, rooms: DrillRooms): Promise<Traffic> {
    const tokens = new Map<string, string>();
    for (const name of writers)
      tokens.set(name, (await signIn(office.urls[0], emailOf(name), office.organizationId)).token);
    return new Traffic(office, rooms, { tokens, adminToken: await signInAsAdministrator(office) });
  }

  private constructor(
    office: DrillOffice,
    rooms: DrillRooms,
    { tokens, adminToken }: { tokens: ReadonlyMap<string, string>; adminToken: string },
  ) {
    this.#office = office;
    this.#rooms = rooms;
    this.#tokens = tokens;
    this.#adminToken = adminToken;
    this.listeners = listeners.flatMap((name) =>
      office.urls.map((url) => new Listener(url, tokens.get(name)!)),
    );
    this.#work = Promise.all([
      ...writers.map((name, index) => this.#write(index % 2, tokens.get(name)!)),
      this.#repeat(() => this.#postToWebhook()),
      this.#repeat(() => this.#uploadFile()),
      this.#repeat(() => this.#sendInvitation()),
    ]);
    // `stop` throws the error.
    this.#work.catch(() => undefined);
  }

  /** Whether each process acknowledged a message that was sent since then, and each listener heard it. */
  worksSince(since: number): boolean {
    return this.#office.servers.every((_, process) => {
      const recent = this.messages.filter(
        (sent) => sent.process === process && sent.sentAt >= since,
      );
      return this.listeners.every(
        ({ isConnected, heard }) =>
          isConnected && recent.some(({ clientId }) => heard.has(clientId)),
      );
    });
  }

  /** Longest time without an acknowledged message, in milliseconds. */
  longestPause(since: number): number {
    const times = this.messages
      .map(({ acknowledgedAt }) => acknowledgedAt)
      .filter((time) => time >= since);
    const pauses = [since, ...times].map((time, index) => (times[index] ?? time) - time);
    return Math.max(...pauses);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#stopsRetryingAt = performance.now() + stopTimeout;
    await this.#work;
  }

  close(): void {
    this.listeners.forEach((listener) => listener.close());
  }

  async #write(home: number, token: string): Promise<void> {
    while (!this.#isOver) {
      const clientId = randomUUID();
      const sentAt = performance.now();
      const process = await this.#post(home, token, { roomId: this.#rooms.roomId, clientId });
      const acknowledgedAt = performance.now();
      this.messages.push({ clientId, process, sentAt, acknowledgedAt });
      await delay(pauseBetweenMessages);
    }
  }

  /** Returns the process that acknowledged the message. */
  #post(
    home: number,
    token: string,
    { roomId, clientId }: { roomId: string; clientId: string },
  ): Promise<number> {
    const body = { clientId, type: 'TEXT', content: clientId };
    const path = `/v1/user/chat-rooms/${roomId}/messages`;
    return this.#untilDone(home, (url) => ask(url, path, { token, body }));
  }

  /** Repeats a call at both processes until it succeeds, as a client behind a proxy does. */
  async #untilDone(home: number, attempt: (url: string) => Promise<unknown>): Promise<number> {
    for (let attempts = 0; ; attempts += 1) {
      const process = (home + attempts) % 2;
      try {
        await attempt(this.#office.urls[process]!);
        return process;
      } catch (error) {
        if (error instanceof RejectedCall || performance.now() > this.#stopsRetryingAt) throw error;
        this.failedCalls += 1;
        await delay(pauseBeforeRetry);
      }
    }
  }

  async #repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await work();
      await delay(pauseBetweenSideEffects);
    }
  }

  async #postToWebhook(): Promise<void> {
    const clientId = randomUUID();
    await this.#post(0, this.#tokens.get('aoi')!, { roomId: this.#rooms.webhookRoomId, clientId });
    this.webhookMessages.push(clientId);
  }

  async #uploadFile(): Promise<void> {
    const token = this.#tokens.get('mei')!;
    const bytes = Buffer.from(randomBytes(60_000).toString('hex'));
    const clientId = randomUUID();
    const path = `/v1/user/chat-rooms/${this.#rooms.roomId}/messages`;
    const file = { fileName: 'drill.txt', fileSize: bytes.length, isFile: true };
    let fileKey = '';
    await this.#untilDone(0, async (url) => {
      const signed = await ask<Schemas['PreSignedUpload']>(
        url,
        '/v1/files/user/chat_message_attachment/pre-sign',
        { token, body: file },
      );
      const uploaded = await fetch(new URL(signed.uploadUrl, url), {
        method: 'PUT',
        headers: signed.headers,
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(callTimeout),
      });
      if (!uploaded.ok) throw new Error(`The upload answered ${uploaded.status}`);
      const body = { clientId, type: 'FILE', content: '', fileKeys: [signed.fileKey] };
      const sent = await ask<Schemas['ChatMessage']>(url, path, { token, body });
      // The file of an earlier attempt, if only its response was lost.
      fileKey = sent.attachments[0]!.fileKey;
    });
    this.files.push({ fileKey, bytes });
  }

  async #sendInvitation(): Promise<void> {
    const clientId = randomUUID();
    const email = `${clientId}@drill.example`;
    const empty = { name: '', nameLatin: '', department: '' };
    const rows = [{ line: 1, email, ...empty, role: 'USER', language: 'ja' }];
    const body = { clientId, acceptOverLimit: true, rows };
    await this.#untilDone(1, (url) =>
      ask(url, '/v1/admin/invitations', { token: this.#adminToken, body }),
    );
    this.invitedEmails.push(email);
  }
}

/** Response that a client does not repeat. */
class RejectedCall extends Error {}

async function ask<T>(
  url: string,
  path: string,
  { token, body }: { token?: string; body: object },
): Promise<T> {
  const signal = AbortSignal.timeout(callTimeout);
  const answer = await call<T>(url, 'POST', path, { token, body, signal });
  if (answer.status < 300) return answer.body;
  const description = `POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
  throw answer.status < 500 && answer.status !== 429
    ? new RejectedCall(description)
    : new Error(description);
}
