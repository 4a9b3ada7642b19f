import {
  readConnection,
  readReceived,
  type PacketCounters,
  type ReceivedCounters,
} from './connectionStats.ts';
import { goodNetwork, nextNetwork, type NetworkProblem } from './networkQuality.ts';
import type { PeerConnection } from './PeerConnection.ts';

export class NetworkMonitor {
  readonly #connection: Pick<PeerConnection, 'getStats'>;
  #before: { sent: PacketCounters; received: ReceivedCounters } | null = null;
  #state = goodNetwork;

  constructor(connection: Pick<PeerConnection, 'getStats'>) {
    this.#connection = connection;
  }

  get problem(): NetworkProblem | null {
    return this.#state.problem;
  }

  async update(): Promise<void> {
    const report = await this.#connection.getStats();
    if (!report) {
      // A lost connection has its own state.
      this.#before = null;
      this.#state = goodNetwork;
      return;
    }
    const all = [...report];
    const sent = readConnection(all, this.#before?.sent ?? { sent: 0, lost: 0 });
    const received = readReceived(all, this.#before?.received ?? { received: 0, lost: 0 });
    const { rttMs, available } = sent.reading;
    const loss = Math.max(sent.reading.loss, received.loss);
    // Skips the first reading, which covers the time since the connection was created.
    if (this.#before) this.#state = nextNetwork(this.#state, { loss, rttMs, available });
    this.#before = { sent: sent.counters, received: received.counters };
  }
}
