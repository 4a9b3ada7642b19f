import { OfficeError, toErrorParams } from '@office/api';
import i18next from 'i18next';

const fallback = 'error.somethingWentWrong';

/**
 * The words for a failed call, in the member's language (spec §8).
 * @param error what a call threw, or the error body that a query answered
 */
export function errorText(error: unknown): string {
  const key = error instanceof OfficeError ? error.key : fallback;
  const params = toErrorParams(error);
  // The reason of a provider of meetings or calendars has words of its own, where there are any.
  const context = params.providerProblem ?? params.calendarProblem;
  const options = { ns: 'errors', ...params, context };
  return i18next.exists(key, options) ? i18next.t(key, options) : i18next.t(fallback, options);
}
