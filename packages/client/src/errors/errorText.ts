import { OfficeError, toErrorParams } from '@office/api';
import i18next from 'i18next';

const fallback = 'error.somethingWentWrong';

/** Localised text of a failed call (spec §8): the thrown error, or the error body of a query. */
export function errorText(error: unknown): string {
  const key = error instanceof OfficeError ? error.key : fallback;
  const params = toErrorParams(error);
  // Reasons of meeting and calendar providers can have more specific texts.
  const context = params.providerProblem ?? params.calendarProblem;
  const options = { ns: 'errors', ...params, context };
  return i18next.exists(key, options) ? i18next.t(key, options) : i18next.t(fallback, options);
}
