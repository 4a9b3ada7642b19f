import type { AudioSettings } from './browserVoice.ts';

interface Facts {
  /** The floor that the member is on. */
  floorId: string | null;
  audio: AudioSettings | undefined;
}

/** What React knows of the page, for what lives outside of it. */
export class PageFacts {
  #facts: Facts = { floorId: null, audio: undefined };

  readonly get = (): Facts => this.#facts;

  set(facts: Facts): void {
    this.#facts = facts;
  }
}
