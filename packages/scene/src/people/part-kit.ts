import type { BufferGeometry } from 'three';
import { Mesher } from '../shapes/mesher.ts';

/** White or grey parts are tinted per instance. `glow` is the share of the part's fixed colour. */
export const white = { color: '#ffffff' };

export const shade = { color: '#e2e2e2' };

export const deep = { color: '#c2c2c2' };

export const linen = { color: '#f4eee2', glow: 1 };

export const pale = { color: '#ffffff', glow: 0.3 };

export type Build = (m: Mesher) => void;

export function buildPart(build: Build, fine = false): BufferGeometry {
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
