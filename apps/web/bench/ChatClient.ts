import { randomUUID } from 'node:crypto';
import { createOfficeClient, unwrap, type OfficeClient, type Schemas } from '@office/api';
import { realtimePath } from '@office/vocabulary';
import { io, type Socket } from 'socket.io-client';
import {
  Outbox,
  type OutboxEntry,
  type OutboxStorage,
} from '../src/features/chat/compose/Outbox.ts';
import { createChatApi } from '../src/features/chat/sync/chatApi.ts';
import { RoomSync, type RoomSyncDeps } from '../src/features/chat/sync/RoomSync.ts';
import { browserDeps, type Deps } from '@office/client/lib/deps.ts';
import { signIn } from './signIn.ts';

const compareHeadsEvery = 2000;

/** Failure probabilities of a client, from 0 to 1. */
export interface FailureRates {
  lostEvent: number;
  lostAnswer: number;
}

export class ChatClient {
  readonly office: OfficeClient;
  /** Sequence numbers of acknowledged messages by `clientId`. */
  readonly acknowledged = new Map<string, number>();
  readonly #url: string;
  readonly #failureRates: FailureRates;
  readonly #random: () => number;
  readonly #deps: Deps;
  readonly #disk = new Map<string, OutboxEntry>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #outbox: Outbox;
  #session: Schemas['Session'] | null = null;
  #socket: Socket | null = null;
  #sync: RoomSync | null = null;
  #roomId = '';

  constructor(url: string, failureRates: FailureRates, random: () => number) {
    this.#url = url;
    this.#failureRates = failureRates;
    this.#random = random;
    this.#deps = { clock: browserDeps.clock, random };
    this.office = createOfficeClient({
      baseUrl: `${url}/api`,
      getLanguage: () => 'ja',
      lock: (work) => work(),
      session: {
        getTokens: () => this.#session,
        update: (session) => void (this.#session = session),
        onRefreshFailed: (error) => {
          throw error;
        },
      },
    });
    this.#outbox = this.#newOutbox();
  }

  get session(): Schemas['Session'] {
    return this.#session!;
  }

  get userId(): string {
    return this.#session!.user.id;
  }

  get waiting(): number {
    return this.#outbox.getSnapshot().length;
  }

  signIn(email: string): Promise<void> {
    return signIn(this.office, email, (session) => (this.#session = session));
  }

  async enter(roomId: string): Promise<void> {
    this.#roomId = roomId;
    const socket = this.#openSocket();
    this.#socket = socket;
    this.#sync = new RoomSync(
      { roomId },
      { ...this.#deps, api: createChatApi(this.office), channel: this.#lossyChannel(socket) },
    );
    await this.#sync.open();
    socket.connect();
    this.#outbox.start();
    const timer = setInterval(() => void this.#compareHeads(), compareHeadsEvery);
    this.#timers.add(timer);
  }

  write(content: string): void {
    this.#outbox.add(this.#roomId, { type: 'TEXT', content });
  }

  /** Breaks the connection without a disconnect packet, like a network failure. */
  drop(): void {
    this.#socket?.io.engine?.close();
  }

  /** Simulates a page reload: only the persisted part of the outbox is kept. */
  reload(): void {
    this.#outbox.dispose();
    this.#outbox = this.#newOutbox();
    this.#outbox.start();
    this.drop();
  }

  /** Sequence number up to which all messages are applied. */
  get appliedSeq(): number {
    return this.#sync!.getSnapshot().appliedSeq ?? 0;
  }

  async messages(): Promise<readonly Schemas['ChatMessage'][]> {
    while (this.#sync!.getSnapshot().hasOlder) await this.#sync!.loadOlder();
    return this.#sync!.getSnapshot().messages;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#outbox.dispose();
    this.#sync?.dispose();
    this.#socket?.disconnect();
  }

  #newOutbox(): Outbox {
    const storage: OutboxStorage = {
      load: () => [...this.#disk.values()],
      save: (entry) => void this.#disk.set(entry.request.clientId, entry),
      remove: (clientId) => void this.#disk.delete(clientId),
    };
    const { sendMessage } = createChatApi(this.office);
    return new Outbox({
      storage,
      send: async (roomId, request) => {
        const message = await sendMessage(roomId, request);
        this.acknowledged.set(message.clientId, message.seq);
        if (this.#random() < this.#failureRates.lostAnswer) throw new Error('The answer was lost');
        return message;
      },
      ...this.#deps,
      newId: randomUUID,
      onSent: (message) => this.#sync?.receive({ seq: message.changeSeq, message }),
    });
  }

  #openSocket(): Socket {
    const socket = io(this.#url, {
      path: realtimePath,
      autoConnect: false,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 500,
      auth: (answer) => {
        const token = this.office.accessToken().catch(() => null);
        void token.then((valid) => answer({ token: valid ?? '' }));
      },
    });
    socket.on('connect', () => {
      this.#outbox.wake();
      void this.#compareHeads();
    });
    // socket.io does not reconnect after the server rejected the connection, for example during a restart.
    socket.on('connect_error', () => {
      if (!socket.active) this.#schedule(() => socket.connect(), 200);
    });
    socket.on('disconnect', () => {
      if (!socket.active) this.#schedule(() => socket.connect(), 200);
    });
    return socket;
  }

  #lossyChannel(socket: Socket): RoomSyncDeps['channel'] {
    return {
      on: (kind, listener) => {
        const hear = (payload: unknown) => {
          if (this.#random() >= this.#failureRates.lostEvent) listener(payload as never);
        };
        socket.on<string>(kind, hear);
        return () => void socket.off<string>(kind, hear);
      },
    };
  }

  async #compareHeads(): Promise<void> {
    const heads = await unwrap(this.office.GET('/v1/user/chat-rooms/heads')).catch(() => null);
    const head = heads?.data.find(({ roomId }) => roomId === this.#roomId);
    if (head) this.#sync!.compareHead(head.lastSeq);
  }

  readonly #schedule = (task: () => void, ms: number): (() => void) => {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      task();
    }, ms);
    this.#timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.#timers.delete(timer);
    };
  };
}
