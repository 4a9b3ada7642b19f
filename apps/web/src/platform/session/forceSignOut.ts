import { blockCodes } from '@office/vocabulary';
import type { BlockCode } from '@office/vocabulary';
import i18next from 'i18next';
import { forcedLogout } from './forcedLogout.ts';
import { session } from './browserSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { endSession } from './endSession.ts';

export function forceSignOut(code: BlockCode): void {
  if (!session.getSnapshot().isAuthenticated) return;
  const { titleKey, textKey, page } = forcedLogout(code);
  toasts.show({
    type: 'ERROR',
    title: i18next.t(titleKey),
    description: i18next.t(textKey),
  });
  endSession({ page, returnAfterSignIn: code === blockCodes.roleChanged, reasonKey: textKey });
}
