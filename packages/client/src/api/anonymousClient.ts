import { createOfficeClient } from '@office/api';
import { recovery } from '../recovery/serverRecovery.ts';
import { isUnreachable } from '../recovery/isUnreachable.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { fetchContract } from '../http/fetchContract.ts';

export const anonymousOffice = createOfficeClient({
  baseUrl: '/api',
  fetch: fetchContract,
  getLanguage: currentLanguage,
  onError: ({ status }) => isUnreachable(status) && recovery.reportLost(),
  session: { getTokens: () => null, update: () => {}, onRefreshFailed: () => {} },
});
