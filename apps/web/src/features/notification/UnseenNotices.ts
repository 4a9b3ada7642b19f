import type { Schemas } from '@office/api';
import type { Notice } from './push/workerMessages.ts';

type Setting = keyof Schemas['NotificationSettings'];

/** Something that came by the live channel. */
export interface UnseenNotice {
  /** The id of what came; other pages of this browser may tell it too. */
  id: string;
  /** The kind that the member may have turned off. */
  setting: Exclude<Setting, 'sound'>;
  notice: Notice;
  /** Without a sound: of a room that the member has muted. */
  silent?: boolean;
}

export interface UnseenNoticesDeps {
  /** Whether this page is in sight: there a toast tells it. */
  isInSight(): boolean;
  /** Whether any page of this browser is in sight. */
  isAnyInSight(): Promise<boolean>;
  /** Whether this page is the first of this browser's that asks. */
  isFirstToAsk(name: string): Promise<boolean>;
  /** Whether the member wants such notices. */
  wants(setting: Setting): boolean;
  /** Has the system show a notice, once however many pages ask. */
  show(id: string, notice: Notice): void;
  playSound(): void;
}

/**
 * Tells of what comes while no page of this browser is in sight, where nobody sees a toast. The server pushes
 * to nobody who has a page open.
 */
export class UnseenNotices {
  readonly #deps: UnseenNoticesDeps;

  constructor(deps: UnseenNoticesDeps) {
    this.#deps = deps;
  }

  async tell({ id, setting, notice, silent = false }: UnseenNotice): Promise<void> {
    const { isInSight, isAnyInSight, isFirstToAsk, wants, show, playSound } = this.#deps;
    if (isInSight() || !wants(setting)) return;
    show(id, notice);
    if (silent || !wants('sound') || (await isAnyInSight())) return;
    if (await isFirstToAsk(id)) playSound();
  }
}
