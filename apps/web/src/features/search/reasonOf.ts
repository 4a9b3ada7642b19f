import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

/** Why a search failed, in words, where the server gave a reason: too many searches, say. */
export function reasonOf(error: unknown): { reason: string } | null {
  return errorCode(error) === null ? null : { reason: errorText(error) };
}
