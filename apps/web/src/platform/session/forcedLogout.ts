import { blockCodes } from '@office/vocabulary';
import type { BlockCode } from '@office/vocabulary';

/** Why the member is shut out (the catalogue's texts for the block codes of spec §4), and where the browser goes. */
export function forcedLogout(code: BlockCode): { textKey: string; page: string } {
  return {
    textKey: `errors:error.block.${code}`,
    page: code === blockCodes.maintenance ? '/503' : '/auth/sign-in',
  };
}
