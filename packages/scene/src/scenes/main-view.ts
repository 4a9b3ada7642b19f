import { Scene } from 'three';
import type { ReportZone, ZoneWatch } from './zone-watch.ts';
import { compileFloorPlan, insidePolygon, seatNear, zoneAt } from '@office/scene-bridge/floor-plan';
import type { FloorGeometry, FloorPlan, Zone } from '@office/scene-bridge/floor-plan';
import { movement } from '@office/scene-bridge/movement';
import type { FloorPerson, Pose } from '@office/scene-bridge/movement';
import { Navigation, Walker } from '@office/scene-bridge/walking';
import { CameraRig, distanceToFit } from '../engine/camera-rig.ts';
import type { Shot } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { qualities } from '../engine/quality.ts';
import type { Viewport } from '../engine/stage.ts';
import { FloorModel } from '../floor/floor-model.ts';
import type { SeatState } from '../floor/floor-model.ts';
import { Company } from '../people/company.ts';
import { Marker } from './marker.ts';
import { inFrontOf, middleOf } from './places.ts';
import { rayAt, targetOf } from './pointing.ts';
import type { Target } from './pointing.ts';
import { SharedDocuments } from './shared-documents.ts';
import type { Axis, Setting, View } from './view.ts';

export interface MainViewEvents {
  /** Someone was clicked. */
  person(userId: string): void;
  /** The name or the screen of a meeting room was clicked from inside. */
  screen(zone: Zone): void;
  zone: ReportZone;
  /** The picture is out of date. */
  wake(): void;
}

/** Metres in front of someone where one stops to talk. */
const besides = 1.2;
/** Radians a second of the movement keys' turn commands. */
const turnStep = Math.PI / 8;

/** The floor with everyone on it. */
export class MainView implements View {
  readonly scene = new Scene();
  readonly overlay = new Scene();
  readonly rig = new CameraRig();
  readonly company = new Company();
  readonly floor: FloorGeometry;
  readonly walker: Walker;
  readonly documents: SharedDocuments;
  #model: FloorModel;
  #seats: ReadonlyMap<string, SeatState> = new Map();
  readonly #daylight = new Daylight();
  readonly #navigation: Navigation;
  readonly #marker = new Marker();
  readonly #events: MainViewEvents;
  readonly #watch: ZoneWatch;
  #setting: Setting;
  #following = true;
  #fromAbove: { yaw: number; pitch: number; distance: number } | undefined;
  #waveUntil = 0;
  #entered = false;
  #seen = false;

  constructor(plan: FloorPlan, setting: Setting, watch: ZoneWatch, events: MainViewEvents) {
    this.#events = events;
    this.#setting = setting;
    this.#watch = watch;
    this.floor = compileFloorPlan(plan);
    this.#navigation = new Navigation(this.floor, movement.personRadius);
    this.#model = this.#build();
    this.documents = new SharedDocuments(plan, events.wake);
    this.walker = new Walker(this.#navigation, plan.spawns[0]!);
    this.#daylight.cover(plan.size.width, plan.size.depth);
    this.scene.background = this.#daylight.background;
    this.scene.add(
      this.#model.group,
      this.#daylight.group,
      this.company.crowd.group,
      this.#marker.mesh,
      this.documents.group,
    );
    this.overlay.add(this.company.plates.mesh);
    this.set(setting);
  }

  /** The server let us in; a first time the camera comes down to us. */
  enter(self: number, people: readonly FloorPerson[], serverTime: number, now: number): void {
    const again = this.#entered;
    this.company.reset(self, people, serverTime, now);
    const me = this.company.self?.info;
    if (me && !again) {
      this.walker.place(me);
      this.walker.heading = me.heading;
      const seat = me.state === 'sit' ? seatNear(this.floor.plan, me, 0.5) : undefined;
      if (seat) this.walker.settle(seat);
    }
    this.#entered = true;
    this.#events.wake();
  }

  get own(): Pose {
    return this.walker.pose;
  }

  setSeats(states: ReadonlyMap<string, SeatState>): void {
    this.#seats = states;
    this.#model.setSeats(states);
    this.#events.wake();
  }

  /** Talks with the hands while the voice is on. */
  setTalking(talking: boolean): void {
    this.walker.resting = talking ? 'talk' : 'stand';
    this.#events.wake();
  }

  /** Goes into a zone: to a free seat there, else to its middle. */
  goToZone(zoneId: string): boolean {
    const zone = this.floor.plan.zones.find(({ id }) => id === zoneId);
    if (!zone) return false;
    const people = this.company.people();
    const free = this.floor.plan.seats.find(
      (seat) =>
        seat.zoneId === zoneId &&
        !people.some((person) => Math.hypot(person.x - seat.x, person.z - seat.z) < 0.5),
    );
    const gone = free ? this.walker.sitOn(free) : this.walker.walkTo(middleOf(zone));
    this.#setOut();
    return gone;
  }

  /** Leaves a zone, if inside: to the nearest point outside that one can walk to. */
  leaveZone(zoneId: string): void {
    const zone = this.floor.plan.zones.find(({ id }) => id === zoneId);
    if (!zone || !insidePolygon(this.walker, zone.polygon)) {
      this.walker.stop();
      return;
    }
    const ways = this.floor.plan.spawns;
    const outside = ways.find((point) => zoneAt(this.floor.plan, point)?.id !== zoneId) ?? ways[0]!;
    this.walker.walkTo(outside);
    this.#setOut();
  }

  /** Goes up to someone, and faces them. */
  goToPerson(userId: string): boolean {
    const person = this.company.byUser(userId);
    if (!person || person === this.company.self) return false;
    const dx = this.walker.x - person.x;
    const dz = this.walker.z - person.z;
    const distance = Math.hypot(dx, dz);
    if (distance <= besides) return true;
    const near = {
      x: person.x + (dx / distance) * besides,
      z: person.z + (dz / distance) * besides,
    };
    const face = () => {
      this.walker.heading = Math.atan2(person.x - this.walker.x, person.z - this.walker.z);
    };
    const gone = this.walker.walkTo(near, face) || this.walker.walkTo(person, face);
    this.#setOut();
    return gone;
  }

  update(seconds: number, now: number, viewport: Viewport, axis: Axis): boolean {
    const steering = this.#steering(axis);
    const walked = this.walker.step(seconds, steering);
    if (now > this.#waveUntil && this.walker.resting === 'wave') this.walker.resting = 'stand';
    this.#marker.show(this.walker.destination);
    const moving = this.company.update(seconds, now, this.walker.pose, this.floor);
    if (walked) this.#following = true;
    if (this.#following) {
      // A little ahead of oneself: more of the room, less of what is behind.
      const { yaw, pitch, distance } = this.rig.goal;
      const lead = Math.min(1.6, distance * 0.09) * Math.cos(pitch);
      this.rig.goal.x = this.walker.x - Math.sin(yaw) * lead;
      this.rig.goal.z = this.walker.z - Math.cos(yaw) * lead;
    }
    const gliding = this.rig.update(seconds, viewport);
    const opened = this.#model.openTowards(this.rig.camera);
    const waiting = this.#watch.update(
      zoneAt(this.floor.plan, this.walker),
      now,
      this.#events.zone,
    );
    this.company.draw(
      this.rig.camera,
      viewport,
      qualities[
        this.#setting.software && this.#setting.level === 'MEDIUM' ? 'LOW' : this.#setting.level
      ],
    );
    return walked || moving || gliding || opened || waiting || steering !== undefined;
  }

  tap(x: number, y: number, viewport: Viewport): void {
    const target = this.#under(x, y, viewport);
    if (!target) return;
    if ('userId' in target) {
      this.#events.person(target.userId);
      return;
    }
    const here = zoneAt(this.floor.plan, this.walker);
    const screen = this.floor.plan.decor.find(
      (item) => item.kind === 'SCREEN' && Math.hypot(item.x - target.x, item.z - target.z) < 1,
    );
    const zone = screen && zoneAt(this.floor.plan, inFrontOf(screen));
    if (zone && zone.id === here?.id) {
      this.#events.screen(zone);
      return;
    }
    const seat = seatNear(this.floor.plan, target, 0.5);
    const taken =
      seat &&
      this.company
        .people()
        .some(
          (person) =>
            person !== this.company.self && Math.hypot(person.x - seat.x, person.z - seat.z) < 0.4,
        );
    if (seat && !taken) this.walker.sitOn(seat);
    else this.walker.walkTo(target);
    this.#setOut();
  }

  hover(x: number, y: number, viewport: Viewport): boolean {
    const target = this.#under(x, y, viewport);
    return (
      target !== undefined &&
      ('userId' in target || seatNear(this.floor.plan, target, 0.5) !== undefined)
    );
  }

  drag(): boolean {
    return false;
  }

  /** Holds the camera at a shot, for a picture: it follows nobody. */
  hold(shot: Partial<Shot>): void {
    this.#following = false;
    Object.assign(this.rig.goal, shot);
    this.rig.cut();
    this.overlay.visible = false;
    this.#marker.mesh.visible = false;
  }

  /** The camera was moved along the floor by hand: it no longer follows until one walks. */
  letGo(): void {
    this.#following = false;
  }

  command(name: Command): void {
    const { rig } = this;
    if (name === 'turnLeft') rig.orbit(-turnStep, 0);
    else if (name === 'turnRight') rig.orbit(turnStep, 0);
    else if (name === 'zoomIn') rig.zoom(1.25);
    else if (name === 'zoomOut') rig.zoom(0.8);
    else if (name === 'center') this.#following = true;
    else if (name === 'topView') this.#toggleTopView();
    else if (name === 'wave') this.#wave();
    else this.#sitOrStand();
    this.#events.wake();
  }

  set(setting: Setting): void {
    const rebuild = isPlain(setting) !== isPlain(this.#setting);
    this.#setting = setting;
    if (rebuild) {
      this.#model.dispose();
      this.#model = this.#build();
      this.#model.setSeats(this.#seats);
      this.scene.add(this.#model.group);
    }
    this.#model.setLevel(setting.level);
    this.#model.setLanguage(setting.language);
    this.#daylight.setAppearance(setting.appearance);
    this.#daylight.setLevel(setting.level);
    this.company.plates.setAppearance(setting.appearance);
    this.rig.ease = setting.reducedMotion ? 0 : 0.16;
    this.#events.wake();
  }

  shown(viewport: Viewport): void {
    const { width, depth } = this.floor.plan.size;
    this.rig.distanceRange = [
      3.5,
      distanceToFit(width, depth, 0.5, 1.2, viewport, this.rig.inset) * 1.25,
    ];
    this.#events.wake();
    // Coming back from another scene one finds the camera as one left it.
    if (this.#seen) return;
    this.#seen = true;
    Object.assign(this.rig.goal, {
      x: this.walker.x,
      y: 0.9,
      z: this.walker.z,
      yaw: 0.5,
      pitch: 0.68,
      distance: 17,
    });
    this.rig.cut();
    if (!this.#setting.reducedMotion) {
      // Comes in from a little farther away, once.
      const goal = { ...this.rig.goal };
      Object.assign(this.rig.goal, { yaw: 0.62, pitch: 0.8, distance: 27 });
      this.rig.cut();
      Object.assign(this.rig.goal, goal);
    }
  }

  dispose(): void {
    this.company.dispose();
    this.#model.dispose();
    this.#daylight.dispose();
    this.#marker.dispose();
    this.documents.dispose();
  }

  #build(): FloorModel {
    const { level, language } = this.#setting;
    return new FloorModel(this.floor, level, language, {
      garden: true,
      plain: isPlain(this.#setting),
    });
  }

  #setOut(): void {
    this.#following = true;
    this.#events.wake();
  }

  #under(x: number, y: number, viewport: Viewport): Target | undefined {
    return targetOf(rayAt(x, y, viewport, this.rig.camera), this.company, this.floor.plan);
  }

  #steering({ right, forward, run }: Axis) {
    if (right === 0 && forward === 0) return undefined;
    const { yaw } = this.rig.shot;
    const x = Math.cos(yaw) * right - Math.sin(yaw) * forward;
    const z = -Math.sin(yaw) * right - Math.cos(yaw) * forward;
    const length = Math.hypot(x, z);
    return { x: x / length, z: z / length, run };
  }

  #toggleTopView(): void {
    const { goal } = this.rig;
    if (this.#fromAbove) {
      Object.assign(goal, this.#fromAbove);
      this.#fromAbove = undefined;
      return;
    }
    this.#fromAbove = { yaw: goal.yaw, pitch: goal.pitch, distance: goal.distance };
    Object.assign(goal, { yaw: 0, pitch: 1.53, distance: Math.max(goal.distance, 30) });
  }

  #wave(): void {
    this.walker.stop();
    this.walker.resting = 'wave';
    this.#waveUntil = performance.now() + 2600;
  }

  #sitOrStand(): void {
    if (this.walker.seat) {
      this.walker.standUp();
    } else {
      const seat = seatNear(this.floor.plan, this.walker, 2);
      if (seat) this.walker.sitOn(seat);
    }
    this.#setOut();
  }
}

function isPlain({ level, software }: Setting): boolean {
  return level === 'LOW' || (software && level === 'MEDIUM');
}
