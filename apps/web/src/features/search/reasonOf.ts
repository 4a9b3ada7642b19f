import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

/** Returns the error text if the server gave a reason, such as too many searches. */
export function reasonOf(error: unknown): { reason: string } | null {
  return errorCode(error) === null ? null : { reason: errorText(error) };
}
