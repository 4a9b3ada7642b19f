import type { SceneGoTo } from '@office/scene-bridge';

/** Where the member wants to go on a floor. */
export interface Errand {
  floorId: string;
  goTo: SceneGoTo;
}

/** Whom the member walks along with, and where. */
export interface Followed {
  floorId: string;
  userId: string;
}

/**
 * The member's wish to go somewhere, until whoever walks for them takes it: the scene, or the page
 * where there is none. The newest counts.
 */
export class Errands {
  readonly #listeners = new Set<() => void>();
  #errand: Errand | null = null;
  #followed: Followed | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Errand | null => this.#errand;

  readonly getFollowed = (): Followed | null => this.#followed;

  give({ floorId, goTo }: Errand): void {
    this.#followed = 'userId' in goTo && goTo.follow ? { floorId, userId: goTo.userId } : null;
    this.#set({ floorId, goTo });
  }

  /** Goes up to whom one followed, and no further. */
  stopFollowing(): void {
    if (!this.#followed) return;
    const { floorId, userId } = this.#followed;
    this.give({ floorId, goTo: { userId } });
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
