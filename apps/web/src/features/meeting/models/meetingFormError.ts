import { toErrorParams } from '@office/api';
import type { MeetingFormError } from '@office/ui/screens/meeting';
import { errorCode, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

export function toFormError(error: unknown): MeetingFormError {
  const [field] = refusedFields(error);
  const { startTime } = toErrorParams(error);
  return {
    text: errorText(error),
    code: errorCode(error) ?? undefined,
    field,
    startTime: typeof startTime === 'string' ? startTime : undefined,
  };
}
