import type { Language } from '@office/vocabulary';
import { Box3 } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan } from '@office/world/geometry';
import type { FloorSummary } from '../../net/office-api.ts';
import { FloorCard } from './floor-card.ts';
import { WatchedPeople } from './watched-people.ts';
import type { WatchFloor } from '../../net/watch-floor.ts';
import { MiniFloor } from './mini-floor.ts';

export class FloorModel {
  readonly summary: FloorSummary;
  readonly model: MiniFloor;
  readonly card = new FloorCard();
  readonly people: WatchedPeople | undefined;
  readonly bounds = new Box3();
  readonly #desks: number;

  constructor(
    { summary, plan }: { summary: FloorSummary; plan: FloorPlan },
    watch: WatchFloor | undefined,
    wake: () => void,
  ) {
    const floor = compileFloorPlan(plan);
    this.summary = summary;
    this.model = new MiniFloor(floor);
    this.people = watch && new WatchedPeople(floor, summary.id, watch, wake);
    this.#desks = plan.seats.filter(({ kind }) => kind === 'DESK').length;
  }

  get size(): FloorPlan['size'] {
    return this.model.floor.plan.size;
  }

  get corner(): { x: number; z: number } {
    return this.model.group.position;
  }

  get middle(): { x: number; z: number } {
    return { x: this.corner.x + this.size.width / 2, z: this.corner.z + this.size.depth / 2 };
  }

  moveTo(middle: { x: number; z: number }): void {
    const { width, depth } = this.size;
    const x = middle.x - width / 2;
    const z = middle.z - depth / 2;
    this.model.group.position.set(x, 0, z);
    this.bounds.min.set(x - 1.5, -0.9, z - 1.5);
    this.bounds.max.set(x + width + 1.5, 1.6, z + depth + 1.5);
  }

  facts(language: Language) {
    const { people, summary } = this;
    const { name } = this.model.floor.plan;
    // Uses the custom name if the floor was renamed; otherwise the translated name of the plan.
    const asPlanned = !summary.name || [name.ja, name.en].includes(summary.name);
    return {
      name: asPlanned ? name[language] : summary.name,
      people: people?.loaded ? people.count : summary.presentCount,
      desks: this.#desks,
      blocked: summary.blocked,
    };
  }

  dispose(): void {
    this.model.dispose();
    this.people?.dispose();
    this.card.dispose();
  }
}
