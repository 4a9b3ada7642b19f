import {
  decodeFrame,
  encodeMove,
  movement,
  type EnterAnswer,
  type Pose,
} from '@office/scene-bridge/movement';
import type { Point } from '@office/scene-bridge/floor-plan';
import { io, type Socket } from 'socket.io-client';

/** What the bench tells this process to simulate. */
export interface ClientsTask {
  url: string;
  floorId: string;
  tokens: string[];
  /** Milliseconds of movement that are measured, after a second of warming up. */
  duration: number;
}

export interface ClientsResult {
  /** Milliseconds from sending a move until another member's client had it, one a sighting. */
  latencies: number[];
  /** Frames that arrived at a client, a second. */
  framesPerSecond: number;
  corrections: number;
}

interface Client {
  socket: Socket;
  person: number;
  start: Point;
  pose: Pose;
  sequence: number;
}

const warmUp = 1000;
/** Sightings are taken at every so many clients, and all of them at small floors. */
const observers = 20;

process.once('message', (task: ClientsTask) => {
  simulate(task).then(
    (result) => process.send!(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function simulate({ url, floorId, tokens, duration }: ClientsTask): Promise<ClientsResult> {
  const clients: Client[] = [];
  for (const token of tokens) clients.push(await enter(url, floorId, token));

  // A position is sent by one person once, so it says when it was sent.
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  let frames = 0;
  let corrections = 0;
  let isMeasuring = false;
  const step = Math.max(1, Math.floor(clients.length / observers));
  const watching = clients.filter((_, index) => index % step === 0);
  for (const { socket, person: self } of watching) {
    socket.on('frame', (data: unknown) => {
      const now = performance.now();
      if (!isMeasuring) return;
      frames += 1;
      for (const { person, x, z } of decodeFrame(data)!.poses) {
        const sent = person === self ? undefined : sentAt.get(key(person, x, z));
        if (sent !== undefined) latencies.push(now - sent);
      }
    });
  }
  for (const { socket } of clients) socket.on('correct', () => (corrections += 1));

  const interval = 1000 / movement.rateHz;
  const timers = clients.map((client, index) => {
    const move = () => {
      walk(client);
      sentAt.set(key(client.person, client.pose.x, client.pose.z), performance.now());
      client.socket.emit('move', encodeMove({ ...client.pose, sequence: client.sequence++ }));
    };
    // Members do not move in step.
    return setTimeout(
      () => {
        timers[index] = setInterval(move, interval);
      },
      (interval * index) / clients.length,
    );
  });
  await after(warmUp);
  isMeasuring = true;
  await after(duration);
  timers.forEach((timer) => clearInterval(timer));
  const seconds = duration / 1000;
  const result = {
    latencies,
    framesPerSecond: frames / watching.length / seconds,
    corrections,
  };
  for (const { socket } of clients) socket.disconnect();
  return result;
}

async function enter(url: string, floorId: string, token: string): Promise<Client> {
  const socket = io(`${url}/floor`, {
    path: movement.path,
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const answer = (await socket.emitWithAck('enter', { floorId })) as EnterAnswer;
  if (!answer.ok) throw new Error(`entering the floor: ${answer.error}`);
  const { x, z, heading, state } = answer.people.find(({ person }) => person === answer.self)!;
  return {
    socket,
    person: answer.self,
    start: { x, z },
    pose: { x, z, heading, state },
    sequence: 1,
  };
}

/** Centimetres from the middle of the circle that everyone walks on. */
const radius = 45;

/** A centimetre along a circle: no position comes twice within 18 seconds, and no wall is near. */
function walk(client: Client): void {
  const angle = client.sequence / radius;
  client.pose = {
    x: Math.round(client.start.x * 100 + radius * (Math.cos(angle) - 1)) / 100,
    z: Math.round(client.start.z * 100 + radius * Math.sin(angle)) / 100,
    heading: 0,
    state: 'walk',
  };
}

function key(person: number, x: number, z: number): string {
  return `${person} ${Math.round(x * 100)} ${Math.round(z * 100)}`;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
