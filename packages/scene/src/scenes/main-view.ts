import { localizedName, type SeatState } from '@office/vocabulary';
import { Scene } from 'three';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { compileFloorPlan, insidePolygon, seatOf, zoneAt } from '@office/world/geometry';
import type { FloorGeometry } from '@office/world/geometry';
import { movement } from '@office/world/movement';
import type { FloorPerson, Pose } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { WalkRequests, Walker } from '@office/world/walking';
import type { ReportZone, ZoneWatch } from '@office/world/walking';
import type { CameraRig, Shot } from '../engine/camera-rig.ts';
import { Daylight } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import { qualities } from '../engine/quality.ts';
import { Tooltip } from '../engine/tooltip.ts';
import type { Viewport } from '../engine/stage.ts';
import { FloorModel } from '../floor/floor-model.ts';
import { Sky } from '../floor/sky.ts';
import { FloorPeople } from '../people/floor-people.ts';
import type { FigureLife } from '../people/floor-people.ts';
import { clearSight } from './clear-sight.ts';
import { ZoneSigns } from './zone-signs.ts';
import type { DoorMeetings } from './door-signs.ts';
import { Faces } from './faces.ts';
import { Reactions } from './reactions.ts';
import { MainCamera } from './main-camera.ts';
import type { RoomFrame } from './main-camera.ts';
import { MainPointer } from './main-pointer.ts';
import type { PointerEvents } from './main-pointer.ts';
import { Marker } from './marker.ts';
import { Minimap } from './minimap.ts';
import { RoomScreens } from './room-screens.ts';
import { roomFrames } from './room-frames.ts';
import { SharedDocuments } from './shared-documents.ts';
import { ViewButtons } from './view-buttons.ts';
import type { Axis, Setting, View } from './view.ts';

export interface MainViewEvents extends Pick<
  PointerEvents,
  'person' | 'screen' | 'desk' | 'seatName' | 'wake'
> {
  following(name: string): void;
  zone: ReportZone;
  onHidePage(alone: boolean): void;
  repaint(): void;
}

export class MainView implements View {
  readonly scene = new Scene();
  readonly overlay = new Scene();
  readonly hud = new Scene();
  readonly people = new FloorPeople();
  readonly floor: FloorGeometry;
  readonly walker: Walker;
  readonly walkRequests: WalkRequests;
  readonly documents: SharedDocuments;
  readonly faces: Faces;
  readonly reactions: Reactions;
  readonly #camera = new MainCamera();
  readonly #minimap: Minimap;
  readonly #buttons = new ViewButtons();
  readonly #tip: Tooltip;
  readonly #doors: ZoneSigns;
  readonly #roomScreens: RoomScreens;
  readonly #roomFrames: ReadonlyMap<string, RoomFrame>;
  readonly #pointer: MainPointer;
  #model: FloorModel;
  #seats: ReadonlyMap<string, SeatState> = new Map();
  readonly #daylight = new Daylight();
  readonly #sky = new Sky();
  readonly #marker = new Marker();
  readonly #events: MainViewEvents;
  readonly #watch: ZoneWatch;
  #setting: Setting;
  #talking = false;
  #entered = false;
  #alone = false;
  #isHeld = false;
  #changeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(plan: FloorPlan, setting: Setting, watch: ZoneWatch, events: MainViewEvents) {
    this.#events = events;
    this.#setting = setting;
    this.#watch = watch;
    this.floor = compileFloorPlan(plan);
    this.#model = this.#build();
    this.documents = new SharedDocuments(this.floor, events.wake);
    this.#roomScreens = new RoomScreens(plan, this.documents);
    this.#roomFrames = roomFrames(this.floor, this.documents);
    const navigation = new Navigation(this.floor, movement.personRadius);
    this.walker = new Walker(navigation, plan.spawns[0]!);
    this.walkRequests = new WalkRequests(this.floor, this.walker, this.people, () => {
      this.#camera.follow();
      events.wake();
    });
    this.#minimap = new Minimap(plan, events.wake);
    this.#tip = new Tooltip(events.wake);
    this.#doors = new ZoneSigns(plan, this.hud);
    this.faces = new Faces(this.hud, events.repaint);
    this.reactions = new Reactions(this.hud, events.wake);
    this.#pointer = this.#makePointer();
    this.hud.add(this.#minimap.mesh, this.#buttons.mesh, this.#tip.mesh);
    this.#daylight.fitTo(plan.size.width, plan.size.depth);
    this.scene.fog = this.#sky.fog;
    this.scene.add(
      this.#model.group,
      this.#sky.mesh,
      this.#daylight.group,
      this.people.group,
      this.#marker.mesh,
      this.documents.group,
      this.#roomScreens.group,
    );
    clearSight(this.scene, this.walker, () => !this.#camera.isAbove && this.overlay.visible);
    this.overlay.add(this.people.plates.mesh);
    this.set(setting);
  }

  get rig(): CameraRig {
    return this.#camera.rig;
  }

  readonly controls = {
    list: () => this.#buttons.list(this.#look),
    focus: (command: Command | undefined) => {
      this.#buttons.focus(command);
      this.#events.wake();
    },
  };

  get own(): Pose {
    return this.walker.pose;
  }

  enter(self: number, people: readonly FloorPerson[], serverTime: number, now: number): void {
    const isReentry = this.#entered;
    this.people.reset(self, people, serverTime, now);
    const me = this.people.self?.info;
    if (me && !isReentry) {
      this.walker.place(me);
      this.walker.heading = me.heading;
      const seat = seatOf(this.floor.plan, me);
      if (seat) {
        this.walker.settle(seat);
        const others = people.filter(({ person }) => person !== self);
        this.#camera.arrive(me, this.floor.plan.spawns[0]!, others);
      }
    }
    this.#entered = true;
    this.#events.wake();
  }

  othersIn(zone: Zone): number {
    return this.people.others().filter((person) => insidePolygon(person, zone.polygon)).length;
  }

  setSeats(states: ReadonlyMap<string, SeatState>): void {
    this.#seats = states;
    this.#model.setSeats(states);
    this.#events.wake();
  }

  setDoors(news: readonly DoorMeetings[]): void {
    this.#doors.set(news);
    this.#roomScreens.set(news);
    this.#events.wake();
  }

  get seats(): ReadonlyMap<string, SeatState> {
    return this.#seats;
  }

  /** Starts or stops the talking gesture; a wave in progress finishes first. */
  setTalking(talking: boolean): void {
    if (talking === this.#talking) return;
    this.#talking = talking;
    this.walker.rest(performance.now(), talking);
    this.#events.wake();
  }

  update(seconds: number, now: number, viewport: Viewport, axis: Axis): boolean {
    const steering = this.#camera.steering(axis);
    const looking = this.walkRequests.update(now, steering !== undefined);
    const walked = this.walker.step(seconds, steering);
    this.walker.rest(now, this.#talking);
    this.#marker.show(this.walker.destination, seconds, this.#setting.reducedMotion);
    const moving = this.people.update(seconds, now, this.walker.pose, this.floor);
    const room = this.#frameRoom(viewport);
    const gliding = this.#camera.update(seconds, this.walker, walked, viewport);
    const opened = this.#model.openTowards(this.rig.camera, [this.walker, ...(room?.spots ?? [])]);
    const everyone = this.people.all();
    const reactingRoom = this.#model.reactTo(
      everyone,
      seconds,
      this.rig.camera,
      !this.#setting.reducedMotion && !this.#isHeld,
    );
    this.#model.point(this.people.hovered ?? this.#pointer.seat);
    this.#roomScreens.update(this.rig.camera.position, this.#setting.language);
    const waiting = this.#watch.update(zoneAt(this.floor.plan, this.walker), { now, walked });
    const { level } = this.#setting;
    this.people.draw(this.rig.camera, viewport, qualities[level], this.#figureLife(now));
    this.#scheduleChange(now);
    const { self } = this.people;
    const { appearance } = this.#setting;
    const { inset } = this.rig;
    this.#minimap.update(now, everyone, self, viewport, inset, appearance);
    this.#buttons.update(viewport, inset, this.#minimap.top, this.#look);
    const tip = this.#buttons.tip(this.#look) ?? this.#pointer.seatTip(viewport);
    this.#tip.update(tip, now, viewport, inset, appearance);
    const overview = this.rig.overviewShare(this.rig.shot) > 0.5 || this.#camera.isAbove;
    this.faces.update(this.people, this.rig.camera, viewport, appearance);
    this.#doors.update(this.walker, everyone, this.rig.camera, {
      ...this.#setting,
      viewport,
      inset,
      overview,
      taken: [...this.people.plates.taken, ...this.faces.taken],
    });
    const reacting = this.reactions.update(now, {
      people: this.people,
      topOfFace: (userId) => this.faces.topOf(userId),
      viewport,
      reducedMotion: this.#setting.reducedMotion,
    });
    return (
      reacting ||
      reactingRoom ||
      walked ||
      moving ||
      gliding ||
      opened ||
      waiting ||
      looking ||
      steering !== undefined
    );
  }

  tap(x: number, y: number, viewport: Viewport, times = 1): void {
    this.#pointer.tap(x, y, viewport, times);
  }

  hover(x: number, y: number, viewport: Viewport): boolean {
    return this.#pointer.hover(x, y, viewport);
  }

  leave(): void {
    this.#pointer.leave();
  }

  drag(): boolean {
    return false;
  }

  onPan(): void {
    this.#camera.stopFollowing();
  }

  hold(shot: Partial<Shot>): void {
    this.#isHeld = true;
    this.#camera.hold(shot);
    this.overlay.visible = false;
    this.#marker.mesh.visible = false;
    this.#minimap.hide();
    this.#buttons.hide();
    this.#doors.hide();
    this.faces.hide();
    this.reactions.hide();
  }

  command(name: Command, viewport: Viewport): void {
    if (name === 'wave') this.#wave();
    else if (name === 'sit') this.walkRequests.sitOrStand();
    else if (name === 'follow') this.#focusNearest();
    else if (name === 'map') this.#minimap.toggle();
    else if (name === 'alone') this.#events.onHidePage((this.#alone = !this.#alone));
    else if (name === 'escape') this.#restorePage();
    else this.#camera.command(name, viewport);
    this.#events.wake();
  }

  set(setting: Setting): void {
    const rebuild = setting.level !== this.#setting.level;
    this.#setting = setting;
    if (rebuild) {
      this.#model.dispose();
      this.#model = this.#build();
      this.#model.setSeats(this.#seats);
      this.scene.add(this.#model.group);
    }
    this.#daylight.setTime(setting.daytime);
    this.#sky.set(this.#daylight);
    this.#daylight.setLevel(setting.level);
    this.people.plates.setAppearance(setting.appearance);
    this.people.plates.setLanguage(setting.language);
    this.#camera.setCalm(setting.reducedMotion);
    this.#events.wake();
  }

  activate(viewport: Viewport): void {
    this.#camera.begin(this.floor.plan.size, this.walker, viewport, this.#setting.reducedMotion);
    this.#events.wake();
  }

  dispose(): void {
    clearTimeout(this.#changeTimer);
    this.people.dispose();
    this.#model.dispose();
    this.#daylight.dispose();
    this.#sky.dispose();
    this.#marker.dispose();
    this.#minimap.dispose();
    this.#buttons.dispose();
    this.#tip.dispose();
    this.#doors.dispose();
    this.faces.dispose();
    this.reactions.dispose();
    this.#roomScreens.dispose();
    this.documents.dispose();
  }

  get tipText(): string | undefined {
    return this.#tip.text;
  }

  get roomReactions() {
    return this.#model.reactions;
  }

  get signs() {
    return this.#doors.shown;
  }

  get #look() {
    const { appearance, language } = this.#setting;
    return { appearance, language, above: this.#camera.isAbove };
  }

  #figureLife(now: number): FigureLife {
    const { level, reducedMotion } = this.#setting;
    return {
      now,
      reducedMotion,
      idleLife: level !== 'LOW' && !reducedMotion && !this.#isHeld,
      reactionOf: (userId) => this.reactions.emojiOf(userId, now),
    };
  }

  /** Wakes the scene for idle life; nothing is drawn until then. */
  #scheduleChange(now: number): void {
    clearTimeout(this.#changeTimer);
    const delay = this.people.nextChange(now);
    if (delay !== undefined) this.#changeTimer = setTimeout(this.#events.wake, delay);
  }

  #frameRoom(viewport: Viewport): RoomFrame | undefined {
    const zone = zoneAt(this.floor.plan, this.walker);
    const frame = zone && this.#roomFrames.get(zone.id);
    if (frame) this.#camera.enterRoom(frame, viewport);
    else this.#camera.leaveRoom();
    return frame;
  }

  #build(): FloorModel {
    const { level } = this.#setting;
    return new FloorModel(this.floor, level, { garden: true, plain: level === 'LOW' });
  }

  #makePointer(): MainPointer {
    const targets = {
      floor: this.floor,
      rig: this.rig,
      overlay: this.overlay,
      people: this.people,
      faces: this.faces,
      documents: this.documents,
      minimap: this.#minimap,
      buttons: this.#buttons,
      doors: this.#doors,
      walker: this.walker,
      walkRequests: this.walkRequests,
    };
    return new MainPointer(targets, {
      ...this.#events,
      follow: (userId) => this.#follow(userId),
      press: (button, viewport) => this.command(button, viewport),
    });
  }

  #follow(userId: string): void {
    const person = this.people.byUser(userId);
    if (!person || !this.walkRequests.follow(userId)) return;
    this.#events.following(
      localizedName(person.info.name, person.info.nameLatin, this.#setting.language),
    );
  }

  #focusNearest(): void {
    if (this.walkRequests.following) return this.walkRequests.stop();
    const nearest = this.people.nearest(this.walker);
    if (nearest) this.#follow(nearest.userId);
  }

  #restorePage(): void {
    if (this.#alone) this.#events.onHidePage((this.#alone = false));
  }

  #wave(): void {
    this.walkRequests.stop();
    this.walker.wave(performance.now());
  }
}
