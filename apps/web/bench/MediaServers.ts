import { freePort } from '../../../scripts/free-port.mjs';
import { janusSecret, startJanus, type JanusServer } from '../../../scripts/janus-server.mjs';
import type { Page } from 'playwright';

/** Divides the media ports of the two servers. */
const middlePort = 25_000;
const rtpPorts = [`20000-${middlePort - 1}`, `${middlePort}-29999`] as const;

/** Two Janus processes. `window.connections` of the pages contains their peer connections. */
export class MediaServers {
  readonly #ports: readonly [number, number];
  readonly #servers: [JanusServer, JanusServer];

  private constructor(ports: readonly [number, number], servers: [JanusServer, JanusServer]) {
    this.#ports = ports;
    this.#servers = servers;
  }

  static async start(): Promise<MediaServers> {
    const ports = [await freePort(), await freePort()] as const;
    return new MediaServers(ports, [
      await startJanus({ port: ports[0], rtpPorts: rtpPorts[0] }),
      await startJanus({ port: ports[1], rtpPorts: rtpPorts[1] }),
    ]);
  }

  /** @param sfuFrom number of participants from which a call uses them */
  environment(sfuFrom: number): Record<string, string> {
    return {
      OFFICE_JANUS_URLS: this.#servers.map(({ url }) => url).join(','),
      OFFICE_JANUS_API_SECRET: janusSecret,
      OFFICE_SFU_FROM: String(sfuFrom),
    };
  }

  /** Kills the process that serves the call of a page. Resolves with a function that starts it again. */
  async killUsedBy(page: Page): Promise<() => Promise<void>> {
    const port = await page.evaluate(async () => {
      const open = window.connections.find(
        ({ connectionState }) => connectionState === 'connected',
      );
      const stats = await open!.getStats();
      const pair = [...stats.values()].find(
        (each) => each.type === 'candidate-pair' && each.nominated,
      );
      return stats.get(pair.remoteCandidateId).port as number;
    });
    const used = port < middlePort ? 0 : 1;
    await this.#servers[used].stop('SIGKILL');
    return async () => {
      this.#servers[used] = await startJanus({
        port: this.#ports[used],
        rtpPorts: rtpPorts[used],
      });
    };
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) await server.stop();
  }
}
