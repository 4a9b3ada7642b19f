import Cookies from 'js-cookie';
import type { CookieJar, SessionChannel, SessionSignal } from './Session.ts';

export function browserCookies(path: string): CookieJar {
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, { days }) =>
      Cookies.set(name, value, {
        path,
        sameSite: 'Lax',
        secure: window.location.protocol === 'https:',
        ...(days === undefined ? {} : { expires: days }),
      }),
    remove: (name) => Cookies.remove(name, { path }),
  };
}

export function openSessionChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (signal) => channel.postMessage(signal),
    onSignal: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<SessionSignal>) =>
        listener(event.data),
      );
    },
  };
}
