import type { Point } from '@office/world/geometry';
import type { Scene } from 'three';
import { sight, sightUniforms } from '../engine/sight.ts';

/** Fades objects in front of a person and of the camera in one scene only, because the uniforms are shared. */
export function clearSight(scene: Scene, person: Point, isEnabled: () => boolean): void {
  scene.onBeforeRender = () => {
    sightUniforms.sightTo.value.set(person.x, sight.head, person.z);
    sightUniforms.sightRadius.value = isEnabled() ? sight.radius : 0;
  };
  scene.onAfterRender = () => {
    sightUniforms.sightRadius.value = 0;
  };
}
