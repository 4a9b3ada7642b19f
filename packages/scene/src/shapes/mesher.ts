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

const tau = Math.PI * 2;

/** Growing arrays of vertices and triangles. */
class TriangleBuffer {
  positions = new Float32Array(3 * 256);
  normals = new Float32Array(3 * 256);
  colors = new Float32Array(3 * 256);
  glows = new Float32Array(256);
  indices = new Uint32Array(3 * 256);
  vertexCount = 0;
  indexCount = 0;

  growVertices(): void {
    this.positions = doubled(this.positions);
    this.normals = doubled(this.normals);
    this.colors = doubled(this.colors);
    this.glows = doubled(this.glows);
  }

  growIndices(): void {
    const indices = new Uint32Array(this.indices.length * 2);
    indices.set(this.indices);
    this.indices = indices;
  }
}

function doubled(values: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(values.length * 2);
  larger.set(values);
  return larger;
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
  #red = 0;
  #green = 0;
  #blue = 0;
  #glow = 0;

  constructor(options: MesherOptions = {}, soup = new TriangleBuffer(), matrix = new Matrix4()) {
    this.#soup = soup;
    this.#matrix = matrix;
    this.#normalMatrix = new Matrix3().getNormalMatrix(matrix);
    this.#options = options;
  }

  get vertexCount(): number {
    return this.#soup.vertexCount;
  }

  get indexCount(): number {
    return this.#soup.indexCount;
  }

  get empty(): boolean {
    return this.#soup.indexCount === 0;
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
    m.#setPaint(paint);
    const [halfX, halfY, halfZ] = [width / 2, height / 2, depth / 2];
    const plain = this.#options.plain ?? false;
    const b = plain ? 0 : Math.min(bevel, width / 2.01, height / 2.01, depth / 2.01);
    const [insetX, insetY, insetZ] = [halfX - b, halfY - b, halfZ - b];
    // Three inset vertices per corner, joined by strips, shade as a rounded box with 24 vertices.
    const start = m.vertexCount;
    for (let corner = 0; corner < 8; corner++) {
      const sx = corner & 1 ? 1 : -1;
      const sy = corner & 2 ? 1 : -1;
      const sz = corner & 4 ? 1 : -1;
      m.#vertex(sx * halfX, sy * insetY + halfY, sz * insetZ, sx, 0, 0);
      m.#vertex(sx * insetX, sy * halfY + halfY, sz * insetZ, 0, sy, 0);
      m.#vertex(sx * insetX, sy * insetY + halfY, sz * halfZ, 0, 0, sz);
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
        else m.#quad(edge[0], edge[1], edge[2], edge[3]);
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
    m.#setPaint(paint);
    const sides = requestedSides * (this.#options.fine ? 2 : 1);
    const circle = unitCircle(sides);
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
        const c = circle[side * 2]!;
        const s = circle[side * 2 + 1]!;
        m.#vertex(r0 * s, y0, r0 * c, lower[0] * s, lower[1], lower[0] * c);
        m.#vertex(r1 * s, y1, r1 * c, upper[0] * s, upper[1], upper[0] * c);
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
    m.#setPaint(paint);
    const steps = this.#options.plain ? [0, 0.5, 1] : [0, 0.25, 0.55, 0.82, 1];
    const widths = this.#options.plain ? [0.06, 1, 0] : [0.06, 0.75, 1, 0.6, 0];
    for (const side of [1, -1]) {
      const start = m.vertexCount;
      steps.forEach((t, i) => {
        const y = -droop * length * t * t;
        const z = length * t * (1 - 0.15 * droop * t);
        const w = (widths[i]! * width) / 2;
        const tilt = 2 * droop * t;
        m.#vertex(-w, y + w * 0.3, z, -0.3 * side, side, tilt * side);
        m.#vertex(0, y, z, 0, side, tilt * side);
        m.#vertex(w, y + w * 0.3, z, 0.3 * side, side, tilt * side);
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
    this.#setPaint(paint);
    const start = this.vertexCount;
    for (const row of rows)
      for (const { at, normal } of row)
        this.#vertex(at[0], at[1], at[2], normal[0], normal[1], normal[2]);
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
    const { positions, normals, colors, glows, indices, vertexCount, indexCount } = this.#soup;
    const attribute = (values: Float32Array<ArrayBuffer>, size: number) =>
      new BufferAttribute(values.slice(0, vertexCount * size), size);
    geometry.setAttribute('position', attribute(positions, 3));
    geometry.setAttribute('normal', attribute(normals, 3));
    geometry.setAttribute('color', attribute(colors, 3));
    geometry.setAttribute('glow', attribute(glows, 1));
    geometry.setIndex(new BufferAttribute(indices.slice(0, indexCount), 1));
    return geometry;
  }

  #setPaint({ color, glow = 0 }: Paint): void {
    const { r, g, b } = linear(color);
    this.#red = r;
    this.#green = g;
    this.#blue = b;
    this.#glow = glow;
  }

  /** Adds a vertex in the paint of `#setPaint`. Runs for every vertex of a floor: allocates nothing. */
  #vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number): void {
    const soup = this.#soup;
    const vertex = soup.vertexCount++;
    if (vertex === soup.glows.length) soup.growVertices();
    const at = vertex * 3;
    const m = this.#matrix.elements;
    const height = m[1]! * x + m[5]! * y + m[9]! * z + m[13]!;
    soup.positions[at] = m[0]! * x + m[4]! * y + m[8]! * z + m[12]!;
    soup.positions[at + 1] = height;
    soup.positions[at + 2] = m[2]! * x + m[6]! * y + m[10]! * z + m[14]!;
    const n = this.#normalMatrix.elements;
    const ux = n[0]! * nx + n[3]! * ny + n[6]! * nz;
    const uy = n[1]! * nx + n[4]! * ny + n[7]! * nz;
    const uz = n[2]! * nx + n[5]! * ny + n[8]! * nz;
    const length = Math.sqrt(ux * ux + uy * uy + uz * uz) || 1;
    soup.normals[at] = ux / length;
    soup.normals[at + 1] = uy / length;
    soup.normals[at + 2] = uz / length;
    let shade = 1;
    if (this.#options.shadeFloor && this.#glow === 0) {
      const low = Math.max(0, Math.min(1, height / 0.5));
      shade = 0.66 + 0.34 * (1 - (1 - low) * (1 - low));
    }
    soup.colors[at] = this.#red * shade;
    soup.colors[at + 1] = this.#green * shade;
    soup.colors[at + 2] = this.#blue * shade;
    soup.glows[vertex] = this.#glow;
  }

  #triangle(a: number, b: number, c: number): void {
    const soup = this.#soup;
    const at = soup.indexCount;
    soup.indexCount = at + 3;
    if (soup.indexCount > soup.indices.length) soup.growIndices();
    soup.indices[at] = a;
    soup.indices[at + 1] = b;
    soup.indices[at + 2] = c;
  }

  #quad(a: number, b: number, c: number, d: number): void {
    this.#triangle(a, b, c);
    this.#triangle(a, c, d);
  }
}

const circles = new Map<number, Float64Array>();

/** Cosine and sine of `sides` + 1 angles of a full turn. */
function unitCircle(sides: number): Float64Array {
  let circle = circles.get(sides);
  if (circle) return circle;
  circle = new Float64Array((sides + 1) * 2);
  for (let side = 0; side <= sides; side++) {
    circle[side * 2] = Math.cos((side / sides) * tau);
    circle[side * 2 + 1] = Math.sin((side / sides) * tau);
  }
  circles.set(sides, circle);
  return circle;
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
