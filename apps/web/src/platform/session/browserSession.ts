import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { browserCookies, openSessionChannel } from '@office/client/session/browserParts.ts';
import { Session } from '@office/client/session/Session.ts';
import { cookieNames, keysClearedOnReset, storageKeys } from './storageKeys.ts';

export const session = new Session({
  names: {
    ...storageKeys,
    cookie: cookieNames.session,
    typeCookie: cookieNames.organizationType,
    cleared: keysClearedOnReset,
  },
  cookies: browserCookies('/'),
  storage,
  tabStorage,
  channel: openSessionChannel('office.session'),
  clock: browserDeps.clock,
});
