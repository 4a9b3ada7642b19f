import type { GraphicsQuality, Language } from '@office/vocabulary';
import { avatarOrDefault } from '@office/world/avatar';
import type { FloorPlan } from '@office/world/floor-plan';
import { ZoneWatch } from '@office/world/walking';
import { MainView } from '../scenes/main-view.ts';
import type { Setting } from '../scenes/view.ts';
import { Display } from './display.ts';

export interface PreviewConfig {
  plan: FloorPlan;
  language: Language;
  level: GraphicsQuality;
}

const self = 1;

export class PlanPreview {
  readonly #display: Display;
  #view: MainView | undefined;
  readonly #config: PreviewConfig;

  /** `onGone` is called when the canvas has left the page. Throws if WebGL 2 is not available. */
  constructor(canvas: HTMLCanvasElement, config: PreviewConfig, onGone: () => void) {
    this.#config = config;
    this.#display = new Display(canvas, {
      settingChanged: () => this.#apply(),
      after: () => false,
      adapt: () => {},
      gone: onGone,
    });
    const nothing = () => {};
    const view = new MainView(config.plan, this.#setting(), new ZoneWatch(nothing), {
      person: nothing,
      following: nothing,
      screen: nothing,
      desk: nothing,
      seatName: ({ label }) => label,
      zone: nothing,
      onHidePage: nothing,
      wake: () => this.#display.wake(),
      repaint: nothing,
    });
    const spawn = config.plan.spawns[0]!;
    const person = {
      person: self,
      userId: 'preview',
      name: '',
      avatar: avatarOrDefault(null, 'preview'),
      status: 'AVAILABLE' as const,
      workingStatus: 'OFFICE' as const,
      ...spawn,
      state: 'stand' as const,
    };
    view.enter(self, [person], 0, performance.now());
    this.#view = view;
    this.#display.show(view);
    this.#apply();
  }

  dispose(): void {
    this.#view?.dispose();
    this.#display.dispose();
  }

  #apply(): void {
    // Called by the constructor of the display, before the view exists.
    if (!this.#view) return;
    const setting = this.#setting();
    this.#view.set(setting);
    this.#display.apply(setting);
  }

  #setting(): Setting {
    const { level, language } = this.#config;
    const { appearance, daytime, reducedMotion } = this.#display.surroundings;
    return { level, language, appearance, daytime, reducedMotion };
  }
}
