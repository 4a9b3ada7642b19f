import type { BufferGeometry } from 'three';
import { Mesher } from '../shapes/mesher.ts';

/** Parts are white, or grey where the instance's colour is to be darker. */
export const white = { color: '#ffffff' };

export const shade = { color: '#e2e2e2' };

export const deep = { color: '#c2c2c2' };

export function made(build: (m: Mesher) => void): BufferGeometry {
  const m = new Mesher();
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
