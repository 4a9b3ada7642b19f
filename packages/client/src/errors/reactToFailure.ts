import type { HttpReaction } from '@office/api';
import type { NewToast } from '../toasts/ToastStore.ts';

export interface FailurePorts {
  isAuthenticated(): boolean;
  translate(key: string): string;
  showToast(toast: NewToast): void;
  /** @param key reason, a key of the error catalogue */
  endSession(key: string): void;
  redirect(path: string): void;
}

/** Common handling of failed calls (spec §8, "Handling of HTTP answers"). The error is still rethrown. */
export function reactToFailure(reaction: HttpReaction, ports: FailurePorts): void {
  switch (reaction.kind) {
    case 'signOut':
      // An earlier rejected request already signed the member out.
      if (!ports.isAuthenticated()) return;
      showError(reaction.key, ports);
      ports.endSession(reaction.key);
      return;
    case 'redirect':
      ports.redirect(reaction.to);
      return;
    case 'message':
      showError(reaction.key, ports);
      return;
    case 'passOn':
  }
}

/** Shown permanently on the sign-in page, so a toast would repeat them. */
const permanentReasons: ReadonlySet<string> = new Set([
  'errorResponse.signedOutByAdministrator',
  'errorResponse.networkNotAllowed',
]);

export function showError(
  key: string,
  { showToast, translate }: Pick<FailurePorts, 'showToast' | 'translate'>,
): void {
  if (permanentReasons.has(key)) return;
  showToast({ type: 'ERROR', title: translate('common.error'), description: translate(key) });
}
