import { unwrap, type Schemas } from '@office/api';
import { office } from '../../platform/api/client.ts';

type Provider = Schemas['Provider'];

/** The OAuth state is single-use, so repeated calls share the first response. */
const answers = new Map<string, Promise<Schemas['LinkedAccount']>>();

/** Notifies other pages of this browser, because provider pages sever `window.opener`. */
const channelName = 'office.accounts';

function notifyAccountsChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

export function onAccountsChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

export function linkAccount(
  provider: Provider,
  callback: { code: string; state: string },
): Promise<Schemas['LinkedAccount']> {
  const known = answers.get(callback.state);
  if (known) return known;
  const params = { path: { type: provider }, query: callback };
  const answer = unwrap(office.GET('/v1/meetings/app/callback/{type}', { params })).finally(
    notifyAccountsChanged,
  );
  answers.set(callback.state, answer);
  return answer;
}

/** Opens the window before the request, while the user activation is valid. Falls back to this page. */
export async function openProvider(
  provider: Provider,
  use: Schemas['LinkedAccountUse'],
): Promise<void> {
  const opened = window.open('', '_blank', 'popup,width=520,height=720');
  try {
    const url = await loginAddress(provider, use);
    if (opened) opened.location.replace(url);
    else window.location.assign(url);
  } catch (failure) {
    opened?.close();
    throw failure;
  }
}

export async function returnToProvider(
  provider: Provider,
  use: Schemas['LinkedAccountUse'],
): Promise<void> {
  window.location.assign(await loginAddress(provider, use));
}

async function loginAddress(provider: Provider, use: Schemas['LinkedAccountUse']): Promise<string> {
  const params = { path: { type: provider }, query: { use } };
  const { url } = await unwrap(office.GET('/v1/meetings/app/login/{type}', { params }));
  return url;
}

export async function unlinkAccount(
  provider: Provider,
  use: Schemas['LinkedAccountUse'],
): Promise<void> {
  const params = { path: { type: provider }, query: { use } };
  await unwrap(office.DELETE('/v1/meetings/app-unlink/{type}', { params }));
  notifyAccountsChanged();
}
