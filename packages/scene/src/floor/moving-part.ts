import type { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from '@office/world/geometry';

/** Range of vertices of a merged geometry. */
export interface VertexRange {
  from: number;
  to: number;
}

/** Turn in radians around the pivot, and shift on the floor in metres. */
export interface Placement {
  angle: number;
  x: number;
  z: number;
}

/** Part of a merged geometry that turns and moves. Keeps its baked light and needs no draw call. */
export class MovingPart {
  readonly #attributes: readonly [BufferAttribute, BufferAttribute];
  readonly #range: VertexRange;
  readonly #pivot: Point;
  #base: readonly [Float32Array, Float32Array] | undefined;

  constructor(geometry: BufferGeometry, range: VertexRange, pivot: Point) {
    this.#attributes = [
      geometry.getAttribute('position') as BufferAttribute,
      geometry.getAttribute('normal') as BufferAttribute,
    ];
    this.#range = range;
    this.#pivot = pivot;
  }

  place({ angle, x, z }: Placement): void {
    const { from, to } = this.#range;
    const [positions, normals] = this.#attributes;
    this.#base ??= [
      positions.array.slice(from * 3, to * 3) as Float32Array,
      normals.array.slice(from * 3, to * 3) as Float32Array,
    ];
    const pivot = this.#pivot;
    turn(this.#base[0], positions, from, angle, pivot.x, pivot.z, x, z);
    turn(this.#base[1], normals, from, angle, 0, 0, 0, 0);
  }
}

function turn(
  base: Float32Array,
  into: BufferAttribute,
  from: number,
  angle: number,
  pivotX: number,
  pivotZ: number,
  shiftX: number,
  shiftZ: number,
): void {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { array } = into;
  for (let i = 0, at = from * 3; i < base.length; i += 3, at += 3) {
    const x = base[i]! - pivotX;
    const z = base[i + 2]! - pivotZ;
    array[at] = pivotX + shiftX + x * cos + z * sin;
    array[at + 2] = pivotZ + shiftZ - x * sin + z * cos;
  }
  into.addUpdateRange(from * 3, base.length);
  into.needsUpdate = true;
}
