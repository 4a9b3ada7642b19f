import { createServer } from 'node:http';

interface WebPage {
  type: string;
  body: string | Buffer;
}

export interface WebSite {
  /** With port. */
  host: string;
  origin: string;
  /** By path. */
  pages: Map<string, WebPage>;
  close(): Promise<void>;
}

/** A web site on loopback, for links in messages. */
export async function startWebSite(): Promise<WebSite> {
  const pages: WebSite['pages'] = new Map();
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url);
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': page.type }).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    origin: `http://${host}`,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
