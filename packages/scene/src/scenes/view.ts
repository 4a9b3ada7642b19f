import type { GraphicsQuality, Language } from '@office/vocabulary';
import type { Scene } from 'three';
import type { CameraRig } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';

/** The settings by which a view is shown. */
export interface Setting {
  level: GraphicsQuality;
  language: Language;
  appearance: Appearance;
  reducedMotion: boolean;
}

/** Movement keys: right and forward from −1 to 1. */
export interface Axis {
  right: number;
  forward: number;
  run: boolean;
}

/** Buttons that a view paints, for those who press by keys. */
export interface ViewControls {
  /** The buttons in their order; `pressed` where one is on or off. None while they are not painted. */
  list(): { command: Command; name: string; pressed?: boolean }[];
  /** The button with the focus, or none. */
  focus(command: Command | undefined): void;
}

/** One of the four scenes. It owns what it shows and disposes of it. */
export interface View {
  readonly scene: Scene;
  /** Drawn over it at the screen's own resolution. */
  readonly overlay: Scene | undefined;
  /** Drawn last, in CSS pixels: x to the right and y up from the left top, so that what is seen is below 0. */
  readonly flat?: Scene;
  readonly rig: CameraRig;
  readonly controls?: ViewControls;
  /** Before each frame; returns whether something is still moving. Milliseconds in `now`. */
  update(seconds: number, now: number, viewport: Viewport, axis: Axis): boolean;
  /** `times`: 2 for a double click. */
  tap(x: number, y: number, viewport: Viewport, times: number): void;
  hover(x: number, y: number, viewport: Viewport): boolean;
  /** The pointer has left the canvas. */
  leave?(): void;
  /** A drag; returns true where the view uses it for itself instead of the camera. */
  drag(dx: number): boolean;
  /** The floor was dragged along by hand. */
  panned?(): void;
  command(name: Command, viewport: Viewport): void;
  /** A movement key was pressed: one step on where one goes by steps. */
  step?(way: Pick<Axis, 'right' | 'forward'>): void;
  set(setting: Setting): void;
  /** The view is on the canvas now. */
  shown(viewport: Viewport): void;
  dispose(): void;
}
