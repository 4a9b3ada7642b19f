import { Frustum, Matrix4, Sphere, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { FloorGeometry } from '@office/scene-bridge/floor-plan';
import type { FloorPerson, Frame, PeopleChange, Pose } from '@office/scene-bridge/movement';
import type { Quality } from '../engine/quality.ts';
import type { Viewport } from '../engine/stage.ts';
import { ServerClock, Track } from '../move/track.ts';
import { Crowd } from './crowd.ts';
import type { Drawn } from './crowd.ts';
import { NamePlates } from './name-plates.ts';
import type { Plate } from './name-plates.ts';
import { Person } from './person.ts';

const capacity = 256;
const frustum = new Frustum();
const view = new Matrix4();
const around = new Sphere(new Vector3(), 1.1);

interface Member {
  person: Person;
  track: Track;
}

/** Everyone on the floor: moves them as the server says, and draws those in sight. */
export class Company {
  readonly crowd = new Crowd(capacity);
  readonly plates = new NamePlates();
  readonly #members = new Map<number, Member>();
  readonly #clock = new ServerClock();
  #self: number | undefined;

  get self(): Person | undefined {
    return this.#self === undefined ? undefined : this.#members.get(this.#self)?.person;
  }

  get count(): number {
    return this.#members.size;
  }

  people(): Person[] {
    return [...this.#members.values()].map(({ person }) => person);
  }

  byUser(userId: string): Person | undefined {
    return this.people().find(({ info }) => info.userId === userId);
  }

  /** Everyone anew, as after entering; those who were here already stay the same persons. */
  reset(self: number, people: readonly FloorPerson[], serverTime: number, now: number): void {
    this.#clock.observe(serverTime, now);
    const known = new Map(this.people().map((person) => [person.info.userId, person]));
    this.#members.clear();
    this.#self = self;
    for (const info of people) this.#add(info, serverTime, known.get(info.userId));
  }

  apply(change: PeopleChange, now: number): void {
    const time = this.#clock.shown(now);
    for (const number of change.left) this.#members.delete(number);
    for (const info of change.joined) this.#add(info, time);
    for (const info of change.changed) {
      const member = this.#members.get(info.person);
      if (member) member.person.info = { ...info, ...poseOf(member.person) };
    }
  }

  frame(frame: Frame, now: number): void {
    this.#clock.observe(frame.serverTime, now);
    for (const pose of frame.poses) {
      if (pose.person !== this.#self)
        this.#members.get(pose.person)?.track.push(pose, frame.serverTime);
    }
  }

  /** Changes how oneself looks, at once: the server tells the others. */
  changeSelf(change: Partial<FloorPerson>): void {
    const { self } = this;
    if (self) self.info = { ...self.info, ...change };
  }

  /** Moves everyone on; oneself to `own`. Returns whether someone is still moving. */
  update(seconds: number, now: number, own: Pose | undefined, floor: FloorGeometry): boolean {
    const time = this.#clock.shown(now);
    let moving = false;
    for (const [number, { person, track }] of this.#members) {
      const pose = number === this.#self && own ? own : track.at(time);
      const alive = person.update(pose, seconds, floor);
      moving ||= alive || (number !== this.#self && track.moving(time));
    }
    return moving;
  }

  draw(camera: PerspectiveCamera, viewport: Viewport, quality: Quality): void {
    frustum.setFromProjectionMatrix(
      view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    );
    const figures: (Drawn & { size: number })[] = [];
    const plates: Plate[] = [];
    const perMetre = viewport.height / (2 * Math.tan((camera.fov / 2) * (Math.PI / 180)));
    for (const [number, { person }] of this.#members) {
      around.center.set(person.x, 0.9, person.z);
      if (!frustum.intersectsSphere(around)) continue;
      const distance = around.center.distanceTo(camera.position);
      const size = (perMetre * 1.6) / distance;
      figures.push({
        avatar: person.info.avatar,
        x: person.x,
        y: 0,
        z: person.z,
        heading: person.heading,
        pose: person.pose,
        far: size < quality.simpleBelow,
        size,
      });
      plates.push({
        id: person.info.userId,
        name: person.info.name,
        status: person.info.status,
        self: number === this.#self,
        x: person.x,
        y: person.plateHeight,
        z: person.z,
      });
    }
    figures.sort((a, b) => b.size - a.size);
    for (const figure of figures.slice(quality.wholeFigures)) figure.far = true;
    this.crowd.draw(figures);
    this.plates.draw(plates, camera, viewport);
  }

  dispose(): void {
    this.crowd.dispose();
    this.plates.dispose();
  }

  #add(info: FloorPerson, time: number, known?: Person): void {
    if (this.#members.size >= capacity) return;
    const person = known ?? new Person(info);
    person.info = info;
    this.#members.set(info.person, { person, track: new Track(info, time) });
  }
}

function poseOf({ x, z, heading, info }: Person): Pose {
  return { x, z, heading, state: info.state };
}
