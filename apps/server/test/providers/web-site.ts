import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface TestWebSite {
  /** With port, as in `OFFICE_LINK_PREVIEW_HOSTS`. */
  host: string;
  origin: string;
  requests: string[];
  /** Pages by path; a function writes its own response. */
  pages: Map<string, TestPage | ((response: ServerResponse) => void)>;
  close(): Promise<void>;
}

/** A web site on loopback, whose host the server under test has to trust. */
export async function startWebSite(): Promise<TestWebSite> {
  const requests: string[] = [];
  const pages: TestWebSite['pages'] = new Map();
  const server = createServer(({ url = '/' }, response) => {
    requests.push(url);
    const page = pages.get(url) ?? { status: 404 };
    if (typeof page === 'function') return page(response);
    const { status = 200, headers = { 'content-type': 'text/html; charset=utf-8' }, body } = page;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    requests,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
