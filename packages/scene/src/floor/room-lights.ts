import type { BufferAttribute, BufferGeometry, CanvasTexture } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import { insidePolygon } from '@office/world/geometry';
import type { Point } from '@office/world/geometry';
import { CellGrid } from './cell-grid.ts';

/** Size of the array of levels in the shader; index 0 is the rest of the floor. */
const roomLightCount = 32;
/** Step by which the room is encoded into the baked lamp light, which is at most 1.6. */
export const roomStep = 2;

const [emptyLevel, occupiedLevel] = [0.35, 1.15];
/** Time constant in seconds. */
const timeConstant = 0.25;
const settled = 0.01;

/** Lamps of meeting rooms: brighter while people are inside. */
export class RoomLights {
  /** Level of each room, for the shader. */
  readonly uniform = { value: new Float32Array(roomLightCount).fill(1) };
  readonly #grid: CellGrid;
  /** Room of each cell, as an index of `uniform`. */
  readonly #rooms: Uint8Array;
  readonly #roomIds: string[];
  readonly #isOccupied = new Uint8Array(roomLightCount);
  #ground:
    | {
        texture: CanvasTexture;
        context: CanvasRenderingContext2D;
        base: ImageData;
        image: ImageData;
        /** Room of each pixel. */
        rooms: Uint8Array;
      }
    | undefined;

  constructor({ size, zones }: FloorPlan) {
    this.#grid = new CellGrid(size);
    this.#rooms = new Uint8Array(this.#grid.count);
    const rooms = zones.filter(({ kind }) => kind === 'MEETING').slice(0, roomLightCount - 1);
    this.#roomIds = rooms.map(({ id }) => id);
    for (let cell = 0; cell < this.#rooms.length; cell++) {
      const centre = this.#grid.centreOf(cell);
      this.#rooms[cell] = rooms.findIndex(({ polygon }) => insidePolygon(centre, polygon)) + 1;
    }
    this.uniform.value.fill(emptyLevel, 1, rooms.length + 1);
  }

  get lit(): string[] {
    return this.#roomIds.filter((_, index) => this.#isOccupied[index + 1] === 1);
  }

  /** Encodes the room of each vertex into the baked lamp light. */
  encode(geometry: BufferGeometry): void {
    const position = geometry.getAttribute('position');
    const lamp = geometry.getAttribute('lamp') as BufferAttribute;
    for (let i = 0; i < lamp.count; i++) {
      const room = this.#roomAt(position.getX(i), position.getZ(i));
      if (room > 0) lamp.array[i]! += room * roomStep;
    }
  }

  /** Also dims the lamp light painted on the floor. */
  dimGround(texture: CanvasTexture, canvas: HTMLCanvasElement): void {
    const context = canvas.getContext('2d');
    if (!context) return;
    const base = context.getImageData(0, 0, canvas.width, canvas.height);
    const image = context.createImageData(canvas.width, canvas.height);
    image.data.set(base.data);
    this.#ground = { texture, context, base, image, rooms: this.#roomsOfPixels(base) };
    this.#paintGround();
  }

  /** Returns whether a light still fades. Without `motion` it changes immediately. */
  update(people: readonly Point[], seconds: number, motion: boolean): boolean {
    this.#isOccupied.fill(0);
    for (const { x, z } of people) this.#isOccupied[this.#roomAt(x, z)] = 1;
    const levels = this.uniform.value;
    const share = motion ? 1 - Math.exp(-seconds / timeConstant) : 1;
    let isFading = false;
    let hasChanged = false;
    for (let room = 1; room <= this.#roomIds.length; room++) {
      const goal = this.#isOccupied[room] ? occupiedLevel : emptyLevel;
      const rest = goal - levels[room]!;
      if (Math.abs(rest) < 1e-6) continue;
      hasChanged = true;
      levels[room] = Math.abs(rest) * (1 - share) < settled ? goal : levels[room]! + rest * share;
      isFading ||= levels[room] !== Math.fround(goal);
    }
    if (hasChanged) this.#paintGround();
    return isFading;
  }

  #roomAt(x: number, z: number): number {
    const cell = this.#grid.cellAt(x, z);
    return cell < 0 ? 0 : this.#rooms[cell]!;
  }

  #roomsOfPixels({ width, height }: ImageData): Uint8Array {
    const { width: metresX, depth: metresZ } = this.#grid.size;
    return Uint8Array.from({ length: width * height }, (_, pixel) =>
      this.#roomAt(
        (((pixel % width) + 0.5) * metresX) / width,
        ((Math.floor(pixel / width) + 0.5) * metresZ) / height,
      ),
    );
  }

  #paintGround(): void {
    if (!this.#ground) return;
    const { texture, context, base, image, rooms } = this.#ground;
    for (let pixel = 0; pixel < rooms.length; pixel++) {
      const level = this.uniform.value[rooms[pixel]!]!;
      for (let at = pixel * 4; at < pixel * 4 + 3; at++) image.data[at] = base.data[at]! * level;
    }
    context.putImageData(image, 0, 0);
    texture.needsUpdate = true;
  }
}
