import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { makeCertificate } from '../../../../scripts/turn-server.mjs';

export interface ReceivedRequest {
  body: string;
  headers: IncomingHttpHeaders;
}

interface WebhookResponse {
  status?: number;
  type: string;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  host: string;
  /** Requests that were answered with 2xx. */
  accepted: ReceivedRequest[];
  /** Returns the next response, or its status. */
  respond(request: ReceivedRequest): WebhookResponse | number | Promise<WebhookResponse | number>;
  close(): Promise<void>;
}

/** A server that receives webhooks by HTTP, which the server sends only to hosts trusted by the operator. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: Omit<WebhookReceiver, 'url' | 'host'> = {
    accepted: [],
    respond: () => 204,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const received = { body: Buffer.concat(chunks).toString(), headers: request.headers };
      const answer = await receiver.respond(received);
      const {
        status = 200,
        type,
        body,
      } = typeof answer === 'number'
        ? { status: answer, type: 'text/html', body: 'body of the response' }
        : answer;
      if (status < 300) receiver.accepted.push(received);
      response
        .writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:1/' })
        .end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(receiver, { host, url: `http://${host}/events` });
}

export interface SyslogReceiver {
  port: number;
  certificate: string;
  messages: string[];
  close(): Promise<void>;
}

/** A syslog server with TLS and a self-signed certificate for `localhost` (RFC 5425). */
export async function startSyslogReceiver(): Promise<SyslogReceiver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'office-syslog-'));
  const files = makeCertificate(folder);
  const certificate = readFileSync(files.certificate, 'utf8');
  const key = readFileSync(files.key);
  rmSync(folder, { recursive: true });
  const messages: string[] = [];
  const server = createTlsServer({ key, cert: certificate }, (socket) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('end', () => messages.push(...parseFrames(Buffer.concat(chunks))));
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    certificate,
    messages,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Reads messages by their length in bytes. */
function parseFrames(bytes: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(' ', at);
    const end = space + 1 + Number(bytes.subarray(at, space).toString());
    messages.push(bytes.subarray(space + 1, end).toString());
    at = end;
  }
  return messages;
}
