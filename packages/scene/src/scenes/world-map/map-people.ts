import {
  CircleGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
} from 'three';
import type { PerspectiveCamera } from 'three';
import type { Viewport } from '../../engine/stage.ts';
import { Crowd } from '../../people/crowd.ts';
import type { Drawn } from '../../people/crowd.ts';
import { NamePlates } from '../../people/name-plates.ts';
import type { Plate } from '../../people/name-plates.ts';
import { presenceColors } from '../../people/presence.ts';
import type { Story } from './story.ts';

const capacity = 400;
/** People are drawn larger than the house, so that one can see them. */
const larger = 1.5;
const flat = new Matrix4();

/** Everyone on the table, each on a disc of their presence, some with their names. */
export class MapPeople {
  readonly group = new Group();
  readonly plates = new NamePlates();
  readonly #crowd = new Crowd(capacity);
  readonly #discs = makeDiscs();

  constructor() {
    this.#crowd.group.scale.setScalar(larger);
    this.group.add(this.#crowd.group, this.#discs);
  }

  /** `self` is drawn with a name always, the others where `named` says so of their floor. */
  draw(
    stories: readonly Story[],
    self: { userId: string; floorId: string },
    named: (index: number) => boolean,
    camera: PerspectiveCamera,
    viewport: Viewport,
  ): void {
    const figures: Drawn[] = [];
    const plates: Plate[] = [];
    stories.forEach(({ people, summary, corner }, i) => {
      for (const person of people?.people() ?? []) {
        if (figures.length >= capacity) break;
        const { info, userId, heading, pose, plateHeight } = person;
        const own = userId === self.userId && summary.id === self.floorId;
        const x = corner.x + person.x;
        const z = corner.z + person.z;
        flat.makeRotationX(-Math.PI / 2).setPosition(x, 0.05, z);
        this.#discs.setMatrixAt(figures.length, flat);
        this.#discs.setColorAt(figures.length, discColors[info.status]);
        figures.push({
          avatar: info.avatar,
          x: x / larger,
          y: 0,
          z: z / larger,
          heading,
          pose,
          far: true,
        });
        if (own || named(i))
          plates.push({
            id: `${summary.id}:${userId}`,
            name: info.name,
            status: info.status,
            self: own,
            x,
            y: plateHeight * larger,
            z,
          });
      }
    });
    this.#discs.count = figures.length;
    this.#discs.instanceMatrix.needsUpdate = true;
    if (this.#discs.instanceColor) this.#discs.instanceColor.needsUpdate = true;
    this.#crowd.draw(figures);
    this.plates.draw(plates, camera, viewport);
  }

  dispose(): void {
    this.#crowd.dispose();
    this.plates.dispose();
    this.#discs.geometry.dispose();
    this.#discs.material.dispose();
    this.#discs.dispose();
  }
}

const discColors = Object.fromEntries(
  Object.entries(presenceColors).map(([status, color]) => [status, new Color(color)]),
) as Record<keyof typeof presenceColors, Color>;

function makeDiscs() {
  const discs = new InstancedMesh(
    new CircleGeometry(0.62, 24),
    new MeshBasicMaterial({ transparent: true, opacity: 0.85, depthWrite: false }),
    capacity,
  );
  discs.instanceMatrix.setUsage(DynamicDrawUsage);
  discs.count = 0;
  discs.frustumCulled = false;
  return discs;
}
