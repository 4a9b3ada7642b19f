// Picks a port for a server of a test or benchmark.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports, which another outgoing connection could take before the server starts.
 */
const range = [20_000, 32_000];

/** Returns a free TCP port of localhost. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
