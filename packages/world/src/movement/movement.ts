import * as z from 'zod/mini';
import { officeAvatarSchema } from '../avatar/avatar.ts';

const id = z.string().check(z.minLength(1), z.maxLength(255));
const workingStatus = z.enum(['OFFICE', 'IN_WITH_CLIENT', 'HOME']);
const status = z.enum(['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION']);

/**
 * How people move on a floor: the socket, its events and the binary messages.
 *
 * Distances are metres and angles radians everywhere but on the wire, where they are whole
 * centimetres and 256ths of a turn. A heading of 0 looks towards +z, a quarter turn towards +x.
 */
export const movement = {
  /** socket.io's path and namespace. */
  path: '/api/realtime',
  namespace: '/floor',
  /** Moves that a walking client sends, and frames that the server sends, a second. */
  rateHz: 15,
  /** Frames a second that a watcher gets at most. */
  watchRateHz: 5,
  /** Metres a second of the built-in scene's walk and run. */
  walkSpeed: 2.4,
  runSpeed: 4,
  /** Metres a second above which the server refuses a move (a run, and 25 % of clock tolerance). */
  maxSpeed: 5,
  /** Metres: the largest step that one move may make however long it took (after a stall). */
  maxStep: 10,
  /** Metres: how far a person keeps from walls; the server's check allows a little less. */
  personRadius: 0.24,
  serverRadius: 0.12,
  /** Milliseconds that others are drawn in the past, so that there is always a frame to go towards. */
  interpolationDelay: 100,
} as const;

/** Event names on the namespace. */
export const movementEvents = {
  /** Client, with ack: {@link EnterRequest} → {@link EnterAnswer}. */
  enter: 'enter',
  /** Client, with ack: {@link WatchRequest} → {@link WatchAnswer}; looks at a floor without being on it. */
  watch: 'watch',
  /** Client: `{}`; looks away. */
  unwatch: 'unwatch',
  /** Client, volatile: {@link encodeMove}. */
  move: 'move',
  /** Server, volatile: {@link encodeFrame}; people that changed since the last frame only. */
  frame: 'frame',
  /** Server, reliable: {@link PeopleChange}. */
  people: 'people',
  /** Server, to one client whose move was refused: {@link Correction}. */
  correct: 'correct',
  /** Server, reliable: {@link SeatChange}; a desk of this floor was taken or given up. */
  seat: 'seat',
  /** Server, to everyone on a floor that has been blocked: {@link FloorClosed}. Nobody is on it any more. */
  closed: 'closed',
} as const;

/** What a person is doing; the position in this list is the byte on the wire. */
export const personStates = ['stand', 'walk', 'sit', 'talk', 'wave'] as const;
export type PersonState = (typeof personStates)[number];

export interface Pose {
  /** Metres on the floor plan. */
  x: number;
  z: number;
  /** Radians. */
  heading: number;
  state: PersonState;
}

const pose = { x: z.number(), z: z.number(), heading: z.number(), state: z.enum(personStates) };

/** Someone on the floor. `person` is their number in frames (16 bits), valid until they left. */
export const floorPersonSchema = z.object({
  person: z.int().check(z.gte(0), z.lte(0xffff)),
  userId: id,
  name: z.string(),
  avatar: officeAvatarSchema,
  /** Address of their photo, where there is one; it counts for a day. */
  avatarUrl: z.optional(z.string()),
  status,
  workingStatus,
  ...pose,
});
export type FloorPerson = z.infer<typeof floorPersonSchema>;

/** A reconnecting client says where it was; a first entry leaves `last` out and gets a spawn point. */
export const enterRequestSchema = z.object({
  floorId: id,
  last: z.optional(z.object(pose)),
});
export type EnterRequest = z.infer<typeof enterRequestSchema>;

/** `people` includes oneself; `error` is a code of the error catalogue. */
export const enterAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    self: z.int(),
    people: z.array(floorPersonSchema),
    /** Milliseconds, the clock of the frames. */
    serverTime: z.number(),
  }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);
export type EnterAnswer = z.infer<typeof enterAnswerSchema>;

/**
 * A socket is on a floor or watches one, whatever it asked for last. A watcher is not present: nobody sees
 * them. They get `people` at once and `frame`s at no more than `movement.watchRateHz`.
 */
export const watchRequestSchema = z.object({ floorId: id });
export type WatchRequest = z.infer<typeof watchRequestSchema>;

export const watchAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), people: z.array(floorPersonSchema), serverTime: z.number() }),
  z.object({ ok: z.literal(false), error: z.string() }),
]);
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;

export const peopleChangeSchema = z.object({
  joined: z.array(floorPersonSchema),
  left: z.array(z.int()),
  changed: z.array(floorPersonSchema),
});
export type PeopleChange = z.infer<typeof peopleChangeSchema>;

export const correctionSchema = z.object({ x: z.number(), z: z.number() });
export type Correction = z.infer<typeof correctionSchema>;

/** Whose desk it is now; null when it is free. */
export const seatChangeSchema = z.object({
  seatId: z.string(),
  user: z.nullable(z.object({ userId: id, name: z.string() })),
});
export type SeatChange = z.infer<typeof seatChangeSchema>;

/** `next` is the floor to go to instead; null when the organisation has no open one left. */
export const floorClosedSchema = z.object({ floorId: id, next: z.nullable(id) });
export type FloorClosed = z.infer<typeof floorClosedSchema>;

/** For socket.io's type parameters. */
export interface FloorClientToServerEvents {
  enter(request: EnterRequest, answer: (result: EnterAnswer) => void): void;
  watch(request: WatchRequest, answer: (result: WatchAnswer) => void): void;
  unwatch(request: Record<string, never>): void;
  move(data: Uint8Array): void;
  authenticate(request: { token: string }, answer: (result: { ok: boolean }) => void): void;
}
export interface FloorServerToClientEvents {
  frame(data: Uint8Array): void;
  people(change: PeopleChange): void;
  correct(position: Correction): void;
  seat(change: SeatChange): void;
  closed(floor: FloorClosed): void;
  tokenExpiring(payload: Record<string, never>): void;
  forcedLogout(payload: { code: number }): void;
}

/** One move of one client; `sequence` counts up and wraps at 65 536. */
export interface Move extends Pose {
  sequence: number;
}

/** One person's new pose in a frame. */
export interface FramePose extends Pose {
  person: number;
}

export interface Frame {
  /** The server's milliseconds, modulo 2³² (compare with {@link serverTimeBetween}). */
  serverTime: number;
  poses: FramePose[];
}

const moveBytes = 8;
const frameHeadBytes = 4;
const framePoseBytes = 8;
const turn = Math.PI * 2;

const toCentimetres = (metres: number) =>
  Math.max(-32768, Math.min(32767, Math.round(metres * 100)));
const toHeadingByte = (radians: number) => Math.round((radians / turn) * 256) & 0xff;
const toStateByte = (state: PersonState) => personStates.indexOf(state);

function view(data: unknown): DataView | undefined {
  if (data instanceof ArrayBuffer) return new DataView(data);
  if (ArrayBuffer.isView(data)) return new DataView(data.buffer, data.byteOffset, data.byteLength);
  return undefined;
}

/** i16 x, i16 z, u8 heading, u8 state, u16 sequence; little-endian. */
export function encodeMove(move: Move): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(moveBytes);
  const out = new DataView(bytes.buffer);
  out.setInt16(0, toCentimetres(move.x), true);
  out.setInt16(2, toCentimetres(move.z), true);
  out.setUint8(4, toHeadingByte(move.heading));
  out.setUint8(5, toStateByte(move.state));
  out.setUint16(6, move.sequence & 0xffff, true);
  return bytes;
}

/** Undefined for anything that {@link encodeMove} cannot have made. */
export function decodeMove(data: unknown): Move | undefined {
  const input = view(data);
  if (input?.byteLength !== moveBytes) return undefined;
  const state = personStates[input.getUint8(5)];
  if (!state) return undefined;
  return {
    x: input.getInt16(0, true) / 100,
    z: input.getInt16(2, true) / 100,
    heading: (input.getUint8(4) / 256) * turn,
    state,
    sequence: input.getUint16(6, true),
  };
}

/** u32 server time, then for each person u16 number, i16 x, i16 z, u8 heading, u8 state; little-endian. */
export function encodeFrame(frame: Frame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frameHeadBytes + frame.poses.length * framePoseBytes);
  const out = new DataView(bytes.buffer);
  out.setUint32(0, frame.serverTime % 2 ** 32, true);
  frame.poses.forEach((pose, index) => {
    const at = frameHeadBytes + index * framePoseBytes;
    out.setUint16(at, pose.person, true);
    out.setInt16(at + 2, toCentimetres(pose.x), true);
    out.setInt16(at + 4, toCentimetres(pose.z), true);
    out.setUint8(at + 6, toHeadingByte(pose.heading));
    out.setUint8(at + 7, toStateByte(pose.state));
  });
  return bytes;
}

/** Undefined for anything that {@link encodeFrame} cannot have made. */
export function decodeFrame(data: unknown): Frame | undefined {
  const input = view(data);
  if (!input || input.byteLength < frameHeadBytes) return undefined;
  if ((input.byteLength - frameHeadBytes) % framePoseBytes !== 0) return undefined;
  const poses: FramePose[] = [];
  for (let at = frameHeadBytes; at < input.byteLength; at += framePoseBytes) {
    const state = personStates[input.getUint8(at + 7)];
    if (!state) return undefined;
    poses.push({
      person: input.getUint16(at, true),
      x: input.getInt16(at + 2, true) / 100,
      z: input.getInt16(at + 4, true) / 100,
      heading: (input.getUint8(at + 6) / 256) * turn,
      state,
    });
  }
  return { serverTime: input.getUint32(0, true), poses };
}

/** Milliseconds from `earlier` to `later`, right across the wrap of 32 bits; negative when they are swapped. */
export function serverTimeBetween(earlier: number, later: number): number {
  return (later - earlier) | 0;
}

/** Whether `sequence` comes after `last`, right across the wrap of 16 bits. */
export function isNewerSequence(sequence: number, last: number): boolean {
  const ahead = (sequence - last) & 0xffff;
  return ahead !== 0 && ahead < 0x8000;
}
