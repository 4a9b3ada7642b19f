import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { realtimePath } from '@office/vocabulary';
import { io, type Socket } from 'socket.io-client';
import { cpuMs } from './cpu-time.ts';

export type ChatClientsTask = {
  url: string;
  tokens: string[];
  /** Milliseconds before and during the measurement. */
  warmUp: number;
  duration: number;
  /** Processes of the server, to measure their CPU time. */
  serverPids: readonly number[];
} & (
  | { kind: 'paced'; roomId: string; perSecond: number }
  | { kind: 'flood'; roomId: string; inFlight: number }
  | { kind: 'bare'; inFlight: number; payload: unknown }
  | { kind: 'bare paced'; perSecond: number; payload: unknown }
);

export interface ChatClientsResult {
  /** Milliseconds from sending a message until a client receives it, one entry per delivery. */
  latencies: number[];
  deliveriesPerSecond: number;
  /** Bytes that a client receives per delivery, in all packets. */
  bytesPerDelivery: number;
  /** CPU time of the server per delivery, in milliseconds. */
  cpuPerDelivery: number;
  sent: number;
  failed: number;
}

const agent = new Agent({ keepAlive: true });

process.once('message', (task: ChatClientsTask) => {
  run(task).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function run(task: ChatClientsTask): Promise<ChatClientsResult> {
  const sockets: Socket[] = [];
  for (const token of task.tokens) sockets.push(await connect(task.url, token));
  const result: ChatClientsResult = {
    latencies: [],
    deliveriesPerSecond: 0,
    bytesPerDelivery: NaN,
    cpuPerDelivery: NaN,
    sent: 0,
    failed: 0,
  };
  let deliveries = 0;
  let bytes = 0;
  let isMeasuring = false;
  const sentAt = new Map<string, number>();
  for (const socket of sockets) {
    socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string }) => {
      if (isMeasuring && type === 'message') bytes += Buffer.byteLength(data ?? '');
    });
    socket.on('newMessageToRoom', ({ message }: { message: { clientId: string } }) => {
      if (!isMeasuring) return;
      deliveries += 1;
      const sent = sentAt.get(message.clientId);
      if (sent !== undefined) result.latencies.push(performance.now() - sent);
    });
  }
  let turn = 0;
  const send = async (): Promise<void> => {
    turn += 1;
    if ('payload' in task) {
      await sockets[turn % sockets.length]!.emitWithAck('send', task.payload);
    } else {
      const clientId = randomUUID();
      sentAt.set(clientId, performance.now());
      const ok = await post(
        task.url,
        task.tokens[turn % task.tokens.length]!,
        task.roomId,
        clientId,
      );
      if (!ok) result.failed += 1;
    }
    result.sent += 1;
  };
  const stop = 'perSecond' in task ? pace(send, task.perSecond) : flood(send, task.inFlight);
  await after(task.warmUp);
  const cpuBefore = await cpuMs(task.serverPids);
  isMeasuring = true;
  result.sent = 0;
  const begin = performance.now();
  await after(task.duration);
  isMeasuring = false;
  result.deliveriesPerSecond = deliveries / ((performance.now() - begin) / 1000);
  result.bytesPerDelivery = bytes / deliveries;
  result.cpuPerDelivery = ((await cpuMs(task.serverPids)) - cpuBefore) / deliveries;
  await stop();
  for (const socket of sockets) socket.disconnect();
  return result;
}

function pace(send: () => Promise<void>, perSecond: number): () => Promise<unknown> {
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const sending = send();
    open.add(sending);
    void sending.finally(() => open.delete(sending));
  }, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    return Promise.allSettled(open);
  };
}

function flood(send: () => Promise<void>, inFlight: number): () => Promise<unknown> {
  let isRunning = true;
  const loop = async () => {
    while (isRunning) await send();
  };
  const loops = Array.from({ length: inFlight }, loop);
  return () => {
    isRunning = false;
    return Promise.allSettled(loops);
  };
}

/** Uses `node:http`, because `fetch` takes as much CPU time as receiving 50 messages. */
function post(url: string, token: string, roomId: string, clientId: string): Promise<boolean> {
  const body = { clientId, type: 'TEXT', content: '会議室けやきに変更でお願いします。' };
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/api/v1/user/chat-rooms/${roomId}/messages`, {
      agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode! < 300));
    });
    sending.end(JSON.stringify(body));
  });
}

async function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, {
    path: realtimePath,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
