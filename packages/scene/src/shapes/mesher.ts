import { BufferAttribute, BufferGeometry, Euler, Matrix3, Matrix4, Vector3 } from 'three';
import { linear } from './palette.ts';

/** Position in metres and rotation in radians, relative to the parent. */
export interface Place {
  x?: number;
  y?: number;
  z?: number;
  rx?: number;
  ry?: number;
  rz?: number;
  sx?: number;
  sy?: number;
  sz?: number;
}

export interface Paint {
  color: string;
  /** Emission from 0 to 1, for screens and lamps. */
  glow?: number;
}

const point = new Vector3();
const normal = new Vector3();
const tau = Math.PI * 2;

class TriangleBuffer {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  readonly glows: number[] = [];
  readonly indices: number[] = [];
}

export interface MesherOptions {
  shadeFloor?: boolean;
  /** Sharp edges and half the segments, for LOW quality and devices without a GPU. */
  plain?: boolean;
  fine?: boolean;
}

/**
 * Transforms and colours all shapes into a single buffer, so that a floor needs few draw calls.
 * Bakes ambient occlusion into vertex colours. `at` returns a mesher with a local coordinate
 * system.
 */
export class Mesher {
  readonly #soup: TriangleBuffer;
  readonly #matrix: Matrix4;
  readonly #normalMatrix: Matrix3;
  readonly #options: MesherOptions;

  constructor(options: MesherOptions = {}, soup = new TriangleBuffer(), matrix = new Matrix4()) {
    this.#soup = soup;
    this.#matrix = matrix;
    this.#normalMatrix = new Matrix3().getNormalMatrix(matrix);
    this.#options = options;
  }

  get vertexCount(): number {
    return this.#soup.glows.length;
  }

  get empty(): boolean {
    return this.#soup.indices.length === 0;
  }

  at(place: Place): Mesher {
    const matrix = new Matrix4().multiplyMatrices(this.#matrix, toMatrix(place));
    return new Mesher(this.#options, this.#soup, matrix);
  }

  /** A box with bevelled edges and its base on y = 0; `bevel` in metres. */
  box(
    width: number,
    height: number,
    depth: number,
    paint: Paint,
    place: Place = {},
    bevel = 0.015,
  ): void {
    const m = this.at(place);
    const half = [width / 2, height / 2, depth / 2] as const;
    const plain = this.#options.plain ?? false;
    const b = plain ? 0 : Math.min(bevel, width / 2.01, height / 2.01, depth / 2.01);
    // Three inset vertices per corner, joined by strips, shade as a rounded box with 24 vertices.
    const start = m.vertexCount;
    for (let corner = 0; corner < 8; corner++) {
      const sign = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1] as const;
      for (let axis = 0; axis < 3; axis++) {
        const at = [0, 1, 2].map((i) => sign[i]! * (half[i]! - (i === axis ? 0 : b)));
        const n = [0, 1, 2].map((i) => (i === axis ? sign[i]! : 0));
        m.#vertex(at[0]!, at[1]! + half[1], at[2]!, n[0]!, n[1]!, n[2]!, paint);
      }
    }
    const v = (corner: number, axis: number) => start + corner * 3 + axis;
    for (let axis = 0; axis < 3; axis++) {
      const u = 1 << ((axis + 1) % 3);
      const w = 1 << ((axis + 2) % 3);
      const s = 1 << axis;
      m.#quad(v(s, axis), v(s | u, axis), v(s | u | w, axis), v(s | w, axis));
      m.#quad(v(0, axis), v(w, axis), v(u | w, axis), v(u, axis));
      if (plain) continue;
      const a1 = (axis + 1) % 3;
      const a2 = (axis + 2) % 3;
      for (const [base, flip] of [
        [0, true],
        [u, false],
        [w, false],
        [u | w, true],
      ] as const) {
        const edge = [v(base, a1), v(base | s, a1), v(base | s, a2), v(base, a2)] as const;
        if (flip) m.#quad(edge[0], edge[3], edge[2], edge[1]);
        else m.#quad(...edge);
      }
    }
    for (let corner = 0; corner < 8 && !plain; corner++) {
      const odd = ((corner & 1) + ((corner >> 1) & 1) + ((corner >> 2) & 1)) % 2 === 1;
      if (odd) m.#triangle(v(corner, 0), v(corner, 1), v(corner, 2));
      else m.#triangle(v(corner, 0), v(corner, 2), v(corner, 1));
    }
  }

  /** A surface of revolution: `profile` lists [radius, height] from bottom to top. */
  lathe(
    profile: readonly (readonly [number, number])[],
    paint: Paint,
    place: Place = {},
    requestedSides = 16,
  ): void {
    const m = this.at(place);
    const sides = requestedSides * (this.#options.fine ? 2 : 1);
    for (let i = 0; i < profile.length - 1; i++) {
      const [r0, y0] = profile[i]!;
      const [r1, y1] = profile[i + 1]!;
      const slope = Math.hypot(y1 - y0, r0 - r1) || 1;
      const [n0, n1] = [joinNormal(profile, i - 1, i), joinNormal(profile, i, i + 1)];
      const own = [(y1 - y0) / slope, (r0 - r1) / slope] as const;
      const lower = n0 ?? own;
      const upper = n1 ?? own;
      const start = m.vertexCount;
      for (let side = 0; side <= sides; side++) {
        const c = Math.cos((side / sides) * tau);
        const s = Math.sin((side / sides) * tau);
        m.#vertex(r0 * s, y0, r0 * c, lower[0] * s, lower[1], lower[0] * c, paint);
        m.#vertex(r1 * s, y1, r1 * c, upper[0] * s, upper[1], upper[0] * c, paint);
      }
      for (let side = 0; side < sides; side++) {
        const at = start + side * 2;
        m.#quad(at, at + 2, at + 3, at + 1);
      }
    }
  }

  cylinder(
    bottom: number,
    top: number,
    height: number,
    paint: Paint,
    place: Place = {},
    sides = 14,
  ): void {
    const r = Math.min(0.012, height / 3, bottom / 3 || 1, top / 3 || 1);
    this.lathe(
      [
        [0, 0],
        [Math.max(0, bottom - r), 0],
        [bottom, r],
        [top, height - r],
        [Math.max(0, top - r), height],
        [0, height],
      ],
      paint,
      place,
      sides,
    );
  }

  sphere(radius: number, paint: Paint, place: Place = {}, requestedRings = 8, sides = 12): void {
    const { plain, fine } = this.#options;
    const rings = plain
      ? Math.max(4, Math.ceil(requestedRings * 0.6))
      : requestedRings * (fine ? 2 : 1);
    const profile = Array.from({ length: rings + 1 }, (_, i) => {
      const angle = (i / rings) * Math.PI - Math.PI / 2;
      return [Math.max(0, Math.cos(angle) * radius), Math.sin(angle) * radius] as const;
    });
    this.lathe(profile, paint, place, sides);
  }

  rod(
    from: readonly number[],
    to: readonly number[],
    radius: number,
    paint: Paint,
    sides = 6,
  ): void {
    const a = new Vector3(...(from as [number, number, number]));
    const direction = new Vector3(...(to as [number, number, number])).sub(a);
    const length = direction.length();
    const up = Math.acos(Math.max(-1, Math.min(1, direction.y / length)));
    const turn = Math.atan2(direction.x, direction.z);
    const matrix = new Matrix4()
      .makeTranslation(a)
      .multiply(new Matrix4().makeRotationY(turn))
      .multiply(new Matrix4().makeRotationX(up));
    const m = new Mesher(
      this.#options,
      this.#soup,
      new Matrix4().multiplyMatrices(this.#matrix, matrix),
    );
    m.lathe(
      [
        [radius, 0],
        [radius, length],
      ],
      paint,
      {},
      sides,
    );
  }

  leaf(length: number, width: number, droop: number, paint: Paint, place: Place = {}): void {
    const m = this.at(place);
    const steps = this.#options.plain ? [0, 0.5, 1] : [0, 0.25, 0.55, 0.82, 1];
    const widths = this.#options.plain ? [0.06, 1, 0] : [0.06, 0.75, 1, 0.6, 0];
    for (const side of [1, -1]) {
      const start = m.vertexCount;
      steps.forEach((t, i) => {
        const y = -droop * length * t * t;
        const z = length * t * (1 - 0.15 * droop * t);
        const w = (widths[i]! * width) / 2;
        const tilt = 2 * droop * t;
        m.#vertex(-w, y + w * 0.3, z, -0.3 * side, side, tilt * side, paint);
        m.#vertex(0, y, z, 0, side, tilt * side, paint);
        m.#vertex(w, y + w * 0.3, z, 0.3 * side, side, tilt * side, paint);
      });
      for (let i = 0; i < steps.length - 1; i++) {
        for (const column of [0, 1]) {
          const at = start + i * 3 + column;
          if (side === 1) m.#quad(at, at + 3, at + 4, at + 1);
          else m.#quad(at, at + 1, at + 4, at + 3);
        }
      }
    }
  }

  /** A surface through rows of points, from bottom to top and from left to right. */
  sheet(
    rows: readonly (readonly {
      at: readonly [number, number, number];
      normal: readonly [number, number, number];
    }[])[],
    paint: Paint,
  ): void {
    const start = this.vertexCount;
    for (const row of rows) for (const { at, normal: n } of row) this.#vertex(...at, ...n, paint);
    const columns = rows[0]?.length ?? 0;
    for (let row = 0; row + 1 < rows.length; row++) {
      for (let column = 0; column + 1 < columns; column++) {
        const at = start + row * columns + column;
        this.#quad(at, at + 1, at + columns + 1, at + columns);
      }
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const soup = this.#soup;
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(soup.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(soup.normals), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(soup.colors), 3));
    geometry.setAttribute('glow', new BufferAttribute(new Float32Array(soup.glows), 1));
    geometry.setIndex(new BufferAttribute(new Uint32Array(soup.indices), 1));
    return geometry;
  }

  #vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, paint: Paint): void {
    point.set(x, y, z).applyMatrix4(this.#matrix);
    normal.set(nx, ny, nz).applyMatrix3(this.#normalMatrix).normalize();
    const glow = paint.glow ?? 0;
    const color = linear(paint.color);
    const low = Math.max(0, Math.min(1, point.y / 0.5));
    const shade =
      this.#options.shadeFloor && glow === 0 ? 0.66 + 0.34 * (1 - (1 - low) * (1 - low)) : 1;
    const soup = this.#soup;
    soup.positions.push(point.x, point.y, point.z);
    soup.normals.push(normal.x, normal.y, normal.z);
    soup.colors.push(color.r * shade, color.g * shade, color.b * shade);
    soup.glows.push(glow);
  }

  #triangle(a: number, b: number, c: number): void {
    this.#soup.indices.push(a, b, c);
  }

  #quad(a: number, b: number, c: number, d: number): void {
    this.#soup.indices.push(a, b, c, a, c, d);
  }
}

function toMatrix({
  x = 0,
  y = 0,
  z = 0,
  rx = 0,
  ry = 0,
  rz = 0,
  sx = 1,
  sy = 1,
  sz = 1,
}: Place): Matrix4 {
  return new Matrix4()
    .makeRotationFromEuler(new Euler(rx, ry, rz, 'YXZ'))
    .scale(new Vector3(sx, sy, sz))
    .setPosition(x, y, z);
}

function joinNormal(
  profile: readonly (readonly [number, number])[],
  before: number,
  after: number,
): readonly [number, number] | undefined {
  if (before < 0 || after >= profile.length - 1) return undefined;
  const part = (i: number): [number, number] => {
    const [r0, y0] = profile[i]!;
    const [r1, y1] = profile[i + 1]!;
    const length = Math.hypot(y1 - y0, r0 - r1) || 1;
    return [(y1 - y0) / length, (r0 - r1) / length];
  };
  const a = part(before);
  const b = part(after);
  if (a[0] * b[0] + a[1] * b[1] < 0.3) return undefined;
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]);
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length];
}
