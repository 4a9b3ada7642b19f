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

/** Milliseconds before a detached canvas is disposed, because it may only have been moved. */
const disposeDelayMs = 1000;
/** Milliseconds without movement before a frame is rendered at full quality. */
const idleDelayMs = 220;

export class Display {
  readonly stage: Stage;
  readonly #canvas: HTMLCanvasElement;
  readonly #input: Input;
  readonly #loop: Loop;
  readonly #unwatch: () => void;
  readonly #notice: Notice;
  /** Text of the notice for assistive technology, which reads the content of a canvas. */
  readonly #liveRegion = document.createElement('p');
  readonly #controls: CanvasControls;
  readonly #presence: ResizeObserver;
  readonly #settingChanged: () => void;
  readonly #after: (now: number) => boolean;
  readonly #adapt: (verdict: 'lower' | 'higher') => void;
  #surroundings: Surroundings = {
    inset: { left: 0, right: 0 },
    appearance: 'light',
    daytime: 'day',
    reducedMotion: false,
    shot: undefined,
  };
  #view: View | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #stale = true;
  #overlayStale = false;
  #settling = false;
  #lastFrame = 0;
  /** Whether the last frame requested this one, and the interval measures the machine's speed. */
  #isContinuous = false;
  #disposed = false;

  /**
   * `after` runs for each frame and returns whether it needs another; `adapt` is called for an
   * unsuitable level; `gone` when the canvas has left the page.
   */
  constructor(
    canvas: HTMLCanvasElement,
    on: {
      settingChanged(): void;
      after(now: number): boolean;
      adapt(verdict: 'lower' | 'higher'): void;
      gone(): void;
    },
  ) {
    this.#canvas = canvas;
    this.#settingChanged = on.settingChanged;
    this.#after = on.after;
    this.#adapt = on.adapt;
    this.#loop = new Loop((seconds, now) => this.#frame(seconds, now));
    this.stage = new Stage(canvas, this.wake);
    this.#notice = new Notice(this.wake);
    this.#liveRegion.role = 'status';
    canvas.append(this.#liveRegion);
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
        this.#view?.onPan?.();
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

  readonly wake = (): void => {
    this.#stale = true;
    this.#loop.wake();
  };

  repaint(): void {
    this.#overlayStale = true;
    this.#loop.wake();
  }

  requestFrame(): void {
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
      view.activate(this.stage.viewport);
      const { shot } = this.#surroundings;
      if (shot && view instanceof MainView) view.hold(shot);
    }
    this.wake();
  }

  say(text: string): void {
    this.#notice.show(text);
    this.#liveRegion.textContent = text;
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
    clearTimeout(this.#idleTimer);
    this.#presence.disconnect();
    this.#unwatch();
    this.#loop.stop();
    this.#input.dispose();
    this.#notice.dispose();
    this.#liveRegion.remove();
    this.#controls.dispose();
    this.stage.dispose();
  }

  #frame(seconds: number, now: number): boolean {
    const view = this.#view;
    this.#controls.update(view?.controls);
    if (!view) return this.#after(now);
    const { stage } = this;
    if (!stage.fixed && now - this.#lastFrame < 1000 / stage.quality.frameRate - 6) return true;
    const gap = now - this.#lastFrame;
    this.#lastFrame = now;
    const step = Math.min(0.25, Math.max(seconds, gap < 250 ? gap / 1000 : seconds));
    const moving = view.update(step, now, stage.viewport, this.#input.axis);
    const more = this.#after(now);
    const saying = this.#notice.update(now, stage.viewport, this.#surroundings.inset);
    // The last step of a movement must also be drawn.
    if (moving || saying || this.#isContinuous || this.#stale) this.#draw(view);
    else if (this.#overlayStale) this.#drawGlass(view);
    const verdict = moving && this.#isContinuous ? stage.measure(gap) : 'same';
    if (verdict === 'lower' || verdict === 'higher') this.#adapt(verdict);
    this.#isContinuous = moving;
    return moving || more || saying;
  }

  #draw(view: View): void {
    const { stage } = this;
    const settled = this.#settling;
    this.#settling = this.#stale = this.#overlayStale = false;
    if (!settled) {
      stage.setIdle(false);
      this.#scheduleIdle();
    }
    stage.render(view.scene, view.rig.camera, view.overlay, this.#flat(view));
  }

  #drawGlass(view: View): void {
    this.#overlayStale = false;
    const { camera } = view.rig;
    if (!this.stage.renderOverlay(camera, view.overlay, this.#flat(view))) this.wake();
  }

  #flat(view: View): Scene[] {
    return view.hud ? [view.hud, this.#notice.scene] : [this.#notice.scene];
  }

  #scheduleIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      if (this.#isContinuous || this.#disposed || !this.stage.setIdle(true)) return;
      this.#settling = true;
      this.wake();
    }, idleDelayMs);
  }

  /** A canvas without size may have been removed; disposes if it stays detached. */
  #checkPresence(gone: () => void): void {
    clearTimeout(this.#leaving);
    if (this.#canvas.isConnected) return;
    this.#leaving = setTimeout(() => {
      if (!this.#canvas.isConnected && !this.#disposed) gone();
    }, disposeDelayMs);
  }
}
