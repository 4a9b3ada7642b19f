import type { HttpReaction } from '@office/api';
import type { NewToast } from '../toasts/ToastStore.ts';

export interface FailurePorts {
  isAuthenticated(): boolean;
  /** @param key of the error catalogue */
  translate(key: string): string;
  showToast(toast: NewToast): void;
  /**
   * Ends the session here; the member comes back to this page after signing in again.
   * @param key of the error catalogue: why
   */
  endSession(key: string): void;
  redirect(path: string): void;
}

/**
 * Reacts to a failed call in the same way everywhere (spec §8, "Handling of HTTP answers").
 * The caller still gets its error and shows what only it can know.
 */
export function reactToFailure(reaction: HttpReaction, ports: FailurePorts): void {
  switch (reaction.kind) {
    case 'signOut':
      // The first of many refused requests has signed out already.
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

function showError(key: string, { showToast, translate }: FailurePorts): void {
  showToast({ type: 'ERROR', title: translate('common.error'), description: translate(key) });
}
