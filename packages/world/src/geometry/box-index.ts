import type { Box, Point } from './box.ts';

const bucket = 2;

export class BoxIndex<T extends Box> {
  readonly boxes: readonly T[];
  readonly #columns: number;
  readonly #rows: number;
  readonly #buckets: (T[] | undefined)[];

  constructor(boxes: readonly T[], size: { width: number; depth: number }) {
    this.boxes = boxes;
    this.#columns = Math.max(1, Math.ceil(size.width / bucket));
    this.#rows = Math.max(1, Math.ceil(size.depth / bucket));
    this.#buckets = Array.from({ length: this.#columns * this.#rows });
    for (const box of boxes) {
      const reachX = Math.abs(box.cos) * box.halfWidth + Math.abs(box.sin) * box.halfDepth;
      const reachZ = Math.abs(box.sin) * box.halfWidth + Math.abs(box.cos) * box.halfDepth;
      this.#visit(box.x - reachX, box.z - reachZ, box.x + reachX, box.z + reachZ, (index) => {
        (this.#buckets[index] ??= []).push(box);
        return false;
      });
    }
  }

  some(from: Point, to: Point, radius: number, test: (box: T) => boolean): boolean {
    const x0 = Math.min(from.x, to.x) - radius;
    const z0 = Math.min(from.z, to.z) - radius;
    const x1 = Math.max(from.x, to.x) + radius;
    const z1 = Math.max(from.z, to.z) + radius;
    const buckets = ((x1 - x0) / bucket + 2) * ((z1 - z0) / bucket + 2);
    if (buckets > this.boxes.length) return this.boxes.some(test);
    return this.#visit(x0, z0, x1, z1, (index) => this.#buckets[index]?.some(test) ?? false);
  }

  /** Visits buckets until a call returns true. Points outside use the buckets at the edge. */
  #visit(
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    visit: (index: number) => boolean,
  ): boolean {
    const column = (x: number) => Math.min(this.#columns - 1, Math.max(0, Math.floor(x / bucket)));
    const row = (z: number) => Math.min(this.#rows - 1, Math.max(0, Math.floor(z / bucket)));
    for (let r = row(z0), lastRow = row(z1); r <= lastRow; r++) {
      for (let c = column(x0), lastColumn = column(x1); c <= lastColumn; c++) {
        if (visit(r * this.#columns + c)) return true;
      }
    }
    return false;
  }
}
