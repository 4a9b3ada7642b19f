import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../../http/api-error.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import type { MediaEvents, MediaParticipant, MediaRouter, MediaSession } from '../media-router.ts';
import { JanusNode } from './janus-node.ts';
import { JanusSession } from './janus-session.ts';

export interface JanusRouterDeps {
  urls: readonly string[];
  apiSecret: string;
  metrics: Pick<Metrics, 'mediaServersUnreachable'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Uses the VideoRoom plugin of Janus. Browsers exchange only media with Janus: this process relays the signalling, so
 * that its API needs no public address and a participant cannot use the id of another one.
 */
export class JanusRouter implements MediaRouter {
  readonly #log: JanusRouterDeps['log'];
  readonly #metrics: JanusRouterDeps['metrics'];
  readonly #nodes: ReadonlyMap<string, JanusNode>;
  readonly #sessions = new Set<JanusSession>();

  constructor({ urls, apiSecret, metrics, log }: JanusRouterDeps) {
    this.#log = log;
    this.#metrics = metrics;
    const onReachable = () => this.#countUnreachable();
    const onLost = ({ url }: JanusNode) => {
      log.warn({ url }, 'the connection to Janus is lost');
      for (const session of this.#sessions) if (session.node === url) session.lost();
      this.#countUnreachable();
    };
    const nodes = urls.map((url) => new JanusNode({ url, apiSecret, onReachable, onLost }));
    this.#nodes = new Map(nodes.map((node) => [node.url, node]));
    this.#countUnreachable();
  }

  chooseNode(): string | null {
    const reachable = [...this.#nodes.values()].filter(({ connection }) => connection);
    return reachable[Math.floor(Math.random() * reachable.length)]?.url ?? null;
  }

  isReachable(url: string): boolean {
    return Boolean(this.#nodes.get(url)?.connection);
  }

  async open(participant: MediaParticipant, events: MediaEvents): Promise<MediaSession> {
    const node = this.#nodes.get(participant.node);
    if (!node?.connection) throw new ApiError('serviceUnavailable');
    const session: JanusSession = new JanusSession({
      node,
      participant,
      log: this.#log,
      ...events,
      onEnded: () => this.#sessions.delete(session),
    });
    this.#sessions.add(session);
    try {
      await session.join();
    } catch (error) {
      await session.close();
      this.#log.warn({ err: error }, 'the media server refused a participant');
      throw new ApiError('serviceUnavailable');
    }
    return session;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions].map((session) => session.close()));
    for (const node of this.#nodes.values()) node.close();
  }

  #countUnreachable(): void {
    const unreachable = [...this.#nodes.values()].filter(({ connection }) => !connection);
    this.#metrics.mediaServersUnreachable.set(unreachable.length);
  }
}
