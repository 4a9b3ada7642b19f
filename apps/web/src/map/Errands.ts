import type { SceneGoTo } from '@office/scene-bridge';

/** Where the member wants to go on the floor that they are on. */
export interface Errand {
  floorId: string;
  goTo: SceneGoTo;
}

/**
 * The member's wish to go somewhere, until whoever walks for them takes it: the scene, or the page
 * where there is none. The newest counts.
 */
export class Errands {
  readonly #listeners = new Set<() => void>();
  #errand: Errand | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Errand | null => this.#errand;

  give(errand: Errand): void {
    this.#set({ ...errand });
  }

  /** Someone has set out for it; one that has been given since stays. */
  taken(errand: Errand): void {
    if (this.#errand === errand) this.#set(null);
  }

  #set(errand: Errand | null): void {
    this.#errand = errand;
    for (const listener of this.#listeners) listener();
  }
}

/** Of the member at this page. */
export const errands = new Errands();
