import type { Point } from '@office/world/geometry';

const cellsPerMetre = 4;

/** Divides a floor into cells of 0.25 m. */
export class CellGrid {
  readonly #columns: number;
  readonly #rows: number;

  constructor({ width, depth }: { width: number; depth: number }) {
    this.#columns = Math.ceil(width * cellsPerMetre);
    this.#rows = Math.ceil(depth * cellsPerMetre);
  }

  get count(): number {
    return this.#columns * this.#rows;
  }

  /** In metres, rounded up to whole cells. */
  get size(): { width: number; depth: number } {
    return { width: this.#columns / cellsPerMetre, depth: this.#rows / cellsPerMetre };
  }

  /** Returns -1 outside of the floor. */
  cellAt(x: number, z: number): number {
    return this.#cell(Math.floor(x * cellsPerMetre), Math.floor(z * cellsPerMetre));
  }

  centreOf(cell: number): Point {
    return {
      x: ((cell % this.#columns) + 0.5) / cellsPerMetre,
      z: (Math.floor(cell / this.#columns) + 0.5) / cellsPerMetre,
    };
  }

  /** Cells of a square around a point, which contains the circle of the radius. */
  *cellsAround({ x, z }: Point, radius: number): Generator<number> {
    const column = Math.floor(x * cellsPerMetre);
    const row = Math.floor(z * cellsPerMetre);
    const reach = Math.ceil(radius * cellsPerMetre);
    for (let dz = -reach; dz <= reach; dz++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const cell = this.#cell(column + dx, row + dz);
        if (cell >= 0) yield cell;
      }
    }
  }

  #cell(column: number, row: number): number {
    const isInside = column >= 0 && row >= 0 && column < this.#columns && row < this.#rows;
    return isInside ? row * this.#columns + column : -1;
  }
}
