import { blockCodes, type BlockCode } from '@office/vocabulary';
import i18next from 'i18next';
import { session } from './browserSession.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { endSession } from './endSession.ts';

function forcedLogout(code: BlockCode): { titleKey: string; textKey: string; page: string } {
  const isMaintenance = code === blockCodes.maintenance;
  return {
    titleKey: isMaintenance ? 'errors:error.systemMaintenance' : 'common:error',
    textKey: `errors:error.block.${code}`,
    page: isMaintenance ? '/503' : '/auth/sign-in',
  };
}

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
