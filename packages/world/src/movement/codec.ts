import { personStates } from '@office/vocabulary';
import type { PersonState } from '@office/vocabulary';
import type { Pose } from './contract.ts';

/* Codec of the binary messages `move` and `frame`, with the layout of the contract. The API uses metres and
   radians; the bytes contain centimetres and 1/256 turns. */

export interface Move extends Pose {
  sequence: number;
}

export interface FramePose extends Pose {
  person: number;
}

export interface Frame {
  /** Server time in milliseconds, modulo 2³² (compare with {@link serverTimeBetween}). */
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

/** u32 server time, then per person: u16 number, i16 x, i16 z, u8 heading, u8 state; little-endian. */
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

/** Milliseconds from `earlier` to `later` across the 32-bit wraparound; negative in the reverse order. */
export function serverTimeBetween(earlier: number, later: number): number {
  return (later - earlier) | 0;
}

export function isNewerSequence(sequence: number, last: number): boolean {
  const ahead = (sequence - last) & 0xffff;
  return ahead !== 0 && ahead < 0x8000;
}
