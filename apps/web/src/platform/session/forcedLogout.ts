import type { ForcedLogoutCode } from '@office/scene-bridge';
import { blockCodes } from '@office/vocabulary';

/** Why the member is shut out (the catalogue's texts for the block codes of spec §4), and where the browser goes. */
export function forcedLogout(code: ForcedLogoutCode): { textKey: string; page: string } {
  return {
    textKey: `errors:error.block.${code}`,
    page: code === blockCodes.maintenance ? '/503' : '/auth/sign-in',
  };
}
