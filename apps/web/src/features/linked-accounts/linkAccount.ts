import { unwrap, type Schemas } from '@office/api';
import { office } from '../../platform/api/client.ts';
import { tellAccountsChanged } from './accountChannel.ts';

type Provider = Schemas['Provider'];

/** A state counts once: whoever asks again gets the first answer. */
const answers = new Map<string, Promise<Schemas['LinkedAccount']>>();

/** Sends on what a provider sent the member back with, and tells the page that had asked. */
export function linkAccount(
  provider: Provider,
  given: { code: string; state: string },
): Promise<Schemas['LinkedAccount']> {
  const known = answers.get(given.state);
  if (known) return known;
  const params = { path: { type: provider }, query: given };
  const answer = unwrap(office.GET('/v1/meetings/app/callback/{type}', { params })).finally(
    tellAccountsChanged,
  );
  answers.set(given.state, answer);
  return answer;
}

/**
 * Opens a provider's page in a window of its own; where the browser opens none, in place of this page. The window
 * is opened at once, as long as the browser takes it for the member's doing.
 */
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

/** Asks at a provider's page again, in the window that it sent the member back to. */
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

/** Unlinks an account for one use. */
export async function unlinkAccount(
  provider: Provider,
  use: Schemas['LinkedAccountUse'],
): Promise<void> {
  const params = { path: { type: provider }, query: { use } };
  await unwrap(office.DELETE('/v1/meetings/app-unlink/{type}', { params }));
  tellAccountsChanged();
}
