import type { Schemas } from '@office/api';
import { playChime } from '../../platform/device/chime.ts';
import { isAnyInSight, isFirstToAsk } from '../../platform/device/pagesInSight.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { push } from './push/browserPush.ts';
import { workerScope, type Notice, type ShowMessage } from './push/workerMessages.ts';
import { UnseenNotices, type UnseenNotice } from './UnseenNotices.ts';

const notices = new UnseenNotices({
  isInSight: () => document.visibilityState === 'visible',
  isAnyInSight,
  isFirstToAsk,
  wants: wantsNotices,
  show,
  playSound: () => void playChime(),
});

/** Notifies of a message while the page is hidden. See {@link UnseenNotices}. */
export function notifyUnseen(unseen: UnseenNotice): void {
  void notices.tell(unseen);
}

/** The worker removes duplicates across all pages of this browser. */
function show(id: string, notice: Notice): void {
  if (push.getSnapshot() !== 'on') return;
  const message: ShowMessage = { kind: 'office:show', id, notice };
  void navigator.serviceWorker
    .getRegistration(workerScope)
    .then((registration) => registration?.active?.postMessage(message));
}

/** Reads the copy of the settings in local storage. */
export function wantsNotices(setting: keyof Schemas['NotificationSettings']): boolean {
  try {
    const copy = JSON.parse(storage.getItem(storageKeys.settings) ?? '{}') as Partial<
      Schemas['Settings']
    >;
    return copy.notification?.[setting] ?? true;
  } catch {
    return true;
  }
}
