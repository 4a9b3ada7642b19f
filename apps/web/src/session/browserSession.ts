import Cookies from 'js-cookie';
import {
  Session,
  type CookieJar,
  type LocalStore,
  type SessionChannel,
  type SessionSignal,
} from './Session.ts';

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

/** A store of the browser, or memory where it refuses one (blocked site data). */
function openStorage(kind: 'localStorage' | 'sessionStorage'): LocalStore {
  try {
    window[kind].getItem('');
    return window[kind];
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}

export const storage = openStorage('localStorage');
/** Outlives a reload, not the tab. */
export const tabStorage = openStorage('sessionStorage');

/** The session of this browser. */
export const session = new Session({
  cookies,
  storage,
  tabStorage,
  channel: openChannel(),
  now: () => Date.now(),
});
