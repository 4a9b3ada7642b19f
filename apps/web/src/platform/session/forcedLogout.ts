import { blockCodes } from '@office/vocabulary';
import type { BlockCode } from '@office/vocabulary';

/** Why the member is shut out (the catalogue's texts for the block codes of spec §4), and where the browser goes. */
export function forcedLogout(code: BlockCode): { titleKey: string; textKey: string; page: string } {
  const isMaintenance = code === blockCodes.maintenance;
  return {
    // Nothing is wrong during maintenance.
    titleKey: isMaintenance ? 'errors:error.systemMaintenance' : 'common:error',
    textKey: `errors:error.block.${code}`,
    page: isMaintenance ? '/503' : '/auth/sign-in',
  };
}
