import { OfficeError, toErrorParams } from '@office/api';
import type { MeetingFormError } from '@office/ui/screens/meeting';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

export function toFormError(error: unknown): MeetingFormError {
  const errors = error instanceof OfficeError ? error.body?.errors : undefined;
  const field = typeof errors === 'object' ? Object.keys(errors)[0] : undefined;
  const { startTime } = toErrorParams(error);
  return {
    text: errorText(error),
    code: errorCode(error) ?? undefined,
    field,
    startTime: typeof startTime === 'string' ? startTime : undefined,
  };
}
