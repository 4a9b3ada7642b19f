import type { ForcedLogoutCode } from '@office/scene-bridge';

/** The catalogue's text for each block code of spec §4. */
const texts: Record<ForcedLogoutCode, string> = {
  4010: 'errors:errorResponse.organizationBlocked',
  4011: 'errors:errorResponse.userBlocked',
  4014: 'errors:errorResponse.roleChanged',
  4015: 'errors:errorResponse.contractBlocked',
  4017: 'errors:errorResponse.SystemCurrentlyUnderMaintenance',
};

/** Why the member is shut out, and where the browser goes. */
export function forcedLogout(code: ForcedLogoutCode): { textKey: string; page: string } {
  return { textKey: texts[code], page: code === 4017 ? '/503' : '/auth/sign-in' };
}
