import Cookies from 'js-cookie';
import { browserDeps } from '../../lib/deps.ts';
import { openStorage } from '../../lib/openStorage.ts';
import { Session, type CookieJar, type SessionChannel, type SessionSignal } from './Session.ts';

const cookies: CookieJar = {
  get: (name) => Cookies.get(name),
  set: (name, value, { days }) =>
    Cookies.set(name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
      ...(days === undefined ? {} : { expires: days }),
    }),
  remove: (name) => Cookies.remove(name, { path: '/' }),
};

function openChannel(): SessionChannel {
  const channel = new BroadcastChannel('office.session');
  return {
    post: (signal) => channel.postMessage(signal),
    onSignal: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<SessionSignal>) =>
        listener(event.data),
      );
    },
  };
}

export const storage = openStorage(() => window.localStorage);
/** Outlives a reload, not the tab. */
export const tabStorage = openStorage(() => window.sessionStorage);

/** The session of this browser. */
export const session = new Session({
  cookies,
  storage,
  tabStorage,
  channel: openChannel(),
  clock: browserDeps.clock,
});
