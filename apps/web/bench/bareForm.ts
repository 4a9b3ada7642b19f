import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };

/** Sign-in form of React alone, built for production and compressed like the product. */
export async function serveBareForm(): Promise<{ url: string; server: Server }> {
  const built = (await build({
    root: join(import.meta.dirname, 'bare-form'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    const type = types[path.split('.').at(-1)!] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
