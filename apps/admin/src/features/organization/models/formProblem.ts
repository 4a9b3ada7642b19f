import { isAlreadyReported, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

/** Returns the fields of a form that the server rejected, or else the text of the error. */
export function formProblem<Field extends string>(
  failure: unknown,
  fields: readonly Field[],
): { rejected?: Field[]; error?: string } {
  if (isAlreadyReported(failure)) return {};
  const names = refusedFields(failure);
  const rejected = fields.filter((field) => names.includes(field));
  return rejected.length > 0 ? { rejected } : { error: errorText(failure) };
}
