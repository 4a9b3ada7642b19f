import type { GraphicsQuality, Language } from '@office/vocabulary';
import type { Scene } from 'three';
import type { CameraRig } from '../engine/camera-rig.ts';
import type { Appearance, Daytime } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';

export interface Setting {
  level: GraphicsQuality;
  language: Language;
  /** Colours of names, signs and buttons. */
  appearance: Appearance;
  daytime: Daytime;
  reducedMotion: boolean;
}

export interface Axis {
  right: number;
  forward: number;
  run: boolean;
}

export interface ViewControls {
  /** Returns the buttons in order, empty while they are not painted. `pressed` is set for toggle buttons. */
  list(): { command: Command; name: string; pressed?: boolean }[];
  focus(command: Command | undefined): void;
}

export interface View {
  readonly scene: Scene;
  readonly overlay: Scene | undefined;
  /** Drawn last, in CSS pixels from the top left; visible points have negative y. */
  readonly hud?: Scene;
  readonly rig: CameraRig;
  readonly controls?: ViewControls;
  /** Called before each frame; returns whether another frame is needed. `now` in milliseconds. */
  update(seconds: number, now: number, viewport: Viewport, axis: Axis): boolean;
  /** `times` is 2 for a double click. */
  tap(x: number, y: number, viewport: Viewport, times: number): void;
  hover(x: number, y: number, viewport: Viewport): boolean;
  leave?(): void;
  /** Returns true if the view handles the drag instead of the camera. */
  drag(dx: number): boolean;
  onPan?(): void;
  command(name: Command, viewport: Viewport): void;
  /** Moves by one step after a press of a movement key, in views with discrete steps. */
  step?(direction: Pick<Axis, 'right' | 'forward'>): void;
  set(setting: Setting): void;
  activate(viewport: Viewport): void;
  dispose(): void;
}
