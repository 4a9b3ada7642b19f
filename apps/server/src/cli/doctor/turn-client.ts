import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { on, once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** Message types and attributes of RFC 8489 (STUN) and RFC 8656 (TURN). */
const types = { binding: 0x0001, allocate: 0x0003, refresh: 0x0004 };
const success = 0x0100;
const attributes = { username: 0x06, integrity: 0x08, error: 0x09, realm: 0x14, nonce: 0x15 };
const lifetime = 0x0d;
const requestedTransport = 0x19;
const udp = Buffer.from([17, 0, 0, 0]);
const headerBytes = 20;
const integrityBytes = 24;

/** Interval for repeating a request by UDP, in milliseconds (RFC 8489, section 6.2.1). */
const retransmission = 500;

export interface TurnLogin {
  username: string;
  credential: string;
}

export interface StunAddress {
  /** Defaults to `localhost`. */
  host?: string;
  port: number;
  transport: 'udp' | 'tcp' | 'tls';
  /** Certificate in PEM to trust, for TLS. Defaults to the certificates that Node trusts. */
  certificate?: string;
}

/** Returns whether a STUN server answers a binding request. */
export async function requestBinding(address: StunAddress, signal?: AbortSignal): Promise<boolean> {
  const line = await openLine(address, signal);
  try {
    const answer = await line.ask(request(types.binding, []));
    return answer.readUInt16BE(0) === (types.binding | success);
  } finally {
    line.close();
  }
}

/** Requests a TURN allocation like a browser, and releases it. Returns 200 or the error code. */
export async function allocateRelay(
  address: StunAddress,
  login: TurnLogin,
  signal?: AbortSignal,
): Promise<number> {
  const line = await openLine(address, signal);
  try {
    const challenge = await line.ask(request(types.allocate, [[requestedTransport, udp]]));
    const realm = attributeOf(challenge, attributes.realm);
    const nonce = attributeOf(challenge, attributes.nonce);
    if (!realm || !nonce) throw new Error('The relay requested no credentials');
    const key = createHash('md5').update(`${login.username}:${realm}:${login.credential}`).digest();
    const credentials: [number, Buffer][] = [
      [attributes.username, Buffer.from(login.username)],
      [attributes.realm, realm],
      [attributes.nonce, nonce],
    ];
    const answer = await line.ask(
      request(types.allocate, [[requestedTransport, udp], ...credentials], key),
    );
    if (answer.readUInt16BE(0) === (types.allocate | success)) {
      await line.ask(request(types.refresh, [[lifetime, Buffer.alloc(4)], ...credentials], key));
      return 200;
    }
    const error = attributeOf(answer, attributes.error);
    return error ? error[2]! * 100 + error[3]! : 500;
  } finally {
    line.close();
  }
}

function request(type: number, parts: readonly [number, Buffer][], key?: Buffer): Buffer {
  const body = Buffer.concat(parts.map(([name, value]) => attribute(name, value)));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length + (key ? integrityBytes : 0), 2);
  header.writeUInt32BE(0x2112a442, 4);
  randomBytes(12).copy(header, 8);
  const message = Buffer.concat([header, body]);
  if (!key) return message;
  const integrity = createHmac('sha1', key).update(message).digest();
  return Buffer.concat([message, attribute(attributes.integrity, integrity)]);
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc(-value.length & 3)]);
}

function attributeOf(message: Buffer, type: number): Buffer | undefined {
  for (let at = headerBytes; at < message.length;) {
    const length = message.readUInt16BE(at + 2);
    if (message.readUInt16BE(at) === type) return message.subarray(at + 4, at + 4 + length);
    at += 4 + length + (-length & 3);
  }
  return undefined;
}

interface Line {
  ask(message: Buffer): Promise<Buffer>;
  close(): void;
}

function openLine(address: StunAddress, signal?: AbortSignal): Promise<Line> {
  const { host = 'localhost', port, transport, certificate } = address;
  if (transport === 'udp') return datagrams(host, port, signal);
  if (transport === 'tcp') return stream(connect(port, host), 'connect', signal);
  const socket = connectSecurely({ port, host, ...(certificate && { ca: certificate }) });
  return stream(socket, 'secureConnect', signal);
}

async function datagrams(host: string, port: number, signal?: AbortSignal): Promise<Line> {
  const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
  // The request in progress reports the error.
  socket.on('error', () => undefined);
  try {
    socket.connect(port, host);
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.close();
    throw error;
  }
  return {
    ask: async (message) => {
      const send = () => socket.send(message);
      const timer = setInterval(send, retransmission);
      try {
        const answers = on(socket, 'message', { signal });
        send();
        for await (const [answer] of answers as AsyncIterable<[Buffer]>)
          if (isAnswerTo(message, answer)) return answer;
        throw new Error('The socket was closed');
      } finally {
        clearInterval(timer);
      }
    },
    close: () => socket.close(),
  };
}

/** Ignores the answers to repeated requests. */
function isAnswerTo(message: Buffer, answer: Buffer): boolean {
  return answer.subarray(4, headerBytes).equals(message.subarray(4, headerBytes));
}

async function stream(
  socket: Socket,
  readyEvent: 'connect' | 'secureConnect',
  signal?: AbortSignal,
): Promise<Line> {
  // The request in progress reports the error.
  socket.on('error', () => undefined);
  try {
    await once(socket, readyEvent, { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return {
    ask: async (message) => {
      const answer = once(socket, 'data', { signal });
      socket.write(message);
      return (await answer)[0] as Buffer;
    },
    close: () => socket.destroy(),
  };
}
