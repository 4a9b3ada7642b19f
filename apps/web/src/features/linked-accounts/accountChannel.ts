/**
 * Notifies other pages of this browser about linked accounts, because provider pages sever `window.opener`.
 */
const channelName = 'office.accounts';

export function notifyAccountsChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

export function onAccountsChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
