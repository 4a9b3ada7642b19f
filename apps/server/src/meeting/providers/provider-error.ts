import type { ErrorCode, Provider, ProviderProblem } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';

const longest = 300;

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly provider: Provider;
  readonly problem: ProviderProblem;
  /** True if the request certainly had no effect. */
  readonly isDefinite: boolean;
  readonly isDailyLimit: boolean;
  readonly providerMessage: string | null;
  readonly status: number | null;
  /** Requested delay in milliseconds, or null. */
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
    this.providerMessage = words && toSingleLine(words);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

function toSingleLine(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
}

/** Converts a `ProviderError` to an `ApiError`. Throws other errors unchanged. */
export function asApiError(
  error: unknown,
  code: Extract<ErrorCode, 'meetingCreateFailed' | 'meetingUpdateFailed' | 'meetingDeleteFailed'>,
): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.isDailyLimit) return new ApiError('meetingProviderDailyLimit');
  const { provider, problem: providerProblem, providerMessage: words, status } = error;
  const providerMessage = words || (status && `HTTP ${status}`);
  return new ApiError(code, {
    data: { provider, providerProblem, ...(providerMessage && { providerMessage }) },
  });
}
