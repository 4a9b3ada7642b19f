import type { OfficeAvatar } from '@office/vocabulary';
import type { Group } from 'three';
import { FigureRenderer } from '../../people/figure-renderer.ts';
import { poseFor, poseKeys } from '../../people/poses.ts';
import type { PoseNumbers } from '../../people/poses.ts';

const place = { x: 1.68, y: 0, z: -0.06, heading: -0.36 };
/** Duration in seconds of the wave when the view opens. */
const greeting = 2.2;

export class DeskOwner {
  avatar: OfficeAvatar;
  readonly #figures = new FigureRenderer(1, true);
  #time = 0;
  #pose: PoseNumbers | undefined;

  constructor(avatar: OfficeAvatar) {
    this.avatar = avatar;
  }

  get group(): Group {
    return this.#figures.group;
  }

  /** Returns whether another frame is needed. `calm` disables animation. */
  update(seconds: number, isVisible: boolean, calm: boolean): boolean {
    if (!isVisible) {
      this.#figures.draw([]);
      return false;
    }
    this.#time += seconds;
    const greets = this.#time < greeting && !calm;
    const goal = poseFor({
      state: greets ? 'wave' : 'stand',
      time: this.#time,
      variation: 0.4,
      strides: 0,
      speed: 0,
      seatHeight: 0.49,
      atDesk: true,
    });
    const pose = (this.#pose ??= goal);
    const share = calm ? 1 : 1 - Math.exp(-seconds / 0.1);
    let rest = 0;
    for (const key of poseKeys) {
      const step = goal[key] - pose[key];
      pose[key] += step * share;
      rest = Math.max(rest, Math.abs(step));
    }
    this.#figures.draw([{ avatar: this.avatar, ...place, pose, far: false }]);
    return greets || rest > 0.004;
  }

  dispose(): void {
    this.#figures.dispose();
  }
}
