import { createOfficeClient } from '@office/api';
import { recovery } from '../recovery/serverRecovery.ts';
import { isSilence } from '../recovery/silence.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { fetchAnswer } from '../http/fetchAnswer.ts';

/** Client for calls that do not depend on the session. The caller handles failures. */
export const anonymousOffice = createOfficeClient({
  baseUrl: '/api',
  fetch: fetchAnswer,
  getLanguage: currentLanguage,
  onError: ({ status }) => isSilence(status) && recovery.lost(),
  session: { getTokens: () => null, update: () => {}, onRefreshFailed: () => {} },
});
