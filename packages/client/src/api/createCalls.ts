import {
  createOfficeClient,
  type HttpReaction,
  type OfficeClient,
  type OfficeClientOptions,
  type OfficeError,
  type RefreshFailedError,
  type SessionAccess,
} from '@office/api';
import i18next from 'i18next';
import { reactToFailure } from '../errors/reactToFailure.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { navigateTo } from '../navigation/navigation.ts';
import { recovery } from '../recovery/serverRecovery.ts';
import { isSilence } from '../recovery/silence.ts';
import type { Session } from '../session/Session.ts';
import { toasts } from '../toasts/toasts.ts';
import { fetchAnswer } from '../http/fetchAnswer.ts';

export interface CallsOptions extends Pick<OfficeClientOptions, 'lock' | 'sessionCalls'> {
  session: Session;
  /**
   * Ends the session here; who signs in again comes back.
   * @param why key of the text that says it
   */
  endSession(why: string): void;
}

export interface Calls {
  /** Calls of the contract, with the session of this browser. */
  office: OfficeClient;
  /**
   * The same for calls that are repeated by themselves until there is an answer: that there is none now
   * is shown where it matters, and not said each time.
   */
  quietOffice: OfficeClient;
}

/** Until what another tab wrote just now can be read here; a few were measured. In milliseconds. */
const settling = 20;

/** The calls of an application, which react to failures in the same way everywhere. */
export function createCalls({ session, endSession, ...options }: CallsOptions): Calls {
  const access: SessionAccess = {
    getTokens() {
      const { token, refreshToken, tokenExpires } = session.getSnapshot();
      return token && refreshToken ? { token, refreshToken, tokenExpires } : null;
    },
    async reload() {
      await new Promise((resolve) => setTimeout(resolve, settling));
      session.reload();
    },
    update: (answer) => session.update(answer as Parameters<typeof session.update>[0]),
    onRefreshFailed: (error) => refreshFailed(error, endSession),
  };

  const clientThat = (onError: OfficeClientOptions['onError']) =>
    createOfficeClient({
      ...options,
      baseUrl: '/api',
      fetch: fetchAnswer,
      getLanguage: currentLanguage,
      session: access,
      onError,
    });

  const react = (reaction: HttpReaction) =>
    reactToFailure(reaction, {
      isAuthenticated: () => session.getSnapshot().isAuthenticated,
      translate: (key) =>
        key === 'common.error' ? i18next.t('common:error') : i18next.t(key, { ns: 'errors' }),
      showToast: (toast) => toasts.show(toast),
      endSession: (key) => endSession(`errors:${key}`),
      redirect: (path) => navigateTo(path, { replace: true }),
    });

  return {
    office: clientThat((error, reaction) => {
      watch(error, reaction);
      react(reaction);
    }),
    quietOffice: clientThat((error, reaction) => {
      watch(error, reaction);
      if (reaction.kind !== 'message') react(reaction);
    }),
  };
}

/** No answer: what failed is made up for when there is one again. */
function watch({ status }: OfficeError, { kind }: HttpReaction): void {
  if (isSilence(status) && kind !== 'redirect') recovery.lost();
}

/**
 * Spec §4, "Token refresh": a toast, then signed out. Where nobody answered, or too much was asked just
 * now, nothing was refused.
 */
function refreshFailed(error: RefreshFailedError, endSession: CallsOptions['endSession']): void {
  const isMaintenance = error.body?.errors === 'SystemCurrentlyUnderMaintenance';
  if (isMaintenance) return navigateTo('/503', { replace: true });
  const unreachable = isSilence(error.status);
  const tooMuch = error.status === 429;
  if (unreachable) recovery.lost();
  toasts.show({
    type: 'ERROR',
    title: i18next.t('common:error'),
    description: i18next.t(
      unreachable ? 'errorStatus.cors' : tooMuch ? 'errorResponse.tooManyRequests' : error.key,
      { ns: 'errors' },
    ),
  });
  if (!unreachable && !tooMuch) endSession(`errors:${error.key}`);
}
