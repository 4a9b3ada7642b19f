import type { Scene } from 'three';
import { Input } from '../engine/input.ts';
import { Loop } from '../engine/loop.ts';
import { Notice } from '../engine/notice.ts';
import { Stage } from '../engine/stage.ts';
import type { View, Setting } from '../scenes/view.ts';
import { MainView } from '../scenes/main-view.ts';
import { CanvasControls } from './canvas-controls.ts';
import { watchSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';

/** Milliseconds after which a canvas that left the page is given up: it may only have been moved. */
const farewell = 1000;
/** Milliseconds without movement after which a picture counts as one that stays. */
const settleAfter = 220;

/** The canvas with the view on it: drawing, pointing, and the page around it. */
export class Display {
  readonly stage: Stage;
  readonly #canvas: HTMLCanvasElement;
  readonly #input: Input;
  readonly #loop: Loop;
  readonly #unwatch: () => void;
  readonly #notice: Notice;
  /** The notice as text: assistive technology reads the content of a canvas. */
  readonly #spoken = document.createElement('p');
  readonly #controls: CanvasControls;
  readonly #presence: ResizeObserver;
  readonly #settingChanged: () => void;
  readonly #after: (now: number) => boolean;
  readonly #tooSlow: () => void;
  #surroundings: Surroundings = {
    inset: { left: 0, right: 0 },
    appearance: 'light',
    reducedMotion: false,
    shot: undefined,
  };
  #view: View | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #settle: ReturnType<typeof setTimeout> | undefined;
  #stale = true;
  /** Things that lie over the picture are out of date. */
  #glassStale = false;
  /** The next frame is the one that stays. */
  #settling = false;
  #lastFrame = 0;
  /** Whether the last frame asked for this one: only then its length says how fast the machine is. */
  #flowing = false;
  #disposed = false;

  /**
   * `after` runs at each frame, and answers whether it wants another; `tooSlow` when the level is more than the
   * machine can do; `gone` when the canvas left the page.
   */
  constructor(
    canvas: HTMLCanvasElement,
    on: {
      settingChanged(): void;
      after(now: number): boolean;
      tooSlow(): void;
      gone(): void;
    },
  ) {
    this.#canvas = canvas;
    this.#settingChanged = on.settingChanged;
    this.#after = on.after;
    this.#tooSlow = on.tooSlow;
    this.#loop = new Loop((seconds, now) => this.#frame(seconds, now));
    this.stage = new Stage(canvas, this.wake);
    this.#notice = new Notice(this.wake);
    this.#spoken.role = 'status';
    canvas.append(this.#spoken);
    this.#controls = new CanvasControls(canvas, (name) =>
      this.#view?.command(name, this.stage.viewport),
    );
    this.#input = new Input(canvas, {
      tap: (x, y, times) => this.#view?.tap(x, y, this.stage.viewport, times),
      hover: (x, y) => this.#view?.hover(x, y, this.stage.viewport) ?? false,
      leave: () => this.#view?.leave?.(),
      orbit: (dx, dy) => {
        if (!this.#view?.drag(dx)) this.#view?.rig.orbit(-dx * 0.006, dy * 0.005);
        this.wake();
      },
      pan: (dx, dy) => {
        this.#view?.rig.pan(dx, dy, this.stage.viewport);
        this.#view?.panned?.();
        this.wake();
      },
      zoom: (factor) => {
        this.#view?.rig.zoom(factor);
        this.wake();
      },
      command: (name) => this.#view?.command(name, this.stage.viewport),
      steer: (pressed) => {
        if (pressed) this.#view?.step?.(pressed);
        this.wake();
      },
    });
    this.#presence = new ResizeObserver(() => this.#checkPresence(on.gone));
    this.#presence.observe(canvas);
    this.#unwatch = watchSurroundings(canvas, (now) => {
      this.#surroundings = now;
      this.#view?.rig.setInset(now.inset);
      this.#settingChanged();
      this.wake();
    });
  }

  /** The picture is out of date. */
  readonly wake = (): void => {
    this.#stale = true;
    this.#loop.wake();
  };

  /** Things that lie over the picture are out of date, and the picture itself is not. */
  repaint(): void {
    this.#glassStale = true;
    this.#loop.wake();
  }

  /** Something may have moved: looks, and draws only if it is to be seen. */
  nudge(): void {
    this.#loop.wake();
  }

  get surroundings(): Surroundings {
    return this.#surroundings;
  }

  get view(): View | undefined {
    return this.#view;
  }

  show(view: View | undefined): void {
    this.#view = view;
    if (view) {
      view.rig.setInset(this.#surroundings.inset);
      view.shown(this.stage.viewport);
      const { shot } = this.#surroundings;
      if (shot && view instanceof MainView) view.hold(shot);
    }
    this.wake();
  }

  /** Shows a sentence over the picture for a while. */
  say(text: string): void {
    this.#notice.say(text);
    this.#spoken.textContent = text;
  }

  setActive(active: boolean): void {
    this.#input.setActive(active);
  }

  apply(setting: Setting): void {
    this.stage.setLevel(setting.level);
    this.#notice.setAppearance(setting.appearance);
    this.wake();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#leaving);
    clearTimeout(this.#settle);
    this.#presence.disconnect();
    this.#unwatch();
    this.#loop.stop();
    this.#input.dispose();
    this.#notice.dispose();
    this.#spoken.remove();
    this.#controls.dispose();
    this.stage.dispose();
  }

  #frame(seconds: number, now: number): boolean {
    const view = this.#view;
    this.#controls.update(view?.controls);
    if (!view) return this.#after(now);
    const { stage } = this;
    // A level may cap the rate: the frame in between is skipped, and asked for again.
    if (now - this.#lastFrame < 1000 / stage.quality.frameRate - 6) return true;
    const gap = now - this.#lastFrame;
    this.#lastFrame = now;
    const step = Math.min(0.25, Math.max(seconds, gap < 250 ? gap / 1000 : seconds));
    const moving = view.update(step, now, stage.viewport, this.#input.axis);
    const more = this.#after(now);
    const saying = this.#notice.update(now, stage.viewport, this.#surroundings.inset);
    // The last step of a movement is still to be drawn.
    if (moving || saying || this.#flowing || this.#stale) this.#draw(view);
    else if (this.#glassStale) this.#drawGlass(view);
    if (moving && this.#flowing && stage.measure(gap) === 'lower') this.#tooSlow();
    this.#flowing = moving;
    return moving || more || saying;
  }

  #draw(view: View): void {
    const { stage } = this;
    const settled = this.#settling;
    this.#settling = this.#stale = this.#glassStale = false;
    if (!settled) {
      stage.setStill(false);
      this.#settleLater();
    }
    stage.render(view.scene, view.rig.camera, view.overlay, this.#flat(view));
  }

  #drawGlass(view: View): void {
    this.#glassStale = false;
    const { camera } = view.rig;
    if (!this.stage.renderGlass(camera, view.overlay, this.#flat(view))) this.wake();
  }

  #flat(view: View): Scene[] {
    return view.flat ? [view.flat, this.#notice.scene] : [this.#notice.scene];
  }

  /** Once nothing moves for a moment the picture is drawn once more, as well as the level allows. */
  #settleLater(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      if (this.#flowing || this.#disposed || !this.stage.setStill(true)) return;
      this.#settling = true;
      this.wake();
    }, settleAfter);
  }

  /** A canvas without size may have left the page; if it stays away, so do we. */
  #checkPresence(gone: () => void): void {
    clearTimeout(this.#leaving);
    if (this.#canvas.isConnected) return;
    this.#leaving = setTimeout(() => {
      if (!this.#canvas.isConnected && !this.#disposed) gone();
    }, farewell);
  }
}
