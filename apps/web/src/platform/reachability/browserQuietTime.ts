import { browserDeps } from '@office/client/lib/deps.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import type { NewToast } from '@office/client/toasts/ToastStore.ts';
import { QuietTime } from './QuietTime.ts';

export const quietTime = new QuietTime(browserDeps);

/** Shows a toast about something that others did, unless the member's notifications are paused. */
export function showIncoming(
  toast: NewToast,
  { whilePaused = false }: { whilePaused?: boolean | undefined } = {},
): string | undefined {
  return quietTime.isOn() && !whilePaused ? undefined : toasts.show(toast);
}
