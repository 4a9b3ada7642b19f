import { floorNamespace, realtimePath } from '@office/vocabulary';
import type { Point } from '@office/world/geometry';
import {
  decodeFrame,
  encodeMove,
  movement,
  type FloorEnterAnswer,
  type Pose,
} from '@office/world/movement';
import { io, type Socket } from 'socket.io-client';
import { cpuMs } from './cpu-time.ts';
import { poseOnCircle } from './pose-on-circle.ts';

export interface ClientsTask {
  url: string;
  floorId: string;
  tokens: string[];
  places: Point[];
  /** Milliseconds of movement before and during the measurement. */
  warmUp: number;
  duration: number;
  presenceChanges: number;
  /** Processes of the server, to measure their CPU time. */
  serverPids: readonly number[];
  /** The server is `bare-movement.ts`, whose frames are not decoded. */
  isBare?: boolean;
}

export interface ClientsResult {
  /** Milliseconds from sending a move until another member's client receives it, one entry per sighting. */
  latencies: number[];
  /** Milliseconds from changing a presence until another member's client is notified. */
  presence: number[];
  /** Moves per second that a client receives from each member within six metres. */
  nearbyPerSecond: number;
  bytesPerSecond: number;
  /** Bytes of the frames per pose in them, as seen by the observers. */
  bytesPerPose: number;
  /** CPU usage of the server and its PostgreSQL as a share of one core. */
  cpu: number;
  /** CPU time of the server and its PostgreSQL per move, in milliseconds. */
  cpuPerMove: number;
  corrections: number;
}

interface Client {
  socket: Socket;
  person: number;
  start: Point;
  pose: Pose;
  sequence: number;
  bytes: number;
}

/** Number of clients that record sightings; on small floors all clients do. */
const observers = 20;
/** Metres. */
const nearby = 6;

process.once('message', (task: ClientsTask) => {
  simulate(task).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function simulate(task: ClientsTask): Promise<ClientsResult> {
  const { url, floorId, tokens, places, duration } = task;
  const clients: Client[] = [];
  for (const [index, token] of tokens.entries()) {
    const start = places[index]!;
    clients.push(
      task.isBare ? await enterBare(url, index, start) : await enter(url, floorId, token, start),
    );
  }

  // Each member sends a position only once, so the position identifies the time of sending.
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  let seenNearby = 0;
  let corrections = 0;
  let frameBytes = 0;
  let poses = 0;
  let isMeasuring = false;
  const step = Math.max(1, Math.floor(clients.length / observers));
  const watching = clients.filter((_, index) => index % step === 0);
  const starts = new Map(clients.map(({ person, start }) => [person, start]));
  for (const { socket, person: self, start } of watching) {
    socket.on('frame', (data: unknown) => {
      const now = performance.now();
      if (!isMeasuring || task.isBare) return;
      const frame = decodeFrame(data)!;
      frameBytes += wireSize(data);
      poses += frame.poses.length;
      for (const { person, x, z } of frame.poses) {
        if (person === self) continue;
        const sent = sentAt.get(key(person, x, z));
        if (sent !== undefined) latencies.push(now - sent);
        if (distance(start, starts.get(person)) <= nearby) seenNearby += 1;
      }
    });
  }
  for (const { socket } of clients) socket.on('correct', () => (corrections += 1));

  const interval = 1000 / movement.rateHz;
  let moves = 0;
  const timers = clients.map((client, index) => {
    const move = () => {
      client.pose = poseOnCircle(client.start, client.sequence);
      moves += 1;
      sentAt.set(key(client.person, client.pose.x, client.pose.z), performance.now());
      client.socket.emit('move', encodeMove({ ...client.pose, sequence: client.sequence++ }));
    };
    return setTimeout(
      () => {
        timers[index] = setInterval(move, interval);
      },
      (interval * index) / clients.length,
    );
  });
  await after(task.warmUp);
  const bytesBefore = total(clients);
  const cpuBefore = await cpuMs(task.serverPids);
  moves = 0;
  const startedAt = performance.now();
  isMeasuring = true;
  await after(duration);
  isMeasuring = false;
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = (await cpuMs(task.serverPids)) - cpuBefore;
  const cpuPerMove = cpu / moves;
  const bytes = total(clients) - bytesBefore;
  const pairs = watching.reduce(
    (sum, { start, person }) =>
      sum +
      clients.filter((other) => other.person !== person && distance(start, other.start) <= nearby)
        .length,
    0,
  );
  const presence = await changePresence(url, tokens, task.isBare ? 0 : task.presenceChanges);
  timers.forEach((timer) => clearInterval(timer));
  for (const { socket } of clients) socket.disconnect();
  return {
    latencies,
    presence,
    // A floor of two members has zero nearby pairs.
    nearbyPerSecond: pairs > 0 ? seenNearby / pairs / seconds : 0,
    bytesPerPose: frameBytes / poses,
    bytesPerSecond: bytes / clients.length / seconds,
    cpu: cpu / 1000 / seconds,
    cpuPerMove,
    corrections,
  };
}

const total = (clients: readonly Client[]) => clients.reduce((sum, { bytes }) => sum + bytes, 0);
const distance = (from: Point, to: Point | undefined) =>
  to ? Math.hypot(from.x - to.x, from.z - to.z) : Infinity;

async function changePresence(
  url: string,
  tokens: readonly string[],
  changes: number,
): Promise<number[]> {
  if (changes === 0) return [];
  const [changing, listening] = [tokens[0]!, tokens.at(-1)!];
  const socket = await connect(url, '/', listening);
  const waits: number[] = [];
  for (let count = 0; count < changes; count += 1) {
    const presenceChanged = new Promise<void>((resolve) =>
      socket.once('presenceChanged', () => resolve()),
    );
    const askedAt = performance.now();
    const body = JSON.stringify({
      workingStatus: 'HOME',
      status: count % 2 ? 'AVAILABLE' : 'BUSY',
    });
    const headers = { authorization: `Bearer ${changing}`, 'content-type': 'application/json' };
    const answer = fetch(`${url}/api/v1/users/status`, { method: 'PATCH', headers, body });
    await presenceChanged;
    waits.push(performance.now() - askedAt);
    if (!(await answer).ok) throw new Error('the presence did not change');
  }
  socket.disconnect();
  return waits;
}

async function connect(url: string, namespace: string, token: string): Promise<Socket> {
  const socket = io(`${url}${namespace}`, {
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

async function enter(url: string, floorId: string, token: string, start: Point): Promise<Client> {
  const socket = await connect(url, floorNamespace, token);
  const last = { ...start, heading: 0, state: 'stand' as const };
  const answer = (await socket.emitWithAck('enter', { floorId, last })) as FloorEnterAnswer;
  if (!answer.ok) throw new Error(`entering the floor: ${answer.error}`);
  const { x, z, heading, state } = answer.people.find(({ person }) => person === answer.self)!;
  return newClient(socket, answer.self, { x, z, heading, state });
}

async function enterBare(url: string, person: number, start: Point): Promise<Client> {
  const socket = await connect(url, '/', '');
  return newClient(socket, person, { ...start, heading: 0, state: 'stand' });
}

function newClient(socket: Socket, person: number, pose: Pose): Client {
  const start = { x: pose.x, z: pose.z };
  const client: Client = { socket, person, start, pose, sequence: 1, bytes: 0 };
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    client.bytes += wireSize(data);
  });
  return client;
}

/** Returns the size of a packet in bytes, including its WebSocket header. */
function wireSize(data: unknown): number {
  const length =
    typeof data === 'string' ? Buffer.byteLength(data) + 1 : ((data as Buffer)?.byteLength ?? 1);
  return length + (length < 126 ? 2 : 4);
}

function key(person: number, x: number, z: number): string {
  return `${person} ${Math.round(x * 100)} ${Math.round(z * 100)}`;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
