import { BufferAttribute, BufferGeometry, type Mesh } from 'three';
import { sides, type Side } from './walls.ts';

/**
 * Outer walls in one mesh, with one draw call for any adjacent sides. Its index contains the sides twice in clockwise
 * order, so that every run of adjacent sides is one range.
 */
export class SideWalls {
  readonly #mesh: Mesh;
  readonly #geometry = new BufferGeometry();
  readonly #ends: readonly number[];
  #range = '';

  /** `ends`: ends of the walls of each side in the index, in the order of `sides`. */
  constructor(mesh: Mesh, ends: readonly number[]) {
    this.#mesh = mesh;
    this.#ends = ends;
    const { attributes, index } = mesh.geometry;
    for (const [name, attribute] of Object.entries(attributes)) {
      this.#geometry.setAttribute(name, attribute);
    }
    const once = index!.array;
    const twice = new Uint32Array(once.length * 2);
    twice.set(once);
    twice.set(once, once.length);
    this.#geometry.setIndex(new BufferAttribute(twice, 1));
    mesh.geometry = this.#geometry;
    // The walls surround the floor, so that they are in almost every view.
    mesh.frustumCulled = false;
    this.show(sides);
  }

  /** Shows adjacent sides and hides the others. Returns whether this changes the picture. */
  show(visible: readonly Side[]): boolean {
    const [start, end] = rangeOf(this.#ends, visible);
    const range = `${start} ${end}`;
    if (range === this.#range) return false;
    this.#range = range;
    this.#mesh.visible = end > start;
    this.#geometry.setDrawRange(start, end - start);
    return true;
  }

  dispose(): void {
    this.#geometry.dispose();
  }
}

/** Returns the part of a doubled index that contains adjacent sides. */
export function rangeOf(ends: readonly number[], visible: readonly Side[]): [number, number] {
  const isVisible = (at: number) => visible.includes(sides[(at + sides.length) % sides.length]!);
  const first = sides.findIndex((_, at) => isVisible(at) && !isVisible(at - 1));
  // Without a first side, all or none are visible.
  if (first < 0) return [0, visible.length > 0 ? ends.at(-1)! : 0];
  const last = first + visible.length - 1;
  const start = ends[first - 1] ?? 0;
  const end = ends[last % sides.length]! + (last >= sides.length ? ends.at(-1)! : 0);
  return [start, end];
}
