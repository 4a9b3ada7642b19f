import { Vector3 } from 'three';
import type { Camera } from 'three';
import type { Stage } from '../engine/stage.ts';
import type { MainView } from '../scenes/main-view.ts';

/** The content of the canvas, for tests and benchmarks: not part of Unity's interface. */
export interface SceneStatistics {
  /** The cost of the last picture. */
  calls: number;
  triangles: number;
  /** Pictures drawn so far. */
  frames: number;
  /** The memory on the GPU. */
  geometries: number;
  textures: number;
  /** Pixels of the picture before it is spread onto the canvas. */
  pixels: { width: number; height: number };
  /** Everyone as they are drawn now: metres on the floor, and CSS pixels of the canvas. */
  people: DrawnPerson[];
  /** The places of the names of those in sight, or of the dots in their stead. */
  plates: DrawnPlate[];
  /** The desks of the floor, with their owners and places. */
  seats: DrawnSeat[];
  /** The words of the tip that is shown. */
  tip: string | undefined;
  /** How many rooms show a document on their screens. */
  screens: number;
  /** People whose camera pictures are shown, and the CSS pixels of the canvas of their middles. */
  faces: { userId: string; x: number; y: number }[];
  /** The words of the signs over doors that are seen. */
  doors: string[];
}

interface DrawnPerson {
  userId: string;
  x: number;
  z: number;
  state: string;
  status: string;
  /** The avatar's choices, as one word. */
  look: string;
  /** The middle of the body. */
  at: { x: number; y: number };
}

interface DrawnPlate {
  userId: string;
  /** CSS pixels of the canvas, of its middle and its size. */
  x: number;
  y: number;
  width: number;
}

interface DrawnSeat {
  seatId: string;
  state: string;
  /** The floor below the chair. */
  at: { x: number; y: number };
}

export function statisticsOf(stage: Stage, main: MainView | undefined): SceneStatistics {
  const { render, memory } = stage.renderer.info;
  const people = () => (main ? drawnPeople(stage, main) : []);
  const seats = () => (main ? drawnSeats(stage, main) : []);
  return {
    calls: render.calls,
    triangles: render.triangles,
    frames: stage.frames,
    geometries: memory.geometries,
    textures: memory.textures,
    pixels: stage.pixels,
    // Computed where it is asked for: benchmarks count pictures many times a second.
    get people() {
      return people();
    },
    get plates() {
      return main ? drawnPlates(main) : [];
    },
    get tip() {
      return main?.tipText;
    },
    screens: main?.documents.count ?? 0,
    get faces() {
      return main?.faces.shown ?? [];
    },
    get doors() {
      return main?.doorTexts ?? [];
    },
    get seats() {
      return seats();
    },
  };
}

function drawnPeople(stage: Stage, { people, rig }: MainView): DrawnPerson[] {
  return people.all().map(({ userId, x, z, state, info }) => ({
    userId,
    x,
    z,
    state,
    status: info.status,
    look: Object.values(info.avatar).join(' '),
    at: pixelOf(stage, rig.camera, x, waist, z),
  }));
}

function drawnPlates({ people }: MainView): DrawnPlate[] {
  return people.all().flatMap(({ userId }) => {
    const plate = people.plates.of(userId);
    return plate ? [{ userId, ...plate }] : [];
  });
}

function drawnSeats(stage: Stage, { seats, floor, rig }: MainView): DrawnSeat[] {
  return floor.plan.seats.flatMap(({ id: seatId, x, z }) => {
    const state = seats.get(seatId);
    return state ? [{ seatId, state, at: pixelOf(stage, rig.camera, x, 0, z) }] : [];
  });
}

const waist = 0.9;

function pixelOf({ viewport }: Stage, camera: Camera, x: number, y: number, z: number) {
  const seen = new Vector3(x, y, z).project(camera);
  return { x: ((seen.x + 1) / 2) * viewport.width, y: ((1 - seen.y) / 2) * viewport.height };
}
