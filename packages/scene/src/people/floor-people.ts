import { Frustum, Matrix4, Sphere, Vector3 } from 'three';
import type { Group, PerspectiveCamera } from 'three';
import { FloorRoster } from '@office/world/floor-client';
import type { FloorGeometry, Point } from '@office/world/geometry';
import type { FloorPerson, Frame, FloorPeopleChange, Pose } from '@office/world/movement';
import type { Quality } from '../engine/quality.ts';
import type { Viewport } from '../engine/stage.ts';
import { FigureRenderer } from './figure-renderer.ts';
import type { Figure } from './figure-renderer.ts';
import { NamePlates } from './name-plates.ts';
import type { Plate } from './name-plates.ts';
import { Person } from './person.ts';

/** Figures drawn at most: the nearest to the camera. Everyone else on the floor costs a few numbers. */
const capacity = 640;
const frustum = new Frustum();
const view = new Matrix4();
const around = new Sphere(new Vector3(), 1.1);

/** Whether someone is in the picture as it was drawn last, or about to come into it. */
function inSight({ x, z }: Point): boolean {
  around.center.set(x, 0.9, z);
  return frustum.intersectsSphere(around);
}

interface Sized extends Figure {
  /** CSS pixels that a figure is tall. */
  size: number;
}

/** The people of the member's floor: moves them as the server says, and draws those in sight. */
export class FloorPeople {
  readonly figures = new FigureRenderer(capacity);
  readonly plates = new NamePlates();
  readonly #roster = new FloorRoster();
  #persons = new Map<number, Person>();
  #self: number | undefined;
  #near: ReadonlySet<string> = new Set();
  #pointed: string | undefined;
  #nameless = false;

  /** All that is drawn among the furniture. */
  get group(): Group {
    return this.figures.group;
  }

  /** Names the people within earshot: their plates come first. */
  setNear(near: ReadonlySet<string>): void {
    this.#near = near;
  }

  /** Takes the person under the pointer; returns whether that is new. */
  point(userId: string | undefined): boolean {
    if (userId === this.#pointed) return false;
    this.#pointed = userId;
    // A name that is there stays where it is under the pointer.
    this.#nameless = userId !== undefined && !this.plates.isNamed(userId);
    return true;
  }

  /** The person under the pointer, while they are here. */
  get pointed(): Person | undefined {
    return this.#pointed === undefined ? undefined : this.other(this.#pointed);
  }

  get self(): Person | undefined {
    return this.#self === undefined ? undefined : this.#persons.get(this.#self);
  }

  get count(): number {
    return this.#persons.size;
  }

  all(): Person[] {
    return [...this.#persons.values()];
  }

  byUser(userId: string): Person | undefined {
    return this.all().find(({ info }) => info.userId === userId);
  }

  /** Everyone but the member, for `WalkRequests`. */
  others(): Person[] {
    return this.all().filter((person) => person !== this.self);
  }

  other(userId: string): Person | undefined {
    const person = this.byUser(userId);
    return person === this.self ? undefined : person;
  }

  /** The one nearest to a point, oneself aside. */
  nearest(point: Point): Person | undefined {
    let best: Person | undefined;
    let least = Infinity;
    for (const person of this.#persons.values()) {
      const distance = Math.hypot(person.x - point.x, person.z - point.z);
      if (person === this.self || distance >= least) continue;
      least = distance;
      best = person;
    }
    return best;
  }

  /** Replaces everyone, as after entering; those who were here already stay the same persons. */
  reset(self: number, people: readonly FloorPerson[], serverTime: number, now: number): void {
    const known = new Map(this.all().map((person) => [person.info.userId, person]));
    this.#roster.reset(people, serverTime, now);
    this.#persons = new Map(
      people.map((info) => [info.person, known.get(info.userId) ?? new Person(info)]),
    );
    this.#self = self;
    this.#tell(people);
  }

  apply(change: FloorPeopleChange, now: number): void {
    this.#roster.apply(change, now);
    for (const number of change.left) this.#persons.delete(number);
    for (const info of change.joined) this.#persons.set(info.person, new Person(info));
    this.#tell(change.changed);
  }

  frame(frame: Frame, now: number): void {
    this.#roster.frame(frame, now);
  }

  /** Changes how oneself looks, at once: the server tells the others. */
  changeSelf(change: Partial<FloorPerson>): void {
    const { self } = this;
    if (self) self.info = { ...self.info, ...change };
  }

  /** Moves everyone on; oneself to `own`. Returns whether someone is still moving. */
  update(seconds: number, now: number, own: Pose | undefined, floor: FloorGeometry): boolean {
    let moving = false;
    for (const [number, person] of this.#persons) {
      const isSelf = number === this.#self;
      const pose = isSelf && own ? own : this.#roster.pose(number, now);
      if (!pose) continue;
      if (!inSight(pose) && !inSight(person)) {
        person.place(pose);
        continue;
      }
      const alive = person.update(pose, seconds, floor);
      // Movement out of sight is no reason for another picture.
      moving ||= (alive || (!isSelf && this.#roster.moving(number, now))) && inSight(person);
    }
    return moving;
  }

  draw(camera: PerspectiveCamera, viewport: Viewport, quality: Quality): void {
    frustum.setFromProjectionMatrix(
      view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    );
    const figures: Sized[] = [];
    const plates: Plate[] = [];
    const perMetre = viewport.height / (2 * Math.tan((camera.fov / 2) * (Math.PI / 180)));
    for (const [number, person] of this.#persons) {
      if (!inSight(person)) continue;
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
        token: size < quality.tokenBelow,
        size,
      });
      plates.push({
        id: person.info.userId,
        name: person.info.name,
        status: person.info.status,
        self: number === this.#self,
        near: this.#near.has(person.info.userId),
        pointed: this.#nameless && person.info.userId === this.#pointed,
        talking: person.state === 'talk',
        x: person.x,
        y: person.plateHeight,
        z: person.z,
      });
    }
    figures.sort((a, b) => b.size - a.size);
    for (const figure of figures.slice(quality.wholeFigures)) figure.far = true;
    this.figures.draw(figures.slice(0, capacity));
    this.plates.draw(plates, camera, viewport);
  }

  dispose(): void {
    this.figures.dispose();
    this.plates.dispose();
  }

  #tell(people: readonly FloorPerson[]): void {
    for (const info of people) {
      const person = this.#persons.get(info.person);
      if (person) person.info = info;
    }
  }
}
