import type { Schemas } from '@office/api';
import { playChime } from '../../platform/device/chime.ts';
import { isAnyPageVisible, claimFirst } from '../../platform/device/visiblePages.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { push } from './push/browserPush.ts';
import { workerScope, type Notice, type ShowMessage } from './push/workerMessages.ts';
import { quietTime } from '../../platform/reachability/browserQuietTime.ts';
import { BackgroundNotifier, type UnseenNotice } from './BackgroundNotifier.ts';

const notices = new BackgroundNotifier({
  isVisible: () => document.visibilityState === 'visible',
  isAnyPageVisible,
  claimFirst,
  wants: areNoticesEnabled,
  show,
  playSound: () => void playChime(),
});

export function notifyUnseen({
  whilePaused = false,
  ...unseen
}: UnseenNotice & { whilePaused?: boolean | undefined }): void {
  if (!quietTime.isOn() || whilePaused) void notices.notify(unseen);
}

/** The worker removes duplicates across all pages of this browser. */
function show(id: string, notice: Notice): void {
  if (push.getSnapshot() !== 'on') return;
  const message: ShowMessage = { kind: 'office:show', id, notice };
  void navigator.serviceWorker
    .getRegistration(workerScope)
    .then((registration) => registration?.active?.postMessage(message));
}

export function areNoticesEnabled(setting: keyof Schemas['NotificationSettings']): boolean {
  if (setting === 'sound' && quietTime.isOn()) return false;
  try {
    const copy = JSON.parse(storage.getItem(storageKeys.settings) ?? '{}') as Partial<
      Schemas['Settings']
    >;
    return copy.notification?.[setting] ?? true;
  } catch {
    return true;
  }
}
