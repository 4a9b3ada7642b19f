import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { FakeFloors } from './fake-floors.ts';

/**
 * Runs the scene without the application, for manual checks, tests and benchmarks: `node
 * packages/scene/dev/server.ts --port 4500 --people 30`, after a build of the package. Serves the
 * built scene, a bare page, the API calls of the scene without validation, and a floor with
 * simulated people.
 */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};
const files: Record<string, URL> = {
  '/': new URL('./index.html', import.meta.url),
  '/page.js': new URL('./page.js', import.meta.url),
};
const dist = new URL('../dist/', import.meta.url);

export interface FakeOffice {
  port: number;
  floors: FakeFloors;
  stop(): Promise<void>;
}

/** `frozen` disables all movement, so that screenshots can be compared. */
export async function startFakeOffice(options: {
  port: number;
  people: number;
  frozen?: boolean;
}): Promise<FakeOffice> {
  const floors = FakeFloors.load(options.people, options.frozen ?? false);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'POST' && path === '/api/v1/user-seat-positions') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { seatId } = JSON.parse(body) as { seatId: string };
        const taken = floors.take(seatId);
        response.writeHead(taken ? 200 : 409, { 'content-type': 'application/json' });
        response.end(JSON.stringify(taken ? { seatId } : { errors: 'seatUnavailable' }));
      });
      return;
    }
    if (path.startsWith('/api/v1/')) {
      const answer = authorized(request) ? floors.answer(path) : undefined;
      response.writeHead(answer ? 200 : authorized(request) ? 404 : 401, {
        'content-type': 'application/json',
      });
      response.end(
        JSON.stringify(answer ?? { statusCode: 404, message: 'not found', errors: 'notFound' }),
      );
      return;
    }
    const file = files[path] ?? new URL(`.${path.replace('/scene/builtin', '')}`, dist);
    readFile(file).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(file.pathname)] ?? 'application/octet-stream',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  const stop = floors.listen(server);
  await new Promise<void>((resolve) => server.listen(options.port, resolve));
  return { port: (server.address() as AddressInfo).port, floors, stop };
}

function authorized(request: IncomingMessage): boolean {
  return request.headers.authorization !== 'Bearer expired';
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4500' },
      people: { type: 'string', default: '30' },
    },
  });
  await startFakeOffice({ port: Number(values.port), people: Number(values.people) });
  process.stdout.write(`The scene is at http://localhost:${values.port}\n`);
}
