import type { ErrorBody } from '../types.ts';

const somethingWentWrong = 'error.somethingWentWrong';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const capitalised = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** Localised fields such as `title.en` use only the last segment, the language. */
const ownName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/**
 * Returns the catalogue key of an error body. A string in `errors` gives `errorResponse.{code}`; an
 * object, or the first item of an array, gives `errorResponse.{field}{CapitalisedValue}`. Otherwise
 * falls back to the message of the body, then to `error.somethingWentWrong`. Accepts a body, an
 * error with a `body`, or an `OfficeError`, which also has a key if no response was received.
 */
export function toErrorKey(error: unknown): string {
  // Uses the key, because the message of the error is meant for logs.
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

export function toErrorParams(error: unknown): NonNullable<ErrorBody['data']> {
  const body = isRecord(error) && isRecord(error['body']) ? error['body'] : error;
  return isRecord(body) && isRecord(body['data']) ? body['data'] : {};
}
