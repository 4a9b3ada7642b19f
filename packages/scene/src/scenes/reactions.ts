import type { Object3D } from 'three';
import { Board } from '../engine/board.ts';
import type { Viewport } from '../engine/stage.ts';
import type { FloorPeople } from '../people/floor-people.ts';
import { plateHeight } from '../people/plate-atlas.ts';

export interface PersonReaction {
  id: string;
  userId: string;
  emoji: string;
}

/** CSS pixels: size of an emoji, and the distance that it rises. */
const size = 40;
const rise = 72;
/** Milliseconds. */
const duration = 3000;
const fadeIn = 150;
const fadeOut = 900;

interface Shown extends PersonReaction {
  board: Board;
  startedAt: number;
  ratio: number;
}

interface Surroundings {
  people: FloorPeople;
  /** Top of the camera picture of a member in CSS pixels, if it is shown. */
  topOfFace(userId: string): number | undefined;
  viewport: Viewport;
  reducedMotion: boolean;
}

/** Emoji that rise above the heads of participants of the call. */
export class Reactions {
  readonly #scene: Object3D;
  readonly #wake: () => void;
  #shown: Shown[] = [];
  #isHidden = false;

  /** `scene` uses CSS pixels as units; `wake` requests frames until `update` returns false. */
  constructor(scene: Object3D, wake: () => void) {
    this.#scene = scene;
    this.#wake = wake;
  }

  set(reactions: readonly PersonReaction[], now: number): void {
    const ids = new Set(reactions.map(({ id }) => id));
    const kept = this.#shown.filter(({ id }) => ids.has(id));
    for (const one of this.#shown) if (!kept.includes(one)) one.board.dispose();
    const known = new Set(kept.map(({ id }) => id));
    for (const reaction of reactions.filter(({ id }) => !known.has(id))) {
      const board = new Board();
      // Above camera pictures, and below the minimap and the buttons.
      board.mesh.renderOrder = -0.5;
      this.#scene.add(board.mesh);
      kept.push({ ...reaction, board, startedAt: now, ratio: 0 });
    }
    this.#shown = kept;
    this.#wake();
  }

  /** Returns whether a reaction is still moving. */
  update(now: number, around: Surroundings): boolean {
    for (const one of this.#shown) this.#place(one, now - one.startedAt, around);
    return this.#shown.some(({ startedAt }) => now - startedAt < duration);
  }

  /** Emoji of the last reaction of a member that is still shown. */
  emojiOf(userId: string, now: number): string | undefined {
    const isCurrent = (one: Shown) => one.userId === userId && now - one.startedAt < duration;
    return this.#shown.findLast(isCurrent)?.emoji;
  }

  get shown(): { userId: string; emoji: string; y: number }[] {
    return this.#shown
      .filter(({ board }) => board.mesh.visible)
      .map(({ userId, emoji, board }) => ({ userId, emoji, y: -board.mesh.position.y }));
  }

  hide(): void {
    this.#isHidden = true;
    for (const { board } of this.#shown) board.mesh.visible = false;
  }

  dispose(): void {
    for (const { board } of this.#shown) board.dispose();
    this.#shown = [];
  }

  #place(one: Shown, age: number, around: Surroundings): void {
    const { people, topOfFace, viewport, reducedMotion } = around;
    const { board, userId, emoji } = one;
    const plate = this.#isHidden ? undefined : people.plates.boundsOf(userId);
    board.mesh.visible = plate !== undefined && age < duration;
    if (!plate || !board.mesh.visible) return;
    if (one.ratio !== viewport.ratio) {
      one.ratio = viewport.ratio;
      board.paint(size, size, viewport.ratio, (context) => {
        context.font = `${size * 0.75}px sans-serif`;
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        context.fillText(emoji, size / 2, size / 2);
      });
    }
    const foot = topOfFace(userId) ?? plate.y - plateHeight / 2;
    const risen = reducedMotion ? 0 : rise * (age / duration);
    board.strength = Math.min(1, age / fadeIn, (duration - age) / fadeOut);
    board.place(plate.x - size / 2, foot - size - risen);
  }
}
