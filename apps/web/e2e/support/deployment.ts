import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { OfficeServer } from './officeServer.ts';

export interface Deployment {
  url: string;
  /** From now on the server has only the newer version, whose pages have `data-version="newer"`. */
  deployNewer(options: { without: RegExp }): void;
  close(): void;
}

const entry = /index-[\w-]+\.js/;
const newerEntry = 'index-newer000.js';

/** Starts a reverse proxy that can replace the version of the application. */
export async function startDeployment(office: OfficeServer): Promise<Deployment> {
  const { hostname, port } = new URL(office.url);
  let removed: RegExp | null = null;

  async function answerNewer(path: string, response: ServerResponse): Promise<void> {
    const page = await (await fetch(office.url)).text();
    const oldEntry = entry.exec(page)?.[0] ?? '';
    const isEntry = path === `/assets/${newerEntry}`;
    const source = await fetch(office.url + (isEntry ? `/assets/${oldEntry}` : path));
    const text = isEntry
      ? `import './${oldEntry}'; document.body.dataset.version = 'newer';`
      : (await source.text()).replaceAll(oldEntry, newerEntry);
    for (const name of ['content-type', 'cache-control', 'content-security-policy'])
      response.setHeader(name, source.headers.get(name) ?? '');
    response.end(text);
  }

  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? '/';
    if (removed?.test(path)) return void response.writeHead(404).end();
    const isVersioned =
      incoming.headers['sec-fetch-mode'] === 'navigate' ||
      path === '/' ||
      path.startsWith('/precache-worker.js') ||
      path.endsWith(newerEntry);
    if (removed && isVersioned)
      return void answerNewer(path, response).catch(() => response.destroy());
    const { method, headers } = incoming;
    const forwarded = request({ hostname, port, path, method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      // The server was killed while it was sending.
      answered.on('error', () => response.destroy());
      answered.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  };

  const proxy = createServer(answer);
  proxy.on('upgrade', (incoming, socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...incoming.headers, origin: office.url });
      const lines = headers.map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    deployNewer: ({ without }) => (removed = without),
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
