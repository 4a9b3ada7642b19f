import { localizedName } from '@office/vocabulary';
import type { Group, PerspectiveCamera } from 'three';
import type { Viewport } from '../../engine/stage.ts';
import { FigureRenderer } from '../../people/figure-renderer.ts';
import type { Figure } from '../../people/figure-renderer.ts';
import { NamePlates } from '../../people/name-plates.ts';
import type { Plate } from '../../people/name-plates.ts';
import type { FloorModel } from './story.ts';

const capacity = 400;
const peopleScale = 1.5;

export class MapPeople {
  readonly plates = new NamePlates();
  readonly #figures = new FigureRenderer(capacity);

  constructor() {
    this.group.scale.setScalar(peopleScale);
  }

  get group(): Group {
    return this.#figures.group;
  }

  /** `self` always shows a name; others only if `named` is true for their floor. */
  draw(
    stories: readonly FloorModel[],
    self: { userId: string; floorId: string },
    named: (index: number) => boolean,
    camera: PerspectiveCamera,
    viewport: Viewport,
  ): void {
    const figures: Figure[] = [];
    const plates: Plate[] = [];
    stories.forEach(({ people, summary, corner }, i) => {
      for (const person of people?.people() ?? []) {
        if (figures.length >= capacity) break;
        const { info, userId, heading, pose, plateHeight } = person;
        const own = userId === self.userId && summary.id === self.floorId;
        const x = corner.x + person.x;
        const z = corner.z + person.z;
        figures.push({
          avatar: info.avatar,
          x: x / peopleScale,
          y: 0,
          z: z / peopleScale,
          heading,
          pose,
          far: true,
        });
        plates.push({
          id: `${summary.id}:${userId}`,
          name: localizedName(info.name, info.nameLatin, this.plates.language),
          status: info.status,
          self: own,
          demo: info.demo,
          dotOnly: !own && !named(i),
          x,
          y: plateHeight * peopleScale,
          z,
        });
      }
    });
    this.#figures.draw(figures);
    this.plates.draw(plates, camera, viewport);
  }

  dispose(): void {
    this.#figures.dispose();
    this.plates.dispose();
  }
}
