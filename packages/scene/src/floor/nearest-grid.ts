import type { Point } from '@office/world/geometry';
import { CellGrid } from './cell-grid.ts';

/** Index of the nearest of some points within a radius, looked up by cells. */
export class NearestGrid {
  readonly #grid: CellGrid;
  readonly #nearest: Int16Array;

  constructor(size: { width: number; depth: number }, points: readonly Point[], radius: number) {
    this.#grid = new CellGrid(size);
    this.#nearest = new Int16Array(this.#grid.count).fill(-1);
    const distances = new Float32Array(this.#grid.count).fill(radius);
    points.forEach((point, index) => {
      for (const cell of this.#grid.cellsAround(point, radius)) {
        const { x, z } = this.#grid.centreOf(cell);
        const distance = Math.hypot(x - point.x, z - point.z);
        if (distance >= distances[cell]!) continue;
        distances[cell] = distance;
        this.#nearest[cell] = index;
      }
    });
  }

  /** Returns -1 if no point is within the radius. */
  at({ x, z }: Point): number {
    const cell = this.#grid.cellAt(x, z);
    return cell < 0 ? -1 : this.#nearest[cell]!;
  }
}
