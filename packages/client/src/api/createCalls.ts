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
import { reactToFailure, showError } from '../errors/reactToFailure.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { navigateTo } from '../navigation/navigation.ts';
import { recovery } from '../recovery/serverRecovery.ts';
import { isUnreachable } from '../recovery/isUnreachable.ts';
import type { Session } from '../session/Session.ts';
import { toasts } from '../toasts/toasts.ts';
import type { NewToast } from '../toasts/ToastStore.ts';
import { fetchContract } from '../http/fetchContract.ts';

export interface CallsOptions extends Pick<OfficeClientOptions, 'lock' | 'sessionCalls' | 'fetch'> {
  session: Session;
  /** @param why translation key of the reason */
  endSession(why: string): void;
  /** While true, a refused token is expected: the sign-out call revokes it. */
  isSigningOut?(): boolean;
}

export interface Calls {
  office: OfficeClient;
  /** Client for calls that are retried automatically: does not report an unreachable server. */
  quietOffice: OfficeClient;
}

/** Milliseconds until a write of another tab becomes readable, as measured with a margin. */
const storageDelayMs = 20;

export function createCalls({
  session,
  endSession,
  isSigningOut = () => false,
  ...options
}: CallsOptions): Calls {
  const access: SessionAccess = {
    getTokens() {
      const { token, refreshToken, tokenExpires } = session.getSnapshot();
      return token && refreshToken ? { token, refreshToken, tokenExpires } : null;
    },
    async reload() {
      await new Promise((resolve) => setTimeout(resolve, storageDelayMs));
      session.reload();
    },
    update: (answer) => session.update(answer as Parameters<typeof session.update>[0]),
    onRefreshFailed: (error) => {
      if (!isSigningOut()) refreshFailed(error, endSession);
    },
  };

  const createClient = (onError: OfficeClientOptions['onError']) =>
    createOfficeClient({
      baseUrl: '/api',
      fetch: fetchContract,
      ...options,
      getLanguage: currentLanguage,
      session: access,
      onError,
    });

  const react = (reaction: HttpReaction) =>
    reactToFailure(reaction, {
      isAuthenticated: () => session.getSnapshot().isAuthenticated && !isSigningOut(),
      ...toastPorts,
      endSession: (key) => endSession(`errors:${key}`),
      redirect: (path) => navigateTo(path, { replace: true }),
    });

  return {
    office: createClient((error, reaction) => {
      watch(error, reaction);
      react(reaction);
    }),
    quietOffice: createClient((error, reaction) => {
      watch(error, reaction);
      if (reaction.kind !== 'message') react(reaction);
    }),
  };
}

const toastPorts = {
  translate: (key: string) =>
    key === 'common.error' ? i18next.t('common:error') : i18next.t(key, { ns: 'errors' }),
  showToast: (toast: NewToast) => void toasts.show(toast),
};

function watch({ status }: OfficeError, { kind }: HttpReaction): void {
  if (isUnreachable(status) && kind !== 'redirect') recovery.reportLost();
}

/** Signs out with a toast (spec §4, "Token refresh"), unless the server was unreachable or rate-limited. */
function refreshFailed(error: RefreshFailedError, endSession: CallsOptions['endSession']): void {
  const isMaintenance = error.body?.errors === 'SystemCurrentlyUnderMaintenance';
  if (isMaintenance) return navigateTo('/503', { replace: true });
  const unreachable = isUnreachable(error.status);
  const isRateLimited = error.status === 429;
  if (unreachable) recovery.reportLost();
  const key = unreachable
    ? 'errorStatus.cors'
    : isRateLimited
      ? 'errorResponse.tooManyRequests'
      : error.key;
  showError(key, toastPorts);
  if (!unreachable && !isRateLimited) endSession(`errors:${error.key}`);
}
