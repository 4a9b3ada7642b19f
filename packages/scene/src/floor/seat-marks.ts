import type { SeatState } from '@office/vocabulary';
import { Color, Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, RingGeometry } from 'three';
import type { Seat } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import { palette } from '../shapes/palette.ts';

const colors = {
  ACTIVE: new Color(palette.accent),
  SELECTED: new Color('#a89478'),
  EMPTY: new Color('#f6efe4'),
};
const sizes = { ACTIVE: 1.16, SELECTED: 0.98, EMPTY: 0.64 };

export class SeatMarks {
  readonly group = new Group();
  readonly #desks: Seat[];
  readonly #rings: InstancedMesh<RingGeometry, MeshBasicMaterial>;
  readonly #hover: Mesh<RingGeometry, MeshBasicMaterial>;

  constructor(seats: readonly Seat[]) {
    this.#desks = seats.filter(({ kind }) => kind === 'DESK');
    const flat = { transparent: true, depthWrite: false };
    this.#rings = new InstancedMesh(
      new RingGeometry(0.33, 0.42, 32).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ ...flat, opacity: 0.62 }),
      Math.max(1, this.#desks.length),
    );
    this.#rings.count = 0;
    this.#rings.frustumCulled = false;
    this.#hover = new Mesh(
      new RingGeometry(0.3, 0.46, 32).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ ...flat, color: '#8f8ff2', opacity: 0.85 }),
    );
    this.#hover.visible = false;
    this.group.add(this.#rings, this.#hover);
  }

  set(states: ReadonlyMap<string, SeatState>): void {
    const matrix = new Matrix4();
    let count = 0;
    for (const seat of this.#desks) {
      const state = states.get(seat.id);
      if (!state) continue;
      matrix.makeScale(sizes[state], 1, sizes[state]).setPosition(seat.x, 0.012, seat.z);
      this.#rings.setMatrixAt(count, matrix);
      this.#rings.setColorAt(count, colors[state]);
      count++;
    }
    this.#rings.count = count;
    this.#rings.instanceMatrix.needsUpdate = true;
    if (this.#rings.instanceColor) this.#rings.instanceColor.needsUpdate = true;
  }

  point(at: Point | undefined): void {
    this.#hover.visible = at !== undefined;
    if (at) this.#hover.position.set(at.x, 0.016, at.z);
  }

  dispose(): void {
    this.#rings.dispose();
    for (const { geometry, material } of [this.#rings, this.#hover]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
