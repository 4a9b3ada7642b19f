import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder on a free local port. */
export async function serveFolder(folder) {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = resolve(join(folder, pathname === '/' ? 'index.html' : pathname));
    try {
      if (!path.startsWith(resolve(folder) + sep)) throw new Error('outside the folder');
      const content = await readFile(path);
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((started) => server.listen(0, '127.0.0.1', started));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
