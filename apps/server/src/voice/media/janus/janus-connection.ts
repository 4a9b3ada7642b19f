import { randomUUID } from 'node:crypto';

export interface Jsep {
  type: 'offer' | 'answer';
  sdp: string;
}

/** Data of the VideoRoom plugin. The fields depend on the request or event. */
export interface PluginData {
  videoroom?: string;
  error_code?: number;
  error?: string;
  publishers?: Publisher[];
  unpublished?: string | number;
  leaving?: string | number;
  kicked?: string | number;
  participants?: { id: string }[];
  streams?: SubscribedStream[];
}

interface Publisher {
  id: string;
  streams?: { mid: string; type: string; description?: string; disabled?: boolean }[];
}

export interface SubscribedStream {
  mid: string;
  active?: boolean;
  feed_id?: string;
  feed_mid?: string;
  feed_description?: string;
}

interface JanusMessage {
  janus: string;
  transaction?: string;
  sender?: number;
  data?: { id: number };
  error?: { code: number; reason: string };
  plugindata?: { data: PluginData };
  jsep?: Jsep;
}

interface HandleEvents {
  onEvent(data: PluginData): void;
  /** The media connection failed or Janus closed the handle. */
  onHangup(): void;
}

/** Codes of errors, from janus_videoroom.c. */
const pluginErrors = { noSuchRoom: 426, roomExists: 427, idExists: 436 } as const;

/** Error of the VideoRoom plugin. */
class PluginError extends Error {
  readonly code: number;

  constructor({ error_code: code = 0, error = '' }: PluginData) {
    super(`Janus: ${code} ${error}`);
    this.code = code;
  }
}

export function isPluginError(error: unknown, name: keyof typeof pluginErrors): boolean {
  return error instanceof PluginError && error.code === pluginErrors[name];
}

interface Transaction {
  /** The only answer to a keep-alive. Requests of a plugin are acknowledged before their answer. */
  endsWithAck: boolean;
  resolve(message: JanusMessage): void;
  reject(error: Error): void;
}

const answerTimeoutMs = 5000;
/** Janus ends a session without a message for 60 s. A shorter interval detects a dead process. */
const keepAliveMs = 5000;

/** A WebSocket to a Janus process, with one session of its API. */
export class JanusConnection {
  readonly #socket: WebSocket;
  readonly #apiSecret: string;
  readonly #transactions = new Map<string, Transaction>();
  readonly #handles = new Map<number, Partial<HandleEvents>>();
  readonly #onClosed: () => void;
  #sessionId = 0;
  #keepAlive: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(socket: WebSocket, apiSecret: string, onClosed: () => void) {
    this.#socket = socket;
    this.#apiSecret = apiSecret;
    this.#onClosed = onClosed;
    socket.addEventListener('message', ({ data }) =>
      this.#receive(JSON.parse(String(data)) as JanusMessage),
    );
    socket.addEventListener('close', () => this.close());
  }

  /** @param onClosed called once, also after `close` */
  static async open(
    url: string,
    { apiSecret, onClosed }: { apiSecret: string; onClosed: () => void },
  ): Promise<JanusConnection> {
    const socket = new WebSocket(url, 'janus-protocol');
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error(`Janus is not reachable at ${url}`));
      const timeout = setTimeout(() => {
        socket.close();
        fail();
      }, answerTimeoutMs);
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', fail);
      socket.addEventListener('close', fail);
      const stop = () => clearTimeout(timeout);
      socket.addEventListener('open', stop);
      socket.addEventListener('close', stop);
    });
    const connection = new JanusConnection(socket, apiSecret, onClosed);
    await connection.#start();
    return connection;
  }

  async attach(events: Partial<HandleEvents> = {}): Promise<JanusHandle> {
    const { data } = await this.#request({
      janus: 'attach',
      plugin: 'janus.plugin.videoroom',
    });
    const id = data!.id;
    this.#handles.set(id, events);
    return {
      request: async (body, jsep) => {
        const message = { janus: 'message', handle_id: id, body, ...(jsep && { jsep }) };
        const answer = await this.#request(message);
        const plugin = answer.plugindata?.data ?? {};
        if (plugin.error_code !== undefined) throw new PluginError(plugin);
        return { data: plugin, jsep: answer.jsep };
      },
      trickle: (candidate) => {
        this.#send({
          janus: 'trickle',
          handle_id: id,
          candidate: candidate ?? { completed: true },
        });
      },
      detach: async () => {
        this.#handles.delete(id);
        await this.#request({ janus: 'detach', handle_id: id });
      },
    };
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#keepAlive);
    this.#socket.close();
    for (const { reject } of this.#transactions.values()) reject(new Error('Janus: closed'));
    this.#transactions.clear();
    this.#handles.clear();
    this.#onClosed();
  }

  async #start(): Promise<void> {
    try {
      const { data } = await this.#request({ janus: 'create' });
      this.#sessionId = data!.id;
    } catch (error) {
      this.close();
      throw error;
    }
    this.#keepAlive = setInterval(() => {
      this.#request({ janus: 'keepalive' }).catch(() => this.close());
    }, keepAliveMs);
    this.#keepAlive.unref();
  }

  #request(message: Record<string, unknown>): Promise<JanusMessage> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('Janus: closed'));
      const transaction = randomUUID();
      const timeout = setTimeout(() => {
        this.#transactions.delete(transaction);
        reject(new Error('Janus: no answer'));
      }, answerTimeoutMs);
      const settle =
        <Value>(done: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timeout);
          this.#transactions.delete(transaction);
          done(value);
        };
      this.#transactions.set(transaction, {
        endsWithAck: message['janus'] === 'keepalive',
        resolve: settle(resolve),
        reject: settle(reject),
      });
      this.#send({ ...message, transaction });
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#isClosed) return;
    const session = this.#sessionId ? { session_id: this.#sessionId } : {};
    const transaction = message['transaction'] ?? randomUUID();
    this.#socket.send(
      JSON.stringify({ ...message, ...session, transaction, apisecret: this.#apiSecret }),
    );
  }

  #receive(message: JanusMessage): void {
    const { janus, transaction = '', sender, error } = message;
    const pending = this.#transactions.get(transaction);
    if (error) return pending?.reject(new Error(`Janus: ${error.code} ${error.reason}`));
    if (pending && (janus !== 'ack' || pending.endsWithAck)) return pending.resolve(message);
    const handle = sender === undefined ? undefined : this.#handles.get(sender);
    if (janus === 'timeout') return this.close();
    if (janus === 'event') handle?.onEvent?.(message.plugindata?.data ?? {});
    if (janus === 'hangup' || janus === 'detached') handle?.onHangup?.();
  }
}

export interface JanusHandle {
  request(
    body: Record<string, unknown>,
    jsep?: Jsep,
  ): Promise<{ data: PluginData; jsep: Jsep | undefined }>;
  /** @param candidate null at the end of the candidates */
  trickle(candidate: object | null): void;
  detach(): Promise<void>;
}
