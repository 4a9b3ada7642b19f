import type { ErrorCode, Provider, ProviderProblem } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';

const longest = 300;

/** A provider that did not do what it was asked to. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly provider: Provider;
  readonly problem: ProviderProblem;
  /** Nothing was done, for sure; without it, it may have been. */
  readonly isDefinite: boolean;
  /** The provider's own count of calls a day is used up. */
  readonly isDailyLimit: boolean;
  /** The provider's words; null where it said nothing. */
  readonly words: string | null;
  readonly status: number | null;
  /** How long it wants to be left alone, in milliseconds; null where it did not say. */
  readonly retryAfter: number | null;

  constructor(
    provider: Provider,
    problem: ProviderProblem,
    more: {
      isDefinite?: boolean;
      isDailyLimit?: boolean;
      words?: string | null;
      status?: number;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    const { isDefinite = true, isDailyLimit = false, words = null, status = null, cause } = more;
    const { retryAfter = null } = more;
    super(`${provider} ${problem}${status ? ` ${status}` : ''}${words ? `: ${words}` : ''}`, {
      cause,
    });
    this.provider = provider;
    this.problem = problem;
    this.isDefinite = isDefinite;
    this.isDailyLimit = isDailyLimit;
    this.words = words && cleaned(words);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The words of a provider as one line that is not too long. */
function cleaned(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** The answer to a caller whose call failed at a provider; anything else is thrown on. */
export function asApiError(
  error: unknown,
  code: Extract<ErrorCode, 'meetingCreateFailed' | 'meetingUpdateFailed' | 'meetingDeleteFailed'>,
): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.isDailyLimit) return new ApiError('meetingProviderDailyLimit');
  const { provider, problem: providerProblem, words, status } = error;
  const providerMessage = words || (status && `HTTP ${status}`);
  return new ApiError(code, {
    data: { provider, providerProblem, ...(providerMessage && { providerMessage }) },
  });
}
