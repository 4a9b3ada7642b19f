import type { Schemas } from '@office/api';
import type { Notice } from './push/workerMessages.ts';

type Setting = keyof Schemas['NotificationSettings'];

export interface UnseenNotice {
  /** Id of the message. Several pages of this browser may notify about the same id. */
  id: string;
  setting: Exclude<Setting, 'sound'>;
  notice: Notice;
  /** True for a room that the member has muted. */
  silent?: boolean;
}

export interface UnseenNoticesDeps {
  /** A visible page shows a toast instead. */
  isVisible(): boolean;
  isAnyPageVisible(): Promise<boolean>;
  claimFirst(name: string): Promise<boolean>;
  wants(setting: Setting): boolean;
  /** Shows one system notification even if several pages call it with the same id. */
  show(id: string, notice: Notice): void;
  playSound(): void;
}

/** Shows system notifications while this page is hidden, as the server sends no push messages then. */
export class BackgroundNotifier {
  readonly #deps: UnseenNoticesDeps;

  constructor(deps: UnseenNoticesDeps) {
    this.#deps = deps;
  }

  async notify({ id, setting, notice, silent = false }: UnseenNotice): Promise<void> {
    const { isVisible, isAnyPageVisible, claimFirst, wants, show, playSound } = this.#deps;
    if (isVisible() || !wants(setting)) return;
    show(id, notice);
    if (silent || !wants('sound') || (await isAnyPageVisible())) return;
    if (await claimFirst(id)) playSound();
  }
}
