import type { BufferGeometry } from 'three';
import { Mesher } from '../shapes/mesher.ts';

/**
 * Parts are white, or grey where the instance's colour is to be darker. What keeps a colour of its own
 * says so with `glow`, 0 to 1: figures do not shine, so there it is the share of its own colour.
 */
export const white = { color: '#ffffff' };

export const shade = { color: '#e2e2e2' };

export const deep = { color: '#c2c2c2' };

/** The shirt under something else. */
export const linen = { color: '#f4eee2', glow: 1 };

/** The instance's colour, paler. */
export const pale = { color: '#ffffff', glow: 0.3 };

/** Writes the shape of a part. */
export type Build = (m: Mesher) => void;

/** `fine`: for a figure seen from near. */
export function made(build: Build, fine = false): BufferGeometry {
  const m = new Mesher({ fine });
  build(m);
  return m.geometry();
}

export function torus(
  m: Mesher,
  radius: number,
  tube: number,
  paint: { color: string },
  sides = 18,
): void {
  const profile = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 - Math.PI / 2;
    return [radius + Math.cos(a) * tube, Math.sin(a) * tube] as const;
  });
  m.lathe(profile, paint, {}, sides);
}
