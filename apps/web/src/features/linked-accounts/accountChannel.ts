/** Tells the other pages of this browser that an account was linked: providers' pages cut `window.opener` off. */
const channelName = 'office.accounts';

export function tellAccountsChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** @returns how to listen no longer */
export function onAccountsChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
