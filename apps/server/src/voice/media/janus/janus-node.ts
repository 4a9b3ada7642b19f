import { isPluginError, JanusConnection, type JanusHandle } from './janus-connection.ts';

interface NodeDeps {
  url: string;
  apiSecret: string;
  onReachable(): void;
  /** Called for each lost connection, except by `close`. */
  onLost(node: JanusNode): void;
}

const reconnectMs = 500;

/** Limits a camera with three sizes, or a shared screen. */
const maxBitsPerSecond = 3_000_000;

/** A Janus process, with a connection that is opened again after a loss. */
export class JanusNode {
  readonly url: string;
  readonly #deps: NodeDeps;
  #connection: JanusConnection | null = null;
  /** Manages rooms. */
  #manager: JanusHandle | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(deps: NodeDeps) {
    this.url = deps.url;
    this.#deps = deps;
    void this.#connect();
  }

  get connection(): JanusConnection | null {
    return this.#manager && this.#connection;
  }

  async ensureRoom(room: string): Promise<void> {
    const options = {
      is_private: true,
      permanent: false,
      publishers: 1000,
      bitrate: maxBitsPerSecond,
      bitrate_cap: true,
      // A larger picture begins with the next key frame.
      fir_freq: 5,
      audiocodec: 'opus',
      opus_fec: true,
      opus_dtx: true,
      // Chromium, Firefox and Safari send VP8 in several sizes.
      videocodec: 'vp8',
    };
    try {
      await this.#request({ request: 'create', room, ...options });
    } catch (error) {
      if (!isPluginError(error, 'roomExists')) throw error;
    }
  }

  async kick(room: string, id: string): Promise<void> {
    await this.#request({ request: 'kick', room, id });
  }

  async destroyIfEmpty(room: string): Promise<void> {
    try {
      const { participants = [] } = await this.#request({ request: 'listparticipants', room });
      if (participants.length === 0) await this.#request({ request: 'destroy', room });
    } catch (error) {
      if (!isPluginError(error, 'noSuchRoom')) throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#connection?.close();
  }

  async #request(body: Record<string, unknown>) {
    if (!this.#manager) throw new Error(`Janus is not reachable at ${this.url}`);
    return (await this.#manager.request(body)).data;
  }

  async #connect(): Promise<void> {
    const { url, apiSecret } = this.#deps;
    let opened: JanusConnection | null = null;
    const onClosed = () => {
      const wasReachable = this.#manager !== null;
      this.#connection = this.#manager = null;
      if (wasReachable && !this.#isClosed) this.#deps.onLost(this);
      if (opened) this.#scheduleConnect();
    };
    try {
      opened = await JanusConnection.open(url, { apiSecret, onClosed });
      this.#connection = opened;
      this.#manager = await opened.attach();
      this.#deps.onReachable();
    } catch {
      // Closing the connection schedules the next attempt.
      if (opened) opened.close();
      else this.#scheduleConnect();
    }
    if (this.#isClosed) opened?.close();
  }

  #scheduleConnect(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#connect(), reconnectMs);
    this.#retry.unref();
  }
}
