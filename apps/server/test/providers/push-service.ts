import {
  createDecipheriv,
  createECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Schemas } from '@office/api';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { WebPushConfig } from '../../src/config/config.ts';
import { deriveVapidKeys } from '../../src/config/vapid.ts';

interface ArrivedPush {
  name: string;
  data: Record<string, string>;
  headers: { ttl: string; urgency: string; topic: string };
  vapid: JWTPayload;
  size: number;
}

export interface TestPushService {
  config: WebPushConfig;
  /** All messages in order, including those rejected by `answerNext`. */
  arrived: ArrivedPush[];
  /** Creates a browser subscription. `name` identifies its messages in `arrived`. */
  subscribe(name: string): Schemas['PushSubscription'];
  answerNext(...answers: { status: number; retryAfter?: number; silent?: boolean }[]): void;
  close(): Promise<void>;
}

interface Browser {
  name: string;
  keys: ECDH;
  auth: Buffer;
}

export async function startPushService(): Promise<TestPushService> {
  const vapid = deriveVapidKeys('test '.repeat(8));
  const browsers = new Map<string, Browser>();
  const arrived: ArrivedPush[] = [];
  let answers: { status: number; retryAfter?: number; silent?: boolean }[] = [];

  const server = createServer(async (request, response) => {
    const body = await read(request);
    const browser = browsers.get(request.url ?? '');
    if (request.method !== 'POST' || !browser) return response.writeHead(404).end();
    const { authorization = '', ttl, urgency, topic, 'content-encoding': coding } = request.headers;
    const claims = await verify(authorization, { audience: origin(), publicKey: vapid.publicKey });
    if (!claims) return response.writeHead(403).end();
    if (coding !== 'aes128gcm' || !/^\d+$/.test(ttl as string))
      return response.writeHead(400).end();
    if (!/^[\w-]{1,32}$/.test(topic as string)) return response.writeHead(400).end();
    if (body.length > 4096) return response.writeHead(413).end();
    const { data } = JSON.parse(decrypt(browser, body)) as { data: Record<string, string> };
    arrived.push({
      name: browser.name,
      data,
      headers: { ttl: ttl as string, urgency: urgency as string, topic: topic as string },
      vapid: claims,
      size: body.length,
    });
    const { status = 201, retryAfter, silent } = answers.shift() ?? {};
    if (silent) return undefined;
    if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
    return response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = () => `http://${host}`;
  return {
    config: {
      keys: vapid,
      previousKeys: [],
      contact: 'mailto:operator@office.example',
      hosts: [host],
    },
    arrived,
    subscribe: (name) => {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { name, keys, auth });
      return {
        endpoint: `${origin()}${path}`,
        p256dh: keys.generateKeys('base64url'),
        auth: auth.toString('base64url'),
        swScope: 'https://office.example/push/',
        vapidKey: vapid.publicKey,
      };
    },
    answerNext: (...next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292: `vapid t=…, k=…`. Returns null if a push service would reject it. */
async function verify(
  header: string,
  { audience, publicKey }: { audience: string; publicKey: string },
): Promise<JWTPayload | null> {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (!token || key !== publicKey) return null;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
    const hasContact = /^(mailto|https):/.test(payload.sub ?? '');
    const day = 24 * 60 * 60;
    return hasContact && payload.exp! * 1000 < Date.now() + day * 1000 ? payload : null;
  } catch {
    return null;
  }
}

/** RFC 8291 and RFC 8188: a single record, preceded by the ephemeral public key of the sender. */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const publicKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derive = (input: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), publicKey]);
  const secret = derive(keys.computeSecret(publicKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
