import type { OfficeAvatar } from '@office/vocabulary';
import { BufferAttribute, BufferGeometry } from 'three';
import { accessoryPaint } from '@office/world/avatar/paint';
import type { Mesher } from '../shapes/mesher.ts';
import { band } from './torso.ts';
import { figure } from './figure-parts.ts';
import { shade, torus, white } from './part-kit.ts';
import type { Build } from './part-kit.ts';

export const head: Build = (m) => {
  const r = figure.headRadius;
  m.sphere(r, white, { sx: 0.97, sy: 1.03, sz: 0.96 }, 11, 16);
  for (const side of [-1, 1])
    m.sphere(
      0.035,
      { color: '#f3e6e0' },
      { x: side * r * 0.96, y: -0.015, z: -0.005, sx: 0.6 },
      6,
      8,
    );
  m.sphere(0.018, { color: '#fff2ec' }, { y: -0.022, z: r * 0.965 }, 5, 8);
  m.cylinder(0.058, 0.055, 0.12, { color: '#e9dcd6' }, { y: -0.27 }, 12);
};

export const facePatch = (): BufferGeometry => {
  const columns = 12;
  const rows = 10;
  const r = figure.headRadius * 1.012;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const u = column / columns;
      const v = row / rows;
      const turn = (u - 0.5) * 1.7;
      const tilt = (v - 0.5) * 1.5 - 0.06;
      const n = [
        Math.sin(turn) * Math.cos(tilt),
        Math.sin(tilt),
        Math.cos(turn) * Math.cos(tilt),
      ] as const;
      positions.push(n[0] * r * 0.97, n[1] * r * 1.03, n[2] * r * 0.96);
      normals.push(...n);
      uvs.push(u, v);
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column;
      indices.push(at, at + 1, at + columns + 2, at, at + columns + 2, at + columns + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return geometry;
};

function cap(m: Mesher, size = 1): void {
  // Shifted back and up so that the face stays uncovered.
  m.sphere(0.199 * size, white, { y: 0.038, z: -0.034, sy: 1.0 }, 9, 14);
}

export const hairs: Record<Exclude<OfficeAvatar['hair'], 'none'>, Build> = {
  short: (m) => {
    cap(m);
    m.sphere(0.1, white, { y: 0.155, z: 0.085, sx: 1.45, sy: 0.55, sz: 0.8, rx: 0.35 }, 8, 12);
  },
  sidePart: (m) => {
    cap(m);
    m.sphere(
      0.11,
      white,
      { x: 0.055, y: 0.148, z: 0.095, sx: 1.25, sy: 0.5, sz: 0.7, rx: 0.45, rz: -0.35 },
      8,
      12,
    );
    m.sphere(
      0.08,
      white,
      { x: -0.1, y: 0.135, z: 0.075, sx: 0.9, sy: 0.6, sz: 0.8, rz: 0.7 },
      8,
      10,
    );
  },
  bob: (m) => {
    cap(m, 1.02);
    m.sphere(0.204, white, { y: -0.055, z: -0.058, sy: 0.92, sx: 1.06, sz: 0.9 }, 9, 14);
    m.sphere(0.1, white, { y: 0.148, z: 0.1, sx: 1.5, sy: 0.5, sz: 0.62, rx: 0.5 }, 8, 12);
  },
  long: (m) => {
    cap(m, 1.02);
    m.sphere(0.2, white, { y: -0.08, z: -0.07, sy: 1.05, sx: 1.04, sz: 0.82 }, 9, 14);
    m.sphere(0.16, white, { y: -0.27, z: -0.115, sx: 1.05, sy: 1.25, sz: 0.56 }, 8, 12);
    m.sphere(
      0.1,
      white,
      { x: 0.045, y: 0.15, z: 0.092, sx: 1.3, sy: 0.5, sz: 0.64, rx: 0.45, rz: -0.2 },
      8,
      12,
    );
  },
  bun: (m) => {
    cap(m);
    m.sphere(0.088, white, { y: 0.235, z: -0.1 }, 8, 12);
    m.sphere(0.1, white, { y: 0.158, z: 0.075, sx: 1.4, sy: 0.45, sz: 0.8, rx: 0.35 }, 8, 12);
  },
  curly: (m) => {
    cap(m, 0.98);
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const a = i * 2.4;
      const y = 0.21 - t * 0.24;
      const r = Math.sqrt(Math.max(0, 0.2 * 0.2 - (y - 0.04) ** 2));
      const z = Math.cos(a) * r - 0.04;
      if (z > 0.1 && y < 0.12) continue;
      m.sphere(0.062 + (i % 3) * 0.008, i % 2 ? white : shade, { x: Math.sin(a) * r, y, z }, 5, 7);
    }
  },
  crop: (m) => m.sphere(0.194, white, { y: 0.026, z: -0.022 }, 9, 14),
};

const graphite = { color: accessoryPaint.graphite };
const iris = { color: accessoryPaint.iris };

export const headwear: Record<'glasses' | 'headset' | 'cap', Build> = {
  glasses: (m) => {
    for (const side of [-1, 1]) {
      torus(
        m.at({ x: side * 0.07, y: 0.015, z: 0.178, rx: Math.PI / 2, rz: side * -0.3 }),
        0.045,
        0.007,
        graphite,
        16,
      );
      m.rod([side * 0.115, 0.02, 0.16], [side * 0.182, 0.025, 0], 0.006, graphite, 5);
    }
    m.rod([-0.026, 0.025, 0.19], [0.026, 0.025, 0.19], 0.006, graphite, 5);
  },
  headset: (m) => {
    torus(m.at({ y: 0.02, rz: Math.PI / 2, ry: Math.PI / 2, rx: 0 }), 0.222, 0.014, graphite, 22);
    for (const side of [-1, 1])
      m.cylinder(
        0.058,
        0.058,
        0.05,
        iris,
        { x: side * 0.175 + (side > 0 ? 0.05 : 0), y: -0.01, rz: Math.PI / 2 },
        14,
      );
    m.rod([0.2, -0.04, 0.02], [0.09, -0.1, 0.17], 0.007, graphite, 5);
    m.sphere(0.018, graphite, { x: 0.085, y: -0.1, z: 0.175 }, 5, 8);
  },
  cap: (m) => {
    m.lathe(
      [
        [0.206, 0.05],
        [0.205, 0.1],
        [0.17, 0.19],
        [0.09, 0.245],
        [0, 0.255],
      ],
      { color: accessoryPaint.cap },
      { z: -0.01 },
      18,
    );
    m.cylinder(
      0.15,
      0.15,
      0.02,
      { color: accessoryPaint.capDark },
      { y: 0.06, z: 0.15, sz: 0.9, rx: 0.12 },
      16,
    );
  },
};

export const neckwear: Record<'scarf' | 'lanyard', Build> = {
  scarf: (m) => {
    const wool = { color: accessoryPaint.scarf };
    torus(m.at({ y: 0.405, z: 0.012, sz: 0.95 }), 0.098, 0.045, wool, 16);
    m.box(0.07, 0.2, 0.035, wool, { x: 0.06, y: 0.2, z: 0.132, rx: 0.06 }, 0.014);
  },
  lanyard: (m) => {
    for (const side of [-1, 1]) {
      const ribbon = [0.45, 0.41, 0.36, 0.3, 0.24, 0.2].map(
        (y) => [(side * 0.075 * (y - 0.2)) / 0.25, y] as const,
      );
      band(m, ribbon, 0.008, iris);
    }
    m.box(
      0.075,
      0.1,
      0.012,
      { color: accessoryPaint.white },
      { y: 0.1, z: 0.135, rx: 0.08 },
      0.006,
    );
    m.box(0.05, 0.02, 0.014, iris, { y: 0.16, z: 0.139, rx: 0.08 }, 0.003);
  },
};
