import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { startTurnServer } from '../../../scripts/turn-server.mjs';

type TurnServer = Awaited<ReturnType<typeof startTurnServer>>;

/** Real coturn relay behind a proxy with configurable packet loss. */
export class LossyTurnRelay {
  static readonly secret = 'of the benchmark alone';
  #relay: TurnServer;
  readonly #relayPort: number;
  readonly #entrance: Socket;
  /** Outgoing sockets by the source port of the browser. */
  readonly #exits = new Map<number, Socket>();
  /** Packet loss rate from 0 to 1. */
  loss = 0;

  private constructor(relay: TurnServer, relayPort: number, entrance: Socket) {
    this.#relay = relay;
    this.#relayPort = relayPort;
    this.#entrance = entrance;
    entrance.on('message', (packet, { port }) => {
      if (this.#shouldForward()) this.#exitOf(port).send(packet, this.#relayPort, '127.0.0.1');
    });
  }

  /** @throws if `turnserver` is not installed (Debian package coturn) */
  static async start(): Promise<LossyTurnRelay> {
    const port = await freePort();
    const relay = await LossyTurnRelay.#startRelay(port);
    const entrance = createSocket('udp4').bind(0, '127.0.0.1');
    await once(entrance, 'listening');
    return new LossyTurnRelay(relay, port, entrance);
  }

  static #startRelay(port: number): Promise<TurnServer> {
    const options = ['--allow-loopback-peers'];
    return startTurnServer({ port, secret: LossyTurnRelay.secret, options });
  }

  /** Ends coturn and its allocations for `milliseconds`. */
  async restart(milliseconds: number): Promise<void> {
    await this.#relay.stop();
    await delay(milliseconds);
    this.#relay = await LossyTurnRelay.#startRelay(this.#relayPort);
  }

  get url(): string {
    return `turn:127.0.0.1:${this.#entrance.address().port}?transport=udp`;
  }

  async stop(): Promise<void> {
    for (const socket of [this.#entrance, ...this.#exits.values()]) socket.close();
    await this.#relay.stop();
  }

  #shouldForward(): boolean {
    return this.loss === 0 || Math.random() >= this.loss;
  }

  #exitOf(port: number): Socket {
    const known = this.#exits.get(port);
    if (known) return known;
    const exit = createSocket('udp4');
    exit.on('message', (packet) => {
      if (this.#shouldForward()) this.#entrance.send(packet, port, '127.0.0.1');
    });
    this.#exits.set(port, exit);
    return exit;
  }
}
