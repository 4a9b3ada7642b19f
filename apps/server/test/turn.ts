import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const allocate = 0x0003;
const succeeded = 0x0103;
const attributes = { username: 0x06, integrity: 0x08, error: 0x09, realm: 0x14, nonce: 0x15 };
const requestedTransport = 0x19;
const udp = Buffer.from([17, 0, 0, 0]);
const headerBytes = 20;
const integrityBytes = 24;

export interface TurnLogin {
  username: string;
  credential: string;
}

export type TurnConnection =
  | { port: number; transport: 'udp' | 'tcp' }
  | { port: number; transport: 'tls'; certificate: string };

/** Requests a TURN allocation like a browser. Returns 200 or the error code. */
export async function allocateRelay(connection: TurnConnection, login: TurnLogin): Promise<number> {
  const line = await lineOf(connection);
  try {
    const challenge = await line.ask(request([[requestedTransport, udp]]));
    const realm = attributeOf(challenge, attributes.realm);
    const nonce = attributeOf(challenge, attributes.nonce);
    if (!realm || !nonce) throw new Error('The relay requested no credentials');
    const key = createHash('md5').update(`${login.username}:${realm}:${login.credential}`).digest();
    const parts: [number, Buffer][] = [
      [requestedTransport, udp],
      [attributes.username, Buffer.from(login.username)],
      [attributes.realm, realm],
      [attributes.nonce, nonce],
    ];
    const answer = await line.ask(request(parts, key));
    if (answer.readUInt16BE(0) === succeeded) return 200;
    const error = attributeOf(answer, attributes.error)!;
    return error[2]! * 100 + error[3]!;
  } finally {
    line.close();
  }
}

function request(parts: readonly [number, Buffer][], key?: Buffer): Buffer {
  const body = Buffer.concat(parts.map(([type, value]) => attribute(type, value)));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(allocate, 0);
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

async function datagrams(port: number): Promise<Line> {
  const socket = createSocket('udp4');
  socket.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return {
    ask: async (message) => {
      const answer = once(socket, 'message');
      socket.send(message);
      return (await answer)[0] as Buffer;
    },
    close: () => socket.close(),
  };
}

function lineOf(connection: TurnConnection): Promise<Line> {
  const { port } = connection;
  if (connection.transport !== 'tls')
    return connection.transport === 'udp'
      ? datagrams(port)
      : stream(connect(port, '127.0.0.1'), 'connect');
  const trusted = { servername: 'localhost', ca: connection.certificate };
  return stream(connectSecurely({ port, host: '127.0.0.1', ...trusted }), 'secureConnect');
}

async function stream(socket: Socket, isReady: 'connect' | 'secureConnect'): Promise<Line> {
  await once(socket, isReady);
  return {
    ask: async (message) => {
      const answer = once(socket, 'data');
      socket.write(message);
      return (await answer)[0] as Buffer;
    },
    close: () => socket.destroy(),
  };
}
