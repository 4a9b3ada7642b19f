import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { accessoryPaint } from '@office/world/avatar/paint';
import { band } from './torso.ts';
import { faceArea, portraitCentre } from './face-atlas.ts';
import { figure } from './figure-parts.ts';
import { torus, white } from './part-kit.ts';
import type { Build } from './part-kit.ts';

/** Radius and height of the head as in the portrait: fuller than an ellipsoid at the cheeks. */
const headProfile = Array.from({ length: 15 }, (_, i) => {
  const angle = (i / 14) * Math.PI - Math.PI / 2;
  const rounder = (value: number) => Math.sign(value) * Math.abs(value) ** 0.93;
  return [
    Math.max(0, rounder(Math.cos(angle))) * figure.headWidth,
    rounder(Math.sin(angle)) * figure.headHeight,
  ] as const;
});
const depth = figure.headDepth / figure.headWidth;

export const head: Build = (m) => {
  m.lathe(headProfile, white, { sz: depth }, 20);
  for (const side of [-1, 1]) {
    m.sphere(
      0.042,
      { color: '#f3e6e0' },
      { x: side * 0.187, y: -0.03, z: -0.01, sx: 0.55, sy: 1.1 },
      6,
      10,
    );
    m.sphere(
      0.026,
      { color: '#d9c0b6' },
      { x: side * 0.2, y: -0.03, z: -0.002, sx: 0.45, sy: 1.1 },
      5,
      8,
    );
  }
  m.sphere(
    0.016,
    { color: '#f6ddd2' },
    { y: -0.072, z: frontOfHead(0, -0.072) + 0.002, sy: 0.8 },
    5,
    8,
  );
  m.cylinder(0.06, 0.056, 0.13, { color: '#dcc9c0' }, { y: -0.27, z: -0.012 }, 14);
};

/** Distance of the surface of the head from its centre at a point of the portrait, in metres. */
function frontOfHead(x: number, y: number): number {
  const high = Math.min(1, Math.abs(y) / figure.headHeight) ** (1 / 0.93);
  const around = Math.sqrt(Math.max(0, 1 - high * high)) ** 0.93;
  const across = x / figure.headWidth;
  return figure.headDepth * Math.sqrt(Math.max(0, around * around - across * across));
}

/** Surface of the face, projected from the front so that features match the portrait. */
export const facePatch = (): BufferGeometry => {
  const columns = 14;
  const rows = 12;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const u = column / columns;
      const v = row / rows;
      const x = (faceArea.left + u * faceArea.width - portraitCentre.x) / 100;
      const y = (portraitCentre.y - faceArea.top - (1 - v) * faceArea.height) / 100;
      const z = frontOfHead(x, y);
      const normal = new Vector3(
        x / figure.headWidth ** 2,
        y / figure.headHeight ** 2,
        z / figure.headDepth ** 2,
      ).normalize();
      positions.push(x + normal.x * 0.003, y + normal.y * 0.003, z + normal.z * 0.003);
      normals.push(normal.x, normal.y, normal.z);
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

const graphite = { color: accessoryPaint.graphite };
const iris = { color: accessoryPaint.iris };

export const headwear: Record<'glasses' | 'headset' | 'cap', Build> = {
  glasses: (m) => {
    for (const side of [-1, 1]) {
      torus(
        m.at({ x: side * 0.08, y: -0.028, z: 0.19, rx: Math.PI / 2, rz: side * -0.3 }),
        0.06,
        0.0075,
        graphite,
        20,
      );
      m.rod([side * 0.135, -0.012, 0.165], [side * 0.198, 0.005, 0], 0.0065, graphite, 6);
    }
    m.rod([-0.024, -0.02, 0.203], [0.024, -0.02, 0.203], 0.0065, graphite, 6);
  },
  headset: (m) => {
    const band = (i: number) => {
      const angle = (i / 16) * Math.PI;
      return [Math.cos(angle) * 0.226, Math.sin(angle) * 0.275 - 0.02, 0.005] as const;
    };
    for (let i = 0; i < 16; i++) m.rod(band(i), band(i + 1), 0.014, graphite, 7);
    for (const side of [-1, 1])
      m.cylinder(
        0.062,
        0.056,
        0.055,
        iris,
        { x: side * 0.19 + (side > 0 ? 0.055 : 0), y: -0.035, z: 0.005, rz: Math.PI / 2 },
        18,
      );
    m.rod([-0.215, -0.07, 0.03], [-0.16, -0.16, 0.12], 0.008, graphite, 6);
    m.rod([-0.16, -0.16, 0.12], [-0.075, -0.185, 0.165], 0.008, graphite, 6);
    m.sphere(0.021, graphite, { x: -0.066, y: -0.186, z: 0.168 }, 6, 10);
  },
  cap: (m) => {
    m.lathe(
      [
        [0.215, 0.04],
        [0.223, 0.07],
        [0.216, 0.13],
        [0.188, 0.2],
        [0.135, 0.255],
        [0.065, 0.283],
        [0, 0.288],
      ],
      { color: accessoryPaint.cap },
      { z: -0.008, sz: 1.02 },
      24,
    );
    m.cylinder(
      0.17,
      0.17,
      0.024,
      { color: accessoryPaint.capDark },
      { y: 0.062, z: 0.15, sz: 0.95, rx: 0.16 },
      22,
    );
    m.sphere(0.02, { color: accessoryPaint.capDark }, { y: 0.288, z: -0.008, sy: 0.6 }, 5, 8);
  },
};

export const neckwear: Record<'scarf' | 'lanyard', Build> = {
  scarf: (m) => {
    const wool = { color: accessoryPaint.scarf };
    torus(m.at({ y: 0.455, z: 0.008, sz: 0.95 }), 0.09, 0.046, wool, 16);
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
