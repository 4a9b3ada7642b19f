import { blockCodes } from '@office/vocabulary';
import type { BlockCode } from '@office/vocabulary';

export function forcedLogout(code: BlockCode): { titleKey: string; textKey: string; page: string } {
  const isMaintenance = code === blockCodes.maintenance;
  return {
    titleKey: isMaintenance ? 'errors:error.systemMaintenance' : 'common:error',
    textKey: `errors:error.block.${code}`,
    page: isMaintenance ? '/503' : '/auth/sign-in',
  };
}
