import type { Point } from '../geometry/box.ts';
import type { FloorGeometry } from '../geometry/floor-geometry.ts';
import { isFree, isMoveLegal, isWalkable } from '../geometry/floor-geometry.ts';

/** Cell size in metres. Fine enough for a door of 0.9 m and the gap between two chairs. */
const cell = 0.2;
const neighbours = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
] as const;

/**
 * Pathfinding for a walker of `radius` on a floor. Runs A* on a grid of free cells and straightens
 * the path with the swept test of the server, so that every path is legal. Compared with Recast
 * (200 KB of wasm): a floor of 34 × 22 m is prepared in about 20 ms, a path takes 1 to 5 ms.
 */
export class Navigation {
  readonly floor: FloorGeometry;
  readonly radius: number;
  readonly #columns: number;
  readonly #rows: number;
  /** 0 for blocked cells, otherwise the number of the connected component. */
  readonly #free: Uint16Array;

  constructor(floor: FloorGeometry, radius: number) {
    this.floor = floor;
    this.radius = radius;
    this.#columns = Math.ceil(floor.plan.size.width / cell);
    this.#rows = Math.ceil(floor.plan.size.depth / cell);
    this.#free = new Uint16Array(this.#columns * this.#rows);
    const unvisited = 0xffff;
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        const index = row * this.#columns + column;
        if (isFree(floor, this.#center(index), radius)) this.#free[index] = unvisited;
      }
    }
    let part = 0;
    for (let index = 0; index < this.#free.length; index++) {
      if (this.#free[index] === unvisited) this.#flood(index, unvisited, ++part);
    }
  }

  #flood(start: number, from: number, to: number): void {
    const stack = [start];
    this.#free[start] = to;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const column = at % this.#columns;
      for (const next of [
        at - this.#columns,
        at + this.#columns,
        ...(column > 0 ? [at - 1] : []),
        ...(column < this.#columns - 1 ? [at + 1] : []),
      ]) {
        if (this.#free[next] !== from) continue;
        this.#free[next] = to;
        stack.push(next);
      }
    }
  }

  #center(index: number): Point {
    const column = index % this.#columns;
    return { x: (column + 0.5) * cell, z: ((index - column) / this.#columns + 0.5) * cell };
  }

  #nearest(point: Point, reach: number, test: (center: Point) => boolean = () => true): number {
    let best = -1;
    let least = Infinity;
    const span = Math.ceil(reach / cell);
    const column0 = Math.floor(point.x / cell);
    const row0 = Math.floor(point.z / cell);
    for (let row = row0 - span; row <= row0 + span; row++) {
      if (row < 0 || row >= this.#rows) continue;
      for (let column = column0 - span; column <= column0 + span; column++) {
        if (column < 0 || column >= this.#columns) continue;
        const index = row * this.#columns + column;
        if (!this.#free[index]) continue;
        const center = this.#center(index);
        const distance = Math.hypot(center.x - point.x, center.z - point.z);
        if (distance < least && distance <= reach && test(center)) {
          best = index;
          least = distance;
        }
      }
    }
    return best;
  }

  /** Returns the nearest walkable point that has no wall between it and `point`. */
  nearestFree(point: Point, reach = 2): Point | undefined {
    const { floor, radius } = this;
    if (isFree(floor, point, radius)) return point;
    const index = this.#nearest(point, reach, (center) => isMoveLegal(floor, point, center, 0.01));
    return index < 0 ? undefined : this.#center(index);
  }

  /**
   * Corners without `from`, or undefined if unreachable. `from` may be inside furniture (a seated
   * person);
   * the first corner then leads out of it.
   */
  path(from: Point, to: Point): Point[] | undefined {
    const { floor, radius } = this;
    const goal = this.nearestFree(to);
    if (!goal) return undefined;
    const start = this.#start(from);
    if (!start) return undefined;
    const leave = start === from ? [] : [start];
    if (isWalkable(floor, start, goal, radius)) return [...leave, goal];
    const startCell = this.#cellNear(start);
    const goalCell = this.#cellNear(goal);
    if (startCell < 0 || goalCell < 0 || this.#free[startCell] !== this.#free[goalCell])
      return undefined;
    const cells = this.#search(startCell, goalCell);
    if (!cells) return undefined;
    return [
      ...leave,
      ...this.#straighten([start, ...cells.map((index) => this.#center(index)), goal]),
    ];
  }

  endOfPath(from: Point, to: Point): Point | undefined {
    const goal = this.nearestFree(to);
    const start = goal && this.#start(from);
    if (!goal || !start) return undefined;
    const part = this.#partOf(start);
    if (part > 0 && part === this.#partOf(goal)) return goal;
    return isWalkable(this.floor, start, goal, this.radius) ? goal : undefined;
  }

  unreachableComponents(from: Point): FloorComponent[] {
    const start = this.#start(from);
    const own = start ? this.#partOf(start) : 0;
    const parts = new Map<number, Point[]>();
    for (const [index, part] of this.#free.entries()) {
      if (part === 0 || part === own) continue;
      const points = parts.get(part) ?? [];
      if (points.length === 0) parts.set(part, points);
      points.push(this.#center(index));
    }
    return [...parts.values()].map((points) => {
      const mean = (axis: 'x' | 'z') =>
        points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      const middle = { x: mean('x'), z: mean('z') };
      const far = ({ x, z }: Point) => Math.hypot(x - middle.x, z - middle.z);
      return {
        squareMetres: points.length * cell * cell,
        point: points.reduce((best, point) => (far(point) < far(best) ? point : best)),
      };
    });
  }

  #start(from: Point): Point | undefined {
    return isFree(this.floor, from, this.radius) ? from : this.nearestFree(from, 3);
  }

  #cellNear(point: Point): number {
    return this.#nearest(point, 1, (center) => isWalkable(this.floor, point, center, this.radius));
  }

  #partOf(point: Point): number {
    return this.#free[this.#cellNear(point)] ?? 0;
  }

  #search(start: number, goal: number): number[] | undefined {
    const columns = this.#columns;
    const cost = new Float64Array(this.#free.length).fill(Infinity);
    const came = new Int32Array(this.#free.length).fill(-1);
    const goalColumn = goal % columns;
    const goalRow = (goal - goalColumn) / columns;
    const guess = (column: number, row: number) => {
      const dx = Math.abs(column - goalColumn);
      const dz = Math.abs(row - goalRow);
      return dx + dz + (Math.SQRT2 - 2) * Math.min(dx, dz);
    };
    const open = new Heap();
    cost[start] = 0;
    open.push(start, 0);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === goal) {
        const path: number[] = [];
        for (let step = goal; step >= 0; step = came[step]!) path.push(step);
        return path.reverse();
      }
      const column = at % columns;
      const row = (at - column) / columns;
      for (const [dx, dz, length] of neighbours) {
        const nextColumn = column + dx;
        const nextRow = row + dz;
        if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= this.#rows)
          continue;
        const next = nextRow * columns + nextColumn;
        // A diagonal step requires both adjacent cells to be free, so that it cuts no corner.
        if (!this.#free[next] || !this.#free[row * columns + nextColumn]) continue;
        if (!this.#free[nextRow * columns + column]) continue;
        const total = cost[at]! + length;
        if (total >= cost[next]! - 1e-6) continue;
        cost[next] = total;
        came[next] = at;
        open.push(next, total + guess(nextColumn, nextRow));
      }
    }
    return undefined;
  }

  #straighten(points: Point[]): Point[] {
    const corners: Point[] = [];
    let at = 0;
    while (at < points.length - 1) {
      let reach = at + 1;
      // Tries distant points first with halving strides, so that long straight paths need few tests.
      let stride = points.length - 1 - at;
      while (stride >= 1) {
        const candidate = Math.min(points.length - 1, reach + stride);
        if (
          candidate > reach &&
          isWalkable(this.floor, points[at]!, points[candidate]!, this.radius)
        ) {
          reach = candidate;
        } else {
          stride = Math.floor(stride / 2);
        }
      }
      corners.push(points[reach]!);
      at = reach;
    }
    return corners;
  }
}

export interface FloorComponent {
  squareMetres: number;
  point: Point;
}

class Heap {
  readonly #items: number[] = [];
  readonly #priorities: number[] = [];

  push(item: number, priority: number): void {
    let at = this.#items.length;
    this.#items.push(item);
    this.#priorities.push(priority);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#priorities[parent]! <= priority) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): number | undefined {
    const top = this.#items[0];
    const lastItem = this.#items.pop();
    const lastPriority = this.#priorities.pop();
    if (lastItem === undefined || lastPriority === undefined || this.#items.length === 0)
      return top;
    this.#items[0] = lastItem;
    this.#priorities[0] = lastPriority;
    let at = 0;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#items.length && this.#priorities[child]! < this.#priorities[least]!)
          least = child;
      }
      if (least === at) return top;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(a: number, b: number): void {
    [this.#items[a], this.#items[b]] = [this.#items[b]!, this.#items[a]!];
    [this.#priorities[a], this.#priorities[b]] = [this.#priorities[b]!, this.#priorities[a]!];
  }
}
