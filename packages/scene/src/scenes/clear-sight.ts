import type { Point } from '@office/world/geometry';
import type { Scene } from 'three';
import { sightUniforms } from '../engine/materials.ts';

/** Metres: height of a head, and radius around the line of sight to it that is kept free. */
const headHeight = 1.3;
const sightRadius = 0.55;

/** Fades objects in front of a person in one scene only, because the uniforms are shared. */
export function clearSight(scene: Scene, person: Point, isEnabled: () => boolean): void {
  scene.onBeforeRender = () => {
    sightUniforms.sightTo.value.set(person.x, headHeight, person.z);
    sightUniforms.sightRadius.value = isEnabled() ? sightRadius : 0;
  };
  scene.onAfterRender = () => {
    sightUniforms.sightRadius.value = 0;
  };
}
