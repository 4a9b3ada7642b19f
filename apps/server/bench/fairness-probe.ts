import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';

export interface FairnessProbeTask {
  url: string;
  tokens: string[];
  roomId: string;
  floorId: string;
  /** Milliseconds before and during the measurement. */
  warmUp: number;
  duration: number;
  /** Maximum milliseconds between two turns of a member. */
  maxPause: number;
}

export interface FairnessProbeResult {
  /** Milliseconds from the request to the complete response, one entry per call. */
  calls: number[];
  /** Milliseconds until another member receives a message, and until a socket acknowledges. */
  messages: number[];
}

process.once('message', (task: FairnessProbeTask) => {
  run(task).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** Maximum milliseconds of a measurement that waits for its first call and message. */
const maxDuration = 60_000;
/** Minimum milliseconds between two turns of a member. */
const minPause = 150;

async function run({ url, tokens, roomId, floorId, ...times }: FairnessProbeTask) {
  const result: FairnessProbeResult = { calls: [], messages: [] };
  const lines = await Promise.all(
    tokens.map(async (token) => ({
      token,
      office: await connect(url, token, '/'),
      floor: await connect(url, token, '/floor'),
    })),
  );
  const sentAt = new Map<string, number>();
  let isMeasuring = false;
  const note = (list: number[], began: number) => {
    if (isMeasuring) list.push(performance.now() - began);
  };
  for (const { office } of lines) {
    office.on('newMessageToRoom', ({ message }: { message: { clientId: string } }) => {
      const began = sentAt.get(message.clientId);
      if (began !== undefined) note(result.messages, began);
    });
  }
  const ask = async (token: string, method: string, address: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(`${url}/api${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    note(result.calls, began);
  };
  let isOver = false;
  const live = async ({ token, floor }: (typeof lines)[number]) => {
    while (!isOver) {
      await ask(token, 'GET', '/v1/user/chat-rooms');
      const clientId = randomUUID();
      sentAt.set(clientId, performance.now());
      const body = { clientId, type: 'TEXT', content: '会議室けやきに変更でお願いします。' };
      await ask(token, 'POST', `/v1/user/chat-rooms/${roomId}/messages`, body);
      await ask(token, 'GET', '/v1/users/org-members?keyword=ren');
      const began = performance.now();
      // Watching a floor takes two database queries.
      const answer = (await floor.emitWithAck('watch', { floorId })) as { ok: boolean };
      if (!answer.ok) throw new Error(JSON.stringify(answer));
      note(result.messages, began);
      await delay(minPause + (times.maxPause - minPause) * Math.random());
    }
  };
  const lives = lines.map(live);
  await delay(times.warmUp);
  isMeasuring = true;
  const end = AbortSignal.timeout(maxDuration);
  await delay(times.duration);
  // On a busy machine, a turn can take longer than the duration of a quick run.
  while (!end.aborted && (result.calls.length === 0 || result.messages.length === 0))
    await delay(50);
  isMeasuring = false;
  isOver = true;
  await Promise.all(lives);
  return result;
}

async function connect(url: string, token: string, namespace: string): Promise<Socket> {
  const socket = io(`${url}${namespace}`, {
    path: '/api/realtime',
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
