import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { io } from 'socket.io-client';

export interface FairnessGuestTask {
  kind: 'bodies' | 'sockets' | 'calls' | 'refusedBodies' | 'withoutToken' | 'wrongPasswords';
  url: string;
  token: string;
  floorId: string;
}

export interface FairnessGuestReport {
  outcomes: string;
  succeeded: number;
  total: number;
  /** Seconds from the first call to the report. */
  seconds: number;
}

setPriority(19);
// The benchmark has failed.
process.once('disconnect', () => process.exit(1));

const counts = new Map<string, number>();
const count = (outcome: string | number) =>
  void counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);

const isSuccess = (outcome: string) => outcome === 'answered' || outcome.startsWith('2');

function reportSince(began: number): FairnessGuestReport {
  const sum = (all: [string, number][]) => all.reduce((total, [, times]) => total + times, 0);
  const all = [...counts];
  return {
    outcomes: all.map(([outcome, times]) => `${outcome} ×${times}`).join(', '),
    succeeded: sum(all.filter(([outcome]) => isSuccess(outcome))),
    total: sum(all),
    seconds: (performance.now() - began) / 1000,
  };
}

const tasks: Record<FairnessGuestTask['kind'], (task: FairnessGuestTask) => void> = {
  bodies: sendBodies,
  sockets: loopSockets,
  calls: loopCalls,
  refusedBodies: loopRefusedBodies,
  withoutToken: loopWithoutToken,
  wrongPasswords: loopWrongPasswords,
};

process.once('message', (task: FairnessGuestTask) => {
  const began = performance.now();
  tasks[task.kind](task);
  process.once('message', () => {
    // On a busy machine, the first refusal may come after the measurement.
    const end = performance.now() + 30_000;
    setInterval(() => {
      const report = reportSince(began);
      if (report.succeeded < report.total || performance.now() > end)
        process.send!(report, () => process.exit(0));
    }, 50);
  });
});

/** JSON just below 1 MB that is slow to parse: many small objects. */
const body = `{"type":"CHANNEL","name":"x","filler":[${Array(130_000).fill('{"a":1}').join()}]}`;

function sendBodies({ url, token }: FairnessGuestTask): void {
  setInterval(() => {
    fetch(`${url}/api/v1/user/chat-rooms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        count(answer.status);
      },
      () => count('broken'),
    );
  }, 1000 / 20);
}

function loopSockets({ url, token, floorId }: FairnessGuestTask): void {
  for (let index = 0; index < 50; index += 1) {
    const [namespace, event, payload] = [
      ['/', 'authenticate', { token }],
      ['/floor', 'enter', { floorId }],
      ['/floor', 'watch', { floorId }],
      ['/voice', 'join', { token, muted: true }],
    ][index % 4] as [string, string, object];
    const socket = io(`${url}${namespace}`, {
      path: '/api/realtime',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token },
    });
    const loop = () => {
      socket.emit(event, payload, ({ ok }: { ok: boolean }) => {
        count(ok ? 'answered' : 'refused');
        loop();
      });
    };
    const again = (why: string) => () => {
      count(why);
      socket.connect();
    };
    socket.on('connect', loop);
    socket.on('connect_error', again('kept out'));
    socket.on('disconnect', again('cut'));
  }
}

function loopCalls({ url, token }: FairnessGuestTask): void {
  loopRequests(50, `${url}/api/v1/user/chat-rooms`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

function loopRefusedBodies({ url }: FairnessGuestTask): void {
  loopRequests(40, `${url}/api/v1/user/chat-rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

function loopWithoutToken({ url }: FairnessGuestTask): void {
  loopRequests(40, `${url}/api/v1/user/chat-rooms`, {});
}

function loopWrongPasswords({ url }: FairnessGuestTask): void {
  loopRequests(20, `${url}/api/v1/auth/user/login`, () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Another account each time, so that the limit of an account does not apply.
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'Wrong#2026' }),
  }));
}

function loopRequests(connections: number, url: string, init: RequestInit | (() => RequestInit)) {
  const loop = async (): Promise<never> => {
    for (;;) {
      const answer = await fetch(url, typeof init === 'function' ? init() : init).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      count(answer?.status ?? 'broken');
    }
  };
  for (let index = 0; index < connections; index += 1) void loop();
}
