import type { SceneMethodPayload } from '@office/scene-bridge';
import type { SharedDocuments } from '../scenes/shared-documents.ts';

type Page = SceneMethodPayload<'OnSelectImageShareDocument'>;
type Screens = Pick<SharedDocuments, 'show' | 'prepare' | 'clear'>;

/** Shared document pages by room; stored so that a rebuilt floor shows them again. */
export class SharedPages {
  readonly #pages = new Map<string, Page & { url: string }>();
  readonly #zoneOf: (meetingRoomId: string) => string;
  readonly #screens: () => Screens | undefined;

  constructor(zoneOf: (meetingRoomId: string) => string, screens: () => Screens | undefined) {
    this.#zoneOf = zoneOf;
    this.#screens = screens;
  }

  prepare(meetingRoomId: string): void {
    this.#screens()?.prepare(this.#zoneOf(meetingRoomId));
  }

  show({ url, ...page }: Page): void {
    if (url === null) return this.clear(page.meetingRoomId);
    this.#pages.set(page.meetingRoomId, { ...page, url });
    this.#screens()?.show(this.#zoneOf(page.meetingRoomId), url, page.page, page.pages);
  }

  clear(meetingRoomId: string): void {
    this.#pages.delete(meetingRoomId);
    this.#screens()?.clear(this.#zoneOf(meetingRoomId));
  }

  showAll(): void {
    for (const page of this.#pages.values()) this.show(page);
  }
}
