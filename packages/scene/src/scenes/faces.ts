import type { Camera, Object3D } from 'three';
import { Vector3 } from 'three';
import { Board } from '../engine/board.ts';
import type { Box } from '../engine/box.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import type { FloorPeople } from '../people/floor-people.ts';
import { plateHeight } from '../people/plate-atlas.ts';
import { palette } from '../shapes/palette.ts';
import { FaceLayout, type FaceShift } from './face-layout.ts';

export type FaceVideos = ReadonlyMap<string, HTMLVideoElement>;

/** Milliseconds between checks for new video frames; limits faces to ten frames per second. */
const frameInterval = 100;
/** Diameters in CSS pixels, and the minimum height of a figure that shows a face. */
const sizes = [40, 48, 56, 64, 72] as const;
const minFigureHeight = 40;
/** Height of a figure in metres. */
const figureHeight = 1.6;
/** CSS pixels: white border, pointer below it, and gap to the name. */
const rim = 3;
const point = 5;
const gap = 2;
/** Half the width of the pointer's base on the border, in radians. */
const pointAngle = 0.35;

interface Face {
  userId: string;
  video: HTMLVideoElement;
  board: Board;
  /** Whether the face is placed in the view, even before the first video frame. */
  inSight: boolean;
  /** Appearance key, video time and timestamp of the last paint. */
  painted: { look: string; moment: number; at: number };
  box: { left: number; top: number };
  shift: FaceShift;
}

export class Faces {
  readonly #scene: Object3D;
  readonly #repaint: () => void;
  #faces: Face[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #isHidden = false;

  /** `scene` uses CSS pixels as units; `repaint` requests another frame. */
  constructor(scene: Object3D, repaint: () => void) {
    this.#scene = scene;
    this.#repaint = repaint;
  }

  set(videos: FaceVideos): void {
    const kept = this.#faces.filter(({ userId, video }) => videos.get(userId) === video);
    for (const face of this.#faces) if (!kept.includes(face)) face.board.dispose();
    const known = new Set(kept.map(({ userId }) => userId));
    for (const [userId, video] of videos) {
      if (known.has(userId)) continue;
      const board = new Board();
      // Below the minimap and the buttons, like name plates.
      board.mesh.renderOrder = -1;
      this.#scene.add(board.mesh);
      const painted = { look: '', moment: -1, at: 0 };
      const [box, shift] = [
        { left: 0, top: 0 },
        { aside: 0, up: 0 },
      ];
      kept.push({ userId, video, board, inSight: false, painted, box, shift });
    }
    this.#faces = kept;
    clearInterval(this.#timer);
    this.#timer =
      kept.length > 0 ? setInterval(() => this.#appearance(), frameInterval) : undefined;
    this.#repaint();
  }

  update(people: FloorPeople, camera: Camera, viewport: Viewport, appearance: Appearance): void {
    const visibleFaces = this.#faces.flatMap((face) => {
      const { board, video, userId } = face;
      const size = this.#isHidden ? undefined : this.#sizeOf(userId, people, camera, viewport);
      const plate = size === undefined ? undefined : people.plates.boundsOf(userId);
      face.inSight = plate !== undefined;
      board.mesh.visible = face.inSight && hasPicture(video);
      return board.mesh.visible && plate && size !== undefined ? [{ face, plate, size }] : [];
    });
    const names = visibleFaces.map(({ face, plate }) => ({
      userId: face.userId,
      box: boxAround(plate.x, plate.y + plateHeight / 2, plate.width, plateHeight),
    }));
    const layout = new FaceLayout(names, viewport.width);
    for (const { face, plate, size } of visibleFaces) {
      const { userId, board } = face;
      const over = boxAround(plate.x, plate.y - plateHeight / 2 - gap, size, size + point);
      face.shift = layout.place(userId, over, face.shift);
      const isOwn = userId === people.self?.userId;
      const speaking = people.byUser(userId)?.state === 'talk';
      const { ratio } = viewport;
      // Limits the pointer offset, so that larger shifts do not cause a repaint.
      const reach = size / 2 - rim;
      const aside = Math.round(Math.min(reach, Math.max(-reach, face.shift.aside)));
      this.#paint(face, { size, speaking, isOwn, aside, ratio, appearance });
      face.box = { left: over.left + face.shift.aside, top: over.top - face.shift.up };
      board.place(face.box.left, face.box.top);
    }
  }

  at(x: number, y: number): string | undefined {
    return this.#faces.find(({ board, box }) => {
      const { width, height } = board.size;
      const isOver =
        x >= box.left && x <= box.left + width && y >= box.top && y <= box.top + height;
      return board.mesh.visible && isOver;
    })?.userId;
  }

  get taken(): Box[] {
    return this.#faces
      .filter(({ board }) => board.mesh.visible)
      .map(({ board, box }) => ({ ...box, ...board.size }));
  }

  topOf(userId: string): number | undefined {
    const face = this.#faces.find((each) => each.userId === userId);
    return face?.board.mesh.visible ? face.box.top : undefined;
  }

  hide(): void {
    this.#isHidden = true;
  }

  get shown(): { userId: string; x: number; y: number }[] {
    return this.#faces
      .filter(({ board }) => board.mesh.visible)
      .map(({ userId, board, box }) => {
        const half = board.size.width / 2;
        return { userId, x: box.left + half, y: box.top + half };
      });
  }

  dispose(): void {
    this.set(new Map());
  }

  #appearance(): void {
    const isNew = ({ inSight, video, painted }: Face) =>
      inSight && hasPicture(video) && video.currentTime !== painted.moment;
    if (this.#faces.some(isNew)) this.#repaint();
  }

  #sizeOf(userId: string, people: FloorPeople, camera: Camera, { height }: Viewport) {
    const person = people.byUser(userId);
    if (!person) return undefined;
    const foot = new Vector3(person.x, 0, person.z).project(camera);
    if (foot.z >= 1 || Math.abs(foot.x) > 1.1) return undefined;
    const distance = new Vector3(person.x, figureHeight / 2, person.z).distanceTo(camera.position);
    const perMetre = (camera.projectionMatrix.elements[5]! * height) / 2;
    const figure = (perMetre * figureHeight) / distance;
    if (figure < minFigureHeight) return undefined;
    return sizes.findLast((size) => size <= figure * 0.6) ?? sizes[0];
  }

  #paint(
    face: Face,
    look: {
      size: number;
      speaking: boolean;
      isOwn: boolean;
      /** CSS pixels between the face and its person; the pointer leans towards the person. */
      aside: number;
      ratio: number;
      appearance: Appearance;
    },
  ): void {
    const { video, board } = face;
    const now = {
      look: Object.values(look).join('|'),
      moment: video.currentTime,
      at: performance.now(),
    };
    const isSoon =
      now.at - face.painted.at < frameInterval / 2 || now.moment === face.painted.moment;
    if (isSoon && now.look === face.painted.look) return;
    face.painted = now;
    const { size, speaking, isOwn, aside, ratio, appearance } = look;
    const middle = size / 2;
    const [tip, foot] = [middle - aside, size + point];
    const turn = Math.atan2(foot - middle, tip - middle);
    const onRim = (angle: number) =>
      [middle + middle * Math.cos(angle), middle + middle * Math.sin(angle)] as const;
    board.paint(size, size + point, ratio, (context) => {
      context.fillStyle = speaking ? palette.accent : rimColors[appearance];
      context.beginPath();
      context.moveTo(...onRim(turn - pointAngle));
      context.lineTo(tip, foot);
      context.lineTo(...onRim(turn + pointAngle));
      context.fill();
      context.beginPath();
      context.arc(middle, middle, middle, 0, 7);
      context.fill();
      context.beginPath();
      context.arc(middle, middle, middle - rim, 0, 7);
      context.clip();
      const { videoWidth, videoHeight } = video;
      const side = Math.min(videoWidth, videoHeight);
      if (isOwn) {
        context.translate(size, 0);
        context.scale(-1, 1);
      }
      const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
      context.drawImage(video, left, top, side, side, rim, rim, size - 2 * rim, size - 2 * rim);
    });
  }
}

const boxAround = (x: number, foot: number, width: number, height: number) => ({
  left: x - width / 2,
  top: foot - height,
  right: x + width / 2,
  bottom: foot,
});

const rimColors: Record<Appearance, string> = { light: palette.white, dark: palette.night };

function hasPicture(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
}
