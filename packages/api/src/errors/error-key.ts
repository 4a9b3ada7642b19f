import type { ErrorBody } from '../types.ts';

const somethingWentWrong = 'error.somethingWentWrong';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const capitalised = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** The text of one language, `title.en`, has the words of its language. */
const ownName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/**
 * The catalogue key of a server's error body:
 * `errors` as a string gives `errorResponse.{code}`; as an object, or an array's first item,
 * `errorResponse.{field}{CapitalisedValue}`; anything else the body's message, or
 * `error.somethingWentWrong`. Takes whatever came as body, an error that carries one as `body`, or an
 * `OfficeError`, which has its key also where no answer came.
 */
export function toErrorKey(error: unknown): string {
  // Its message is for logs: in place of a text a member would read it as it is.
  if (error instanceof Error && 'key' in error && typeof error.key === 'string') return error.key;
  const body = isRecord(error) && isRecord(error['body']) ? error['body'] : error;
  if (!isRecord(body)) return somethingWentWrong;
  const { errors, message } = body;
  const detail: unknown = Array.isArray(errors) ? errors[0] : errors;
  if (typeof detail === 'string' && detail !== '') return `errorResponse.${detail}`;
  if (isRecord(detail)) {
    const [field, value] = Object.entries(detail)[0] ?? [];
    if (field !== undefined && typeof value === 'string') {
      return `errorResponse.${ownName(field)}${capitalised(value)}`;
    }
  }
  return typeof message === 'string' && message !== '' ? message : somethingWentWrong;
}

/** The values for the placeholders of the error's text (`{{remaining}}`, `{{startTime}}` …), as the server sent them. */
export function toErrorParams(error: unknown): NonNullable<ErrorBody['data']> {
  const body = isRecord(error) && isRecord(error['body']) ? error['body'] : error;
  return isRecord(body) && isRecord(body['data']) ? body['data'] : {};
}
