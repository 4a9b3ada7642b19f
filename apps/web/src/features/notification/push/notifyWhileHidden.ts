import type { Schemas } from '@office/api';
import { storage } from '../../../platform/session/browserSession.ts';
import { storageKeys } from '../../../platform/session/storageKeys.ts';
import { push } from './browserPush.ts';
import { workerScope, type Notice, type ShowMessage } from './workerMessages.ts';

/**
 * Tells of something that came by the live channel while this page is out of sight, where nobody sees a
 * toast: the server pushes to nobody who has a page open.
 *
 * @param id of what came; other pages of this browser may tell it too
 * @param setting what the member may have turned off
 */
export function notifyWhileHidden(
  id: string,
  setting: keyof Schemas['NotificationSettings'],
  notice: Notice,
): void {
  if (document.visibilityState !== 'hidden' || push.getSnapshot() !== 'on') return;
  if (!wants(setting)) return;
  const message: ShowMessage = { kind: 'office:show', id, notice };
  void navigator.serviceWorker
    .getRegistration(workerScope)
    .then((registration) => registration?.active?.postMessage(message));
}

/** By the copy of the settings that is kept on this browser. */
function wants(setting: keyof Schemas['NotificationSettings']): boolean {
  try {
    const copy = JSON.parse(storage.getItem(storageKeys.settings) ?? '{}') as Partial<
      Schemas['Settings']
    >;
    return copy.notification?.[setting] ?? true;
  } catch {
    return true;
  }
}
