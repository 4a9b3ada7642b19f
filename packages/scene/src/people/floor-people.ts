import { localizedName } from '@office/vocabulary';
import { Frustum, Matrix4, Sphere, Vector3 } from 'three';
import type { Group, PerspectiveCamera } from 'three';
import { FloorRoster } from '@office/world/floor-client';
import type { FloorGeometry, Point } from '@office/world/geometry';
import type { FloorPerson, Frame, FloorPeopleChange, Pose } from '@office/world/movement';
import type { Quality } from '../engine/quality.ts';
import type { Viewport } from '../engine/stage.ts';
import { FigureRenderer } from './figure-renderer.ts';
import type { Figure } from './figure-renderer.ts';
import { ConversationRings } from './conversation-rings.ts';
import { Conversations } from './conversations.ts';
import type { Conversation } from './conversations.ts';
import { expressionOf, isMouthOpen } from './expressions.ts';
import { idleLifeAt, idleLifeDelay, minIdleLifeHeight, withIdleLife } from './idle-life.ts';
import { NamePlates } from './name-plates.ts';
import type { Plate } from './name-plates.ts';
import { Person } from './person.ts';

/** Maximum number of figures drawn; figures nearest to the camera take precedence. */
const capacity = 640;
const frustum = new Frustum();
const view = new Matrix4();
const around = new Sphere(new Vector3(), 1.1);

function inSight({ x, z }: Point): boolean {
  around.center.set(x, 0.9, z);
  return frustum.intersectsSphere(around);
}

/** State of the figures in addition to their poses. */
export interface FigureLife {
  now: number;
  reducedMotion: boolean;
  /** Whether people who do not move blink, breathe and glance. */
  idleLife: boolean;
  reactionOf(userId: string): string | undefined;
}

interface Sized extends Figure {
  /** Height of the figure in CSS pixels. */
  size: number;
}

export class FloorPeople {
  readonly figures = new FigureRenderer(capacity);
  readonly plates = new NamePlates();
  readonly #roster = new FloorRoster();
  readonly #conversations = new Conversations();
  readonly #rings = new ConversationRings();
  #pauseDelay: number | undefined;
  #hasIdleLife = false;
  #persons = new Map<number, Person>();
  #self: number | undefined;
  #nearby: ReadonlySet<string> = new Set();
  #raisedHands: ReadonlySet<string> = new Set();
  #pointed: string | undefined;
  #nameless = false;

  constructor() {
    this.group.add(this.#rings.mesh);
  }

  get group(): Group {
    return this.figures.group;
  }

  get conversations(): readonly Conversation[] {
    return this.#conversations.all;
  }

  /** Milliseconds until the next frame of idle life, or until a conversation ends. */
  nextChange(now: number): number | undefined {
    const idle = this.#hasIdleLife ? idleLifeDelay(now) : undefined;
    if (idle === undefined || this.#pauseDelay === undefined) return idle ?? this.#pauseDelay;
    return Math.min(idle, this.#pauseDelay);
  }

  /** Sets the user ids within earshot. Their name plates take precedence. */
  setNearby(near: ReadonlySet<string>): void {
    this.#nearby = near;
  }

  /** Sets the user ids of participants of the call with a raised hand. */
  setRaisedHands(userIds: ReadonlySet<string>): void {
    this.#raisedHands = userIds;
  }

  setHovered(userId: string | undefined): boolean {
    if (userId === this.#pointed) return false;
    this.#pointed = userId;
    // Only if the name was not drawn before, so that a visible plate does not move under the pointer.
    this.#nameless = userId !== undefined && !this.plates.isNamed(userId);
    return true;
  }

  get hovered(): Person | undefined {
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

  others(): Person[] {
    return this.all().filter((person) => person !== this.self);
  }

  other(userId: string): Person | undefined {
    const person = this.byUser(userId);
    return person === this.self ? undefined : person;
  }

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

  /** Replaces all people, for example after entering a floor. Reuses the `Person` objects of known users. */
  reset(self: number, people: readonly FloorPerson[], serverTime: number, now: number): void {
    const known = new Map(this.all().map((person) => [person.info.userId, person]));
    this.#roster.reset(people, serverTime, now);
    this.#persons = new Map(
      people.map((info) => [info.person, known.get(info.userId) ?? new Person(info)]),
    );
    this.#self = self;
    this.#updateInfo(people);
  }

  apply(change: FloorPeopleChange, now: number): void {
    this.#roster.apply(change, now);
    for (const number of change.left) this.#persons.delete(number);
    for (const info of change.joined) this.#persons.set(info.person, new Person(info));
    this.#updateInfo(change.changed);
  }

  frame(frame: Frame, now: number): void {
    this.#roster.frame(frame, now);
  }

  /** Applies a change to the local member immediately, without waiting for the server. */
  changeSelf(change: Partial<FloorPerson>): void {
    const { self } = this;
    if (self) self.info = { ...self.info, ...change };
  }

  /** Moves the local member to `own`. Returns whether a visible person is still moving. */
  update(seconds: number, now: number, own: Pose | undefined, floor: FloorGeometry): boolean {
    let moving = false;
    const pauseDelay = this.#conversations.update(this.all(), now);
    const isSeen = this.#conversations.all.some(({ centre }) => inSight(centre));
    this.#pauseDelay = isSeen ? pauseDelay : undefined;
    this.#rings.show(this.#conversations.all);
    for (const [number, person] of this.#persons) {
      person.facing = this.#conversations.focusOf(person.userId);
      person.isHandRaised = this.#raisedHands.has(person.userId);
      const isSelf = number === this.#self;
      const pose = isSelf && own ? own : this.#roster.pose(number, now);
      if (!pose) continue;
      if (!inSight(pose) && !inSight(person)) {
        person.teleport(pose);
        continue;
      }
      const alive = person.update(pose, seconds, floor);
      // Movement outside the frustum does not require another frame.
      moving ||= (alive || (!isSelf && this.#roster.moving(number, now))) && inSight(person);
    }
    return moving;
  }

  draw(camera: PerspectiveCamera, viewport: Viewport, quality: Quality, life: FigureLife): void {
    this.#hasIdleLife = false;
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
        ...this.#appearanceOf(person, size, life),
        far: size < quality.simpleBelow,
        token: size < quality.tokenBelow,
        size,
      });
      plates.push({
        id: person.info.userId,
        name: localizedName(person.info.name, person.info.nameLatin, this.plates.language),
        status: person.info.status,
        self: number === this.#self,
        near: this.#nearby.has(person.info.userId) || person.isHandRaised,
        pointed: this.#nameless && person.info.userId === this.#pointed,
        talking: person.state === 'talk',
        handRaised: person.isHandRaised,
        demo: person.info.demo,
        x: person.x,
        y: person.plateHeight,
        z: person.z,
      });
    }
    figures.sort((a, b) => b.size - a.size);
    for (const figure of figures.slice(quality.maxDetailedFigures)) figure.far = true;
    this.figures.draw(figures.slice(0, capacity));
    this.plates.draw(plates, camera, viewport);
  }

  dispose(): void {
    this.#rings.dispose();
    this.figures.dispose();
    this.plates.dispose();
  }

  #appearanceOf(
    person: Person,
    size: number,
    { now, reducedMotion, idleLife, reactionOf }: FigureLife,
  ): Pick<Figure, 'pose' | 'expression' | 'blinking'> {
    const reaction = reactionOf(person.userId);
    const isMouthShut = !reducedMotion && !isMouthOpen(person.time + person.variation * 9);
    const expression = expressionOf(
      person.state,
      reaction,
      this.#conversations.of(person.userId) !== undefined,
      isMouthShut,
    );
    const isIdle = idleLife && size >= minIdleLifeHeight && person.state !== 'walk';
    this.#hasIdleLife ||= isIdle;
    const idle = isIdle ? idleLifeAt(now, person.variation) : undefined;
    if (!idle) return { pose: person.pose, expression };
    return { pose: withIdleLife(person.pose, idle), expression, blinking: idle.blinking };
  }

  #updateInfo(people: readonly FloorPerson[]): void {
    for (const info of people) {
      const person = this.#persons.get(info.person);
      if (person) person.info = info;
    }
  }
}
