import { Vector3 } from 'three';
import type { Camera } from 'three';
import type { Box } from '../engine/box.ts';
import type { Stage } from '../engine/stage.ts';
import type { Conversation } from '../people/conversations.ts';
import type { MainView } from '../scenes/main-view.ts';

export interface SceneStatistics {
  calls: number;
  triangles: number;
  frames: number;
  geometries: number;
  textures: number;
  /** Size of the render target before scaling. */
  pixels: { width: number; height: number };
  /** All people as drawn, in metres on the floor and CSS pixels of the canvas. */
  people: DrawnPerson[];
  /** Name labels of visible people, or the dots that replace them. */
  plates: DrawnPlate[];
  seats: DrawnSeat[];
  tip: string | undefined;
  screens: number;
  /** Visible camera videos with their centres in CSS pixels of the canvas. */
  faces: { userId: string; x: number; y: number }[];
  reactions: { userId: string; emoji: string; y: number }[];
  /** User ids of people in view that are drawn with a raised hand. */
  raisedHands: string[];
  conversations: Pick<Conversation, 'members' | 'radius' | 'seated'>[];
  /** Visible signs of zones, in CSS pixels of the canvas. */
  signs: (Box & { text: string })[];
  /** Open doors, rolled out chairs and lit rooms. */
  reacting: { openDoors: number; chairs: string[]; lights: string[] } | undefined;
}

interface DrawnPerson {
  userId: string;
  x: number;
  z: number;
  heading: number;
  state: string;
  status: string;
  look: string;
  at: { x: number; y: number };
}

interface DrawnPlate {
  userId: string;
  x: number;
  y: number;
  width: number;
}

interface DrawnSeat {
  seatId: string;
  state: string;
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
    // Computed on access, because benchmarks read the frame count many times per second.
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
    get reactions() {
      return main?.reactions.shown ?? [];
    },
    get raisedHands() {
      return main?.people.plates.raisedHands ?? [];
    },
    get conversations() {
      return (main?.people.conversations ?? []).map(({ members, radius, seated }) => ({
        members: [...members].sort(),
        radius,
        seated,
      }));
    },
    get signs() {
      return main?.signs ?? [];
    },
    get reacting() {
      return main?.roomReactions;
    },
    get seats() {
      return seats();
    },
  };
}

function drawnPeople(stage: Stage, { people, rig }: MainView): DrawnPerson[] {
  return people.all().map(({ userId, x, z, heading, state, info }) => ({
    userId,
    x,
    z,
    heading,
    state,
    status: info.status,
    look: Object.values(info.avatar).join(' '),
    at: pixelOf(stage, rig.camera, x, waist, z),
  }));
}

function drawnPlates({ people }: MainView): DrawnPlate[] {
  return people.all().flatMap(({ userId }) => {
    const plate = people.plates.boundsOf(userId);
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
  const projected = new Vector3(x, y, z).project(camera);
  return {
    x: ((projected.x + 1) / 2) * viewport.width,
    y: ((1 - projected.y) / 2) * viewport.height,
  };
}
