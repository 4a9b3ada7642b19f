import type { BlockCode } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Server } from 'socket.io';
import { notifyOnCommit, publishOnBus, type Bus } from '../database/bus.ts';
import type { Queryable } from '../database/database.ts';
import { activeTraceparent, type SpanOptions, type Tracing } from '../observability/tracing.ts';
import type { MessageKind, MessagePayload, Realtime, Target } from './realtime.ts';
import type { Fanout } from './fanout.ts';
import { namespaces, excludedRooms, roomsOfTarget } from './socket-rooms.ts';

const topic = 'realtime';

interface Envelope {
  /** Null to disconnect the sockets without sending a message. */
  kind: MessageKind | null;
  target: Target;
  payload: unknown;
  /** Position in the trace of the sender, if it has one. */
  traceparent?: string | undefined;
}

/** Message kinds that are outdated after a moment and are not buffered for slow connections. */
const volatileKinds: ReadonlySet<MessageKind> = new Set(['chatTyping']);

export class RealtimeHub implements Realtime {
  readonly #io: Server;
  readonly #fanout: Fanout;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #tracing: Tracing;
  readonly #listeners = new Map<MessageKind, ((payload: never, target: Target) => void)[]>();

  constructor(
    io: Server,
    fanout: Fanout,
    bus: Pick<Bus, 'subscribe'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    tracing: Tracing,
  ) {
    this.#io = io;
    this.#fanout = fanout;
    this.#log = log;
    this.#tracing = tracing;
    fanout.receive(topic, (message) => this.#receive(message as Envelope));
    // The command line has no sockets and does not use the fan-out. It publishes on the bus.
    bus.subscribe(topic, (message) => this.#receive(message as Envelope));
  }

  publish<K extends MessageKind>(
    kind: K,
    target: Target,
    payload: MessagePayload<K>,
  ): Promise<void> {
    return this.#send({ kind, target, payload });
  }

  forceLogout(target: Target, code: BlockCode): Promise<void> {
    return this.publish('forcedLogout', target, { code });
  }

  disconnect(target: Target): Promise<void> {
    return this.#send({ kind: null, target, payload: null });
  }

  on<K extends MessageKind>(
    kind: K,
    listener: (payload: MessagePayload<K>, target: Target) => void,
  ): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  forceLogoutHere(target: Target, code: BlockCode): void {
    this.#deliver({ kind: 'forcedLogout', target, payload: { code } });
  }

  /** Does not throw if other processes cannot be reached: they resynchronise after reconnecting. */
  #send(envelope: Envelope): Promise<void> {
    const tracing = this.#tracing;
    return tracing.span(...spanOf('publish', envelope), async () => {
      tracing.span(...spanOf('deliver', envelope), () => this.#deliver(envelope));
      await this.#fanout
        .send(
          topic,
          { ...envelope, traceparent: tracing.traceparent() },
          { volatile: envelope.kind !== null && volatileKinds.has(envelope.kind) },
        )
        .catch((err: unknown) =>
          this.#log.warn({ err, kind: envelope.kind }, 'publishing to other processes failed'),
        );
    });
  }

  #receive(envelope: Envelope): void {
    this.#tracing.continueTrace(envelope.traceparent, ...spanOf('deliver', envelope), () =>
      this.#deliver(envelope),
    );
  }

  #deliver({ kind, target, payload }: Envelope): void {
    const rooms = roomsOfTarget(target);
    if (kind === null) return this.#disconnect(rooms);
    const local = rooms ? this.#io.local.to(rooms) : this.#io.local;
    const receivers = local.except(excludedRooms(target));
    (volatileKinds.has(kind) ? receivers.volatile : receivers).emit(kind, payload);
    for (const listener of this.#listeners.get(kind) ?? []) listener(payload as never, target);
    if (kind === 'forcedLogout') this.#disconnect(rooms, payload);
  }

  #disconnect(rooms: string[] | null, payload?: unknown): void {
    for (const name of namespaces) {
      const namespace = this.#io.of(name);
      const sockets = rooms ? namespace.local.to(rooms) : namespace.local;
      if (payload && name !== '/') sockets.emit('forcedLogout', payload);
    }
    // The packets above are flushed before the connections close.
    for (const name of namespaces.toReversed()) {
      const namespace = this.#io.of(name);
      (rooms ? namespace.local.in(rooms) : namespace.local).disconnectSockets(true);
    }
  }
}

function spanOf(
  action: 'publish' | 'deliver',
  { kind, target }: Envelope,
): [name: string, options: SpanOptions] {
  const name = kind ?? 'disconnect';
  const organizationId =
    target !== 'everyone' && 'organizationId' in target ? target.organizationId : undefined;
  const attributes = {
    'messaging.destination.name': name,
    'office.organization.id': organizationId,
  };
  return [
    `${action} ${name}`,
    { kind: action === 'publish' ? 'producer' : 'consumer', attributes },
  ];
}

export function publishOnCommit<K extends MessageKind>(
  tx: Queryable,
  kind: K,
  target: Target,
  payload: MessagePayload<K>,
): Promise<void> {
  const traceparent = activeTraceparent();
  return notifyOnCommit(tx, topic, { kind, target, payload, traceparent } satisfies Envelope);
}

/** Real-time messages from a process without sockets, such as the operator's command line. */
export function remoteRealtime(pool: pg.Pool): Realtime {
  const send = (kind: Envelope['kind'], target: Target, payload: unknown) =>
    publishOnBus(pool, topic, { kind, target, payload } satisfies Envelope);
  return {
    publish: send,
    forceLogout: (target, code) => send('forcedLogout', target, { code }),
    disconnect: (target) => send(null, target, null),
  };
}
