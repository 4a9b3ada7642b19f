import type { Camera, Object3D } from 'three';
import { Vector3 } from 'three';
import { Board } from '../engine/board.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Viewport } from '../engine/stage.ts';
import type { FloorPeople } from '../people/floor-people.ts';
import { palette } from '../shapes/palette.ts';

/** Camera pictures that play, by user id. */
export type FaceVideos = ReadonlyMap<string, HTMLVideoElement>;

/** Milliseconds between two looks at the cameras: a face is alive at ten pictures a second. */
const every = 100;
/** CSS pixels across, and how tall its figure has to be: one far away has no face. */
const sizes = [40, 48, 56, 64, 72] as const;
const leastFigure = 40;
/** Metres that a figure is tall. */
const tall = 1.6;
/** CSS pixels: the white around it, the point below it, and the way to the name. */
const rim = 3;
const point = 5;
const gap = 2;

interface Face {
  userId: string;
  video: HTMLVideoElement;
  board: Board;
  /** It has a place in the picture, whether or not the camera has sent something yet. */
  inSight: boolean;
  /** The look and the moment of the camera that were painted last, and when. */
  painted: { look: string; moment: number; at: number };
  box: { left: number; top: number };
}

/** The camera pictures over people who are seen in the member's own call. */
export class Faces {
  readonly #scene: Object3D;
  readonly #repaint: () => void;
  #faces: Face[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #isHidden = false;

  /** `scene` is drawn in CSS pixels; `repaint` draws it again. */
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
      this.#scene.add(board.mesh);
      const painted = { look: '', moment: -1, at: 0 };
      kept.push({ userId, video, board, inSight: false, painted, box: { left: 0, top: 0 } });
    }
    this.#faces = kept;
    clearInterval(this.#timer);
    this.#timer = kept.length > 0 ? setInterval(() => this.#look(), every) : undefined;
    this.#repaint();
  }

  update(people: FloorPeople, camera: Camera, viewport: Viewport, appearance: Appearance): void {
    for (const face of this.#faces) {
      const { board, video, userId } = face;
      const size = this.#isHidden ? undefined : this.#sizeOf(userId, people, camera, viewport);
      const plate = size === undefined ? undefined : people.plates.of(userId);
      face.inSight = plate !== undefined;
      board.mesh.visible = face.inSight && hasPicture(video);
      if (!board.mesh.visible || !plate || size === undefined) continue;
      const isOwn = userId === people.self?.userId;
      const speaking = people.byUser(userId)?.state === 'talk';
      this.#paint(face, { size, speaking, isOwn, ratio: viewport.ratio, appearance });
      const height = size + point;
      face.box = { left: plate.x - size / 2, top: plate.y - 12 - gap - height };
      board.place(face.box.left, face.box.top);
    }
  }

  /** The person whose face is at a point of the canvas. */
  at(x: number, y: number): string | undefined {
    return this.#faces.find(({ board, box }) => {
      const { width, height } = board.size;
      const isOver =
        x >= box.left && x <= box.left + width && y >= box.top && y <= box.top + height;
      return board.mesh.visible && isOver;
    })?.userId;
  }

  hide(): void {
    this.#isHidden = true;
  }

  /** Those whose faces are in the picture, and the CSS pixels of their middles. */
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

  /** Another picture of the office is wanted only where a camera in sight has another one. */
  #look(): void {
    const isNew = ({ inSight, video, painted }: Face) =>
      inSight && hasPicture(video) && video.currentTime !== painted.moment;
    if (this.#faces.some(isNew)) this.#repaint();
  }

  #sizeOf(userId: string, people: FloorPeople, camera: Camera, { height }: Viewport) {
    const person = people.byUser(userId);
    if (!person) return undefined;
    const foot = new Vector3(person.x, 0, person.z).project(camera);
    if (foot.z >= 1 || Math.abs(foot.x) > 1.1) return undefined;
    const distance = new Vector3(person.x, tall / 2, person.z).distanceTo(camera.position);
    const perMetre = (camera.projectionMatrix.elements[5]! * height) / 2;
    const figure = (perMetre * tall) / distance;
    if (figure < leastFigure) return undefined;
    return sizes.findLast((size) => size <= figure * 0.6) ?? sizes[0];
  }

  #paint(
    face: Face,
    look: {
      size: number;
      speaking: boolean;
      /** As in a mirror. */
      isOwn: boolean;
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
    const isSoon = now.at - face.painted.at < every / 2 || now.moment === face.painted.moment;
    if (isSoon && now.look === face.painted.look) return;
    face.painted = now;
    const { size, speaking, isOwn, ratio, appearance } = look;
    const middle = size / 2;
    board.paint(size, size + point, ratio, (context) => {
      context.fillStyle = speaking ? palette.accent : rimColors[appearance];
      context.beginPath();
      context.moveTo(middle - point - 2, size - rim - 2);
      context.lineTo(middle, size + point);
      context.lineTo(middle + point + 2, size - rim - 2);
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

const rimColors: Record<Appearance, string> = { light: palette.white, dark: palette.night };

function hasPicture(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
}
