import type { TabCallsDeps } from './TabCalls.ts';

export function browserTabs(myUserId: string): Omit<TabCallsDeps, 'onAnswer'> {
  const prefix = `office.voice.${myUserId}`;
  const { locks } = navigator as { locks?: LockManager };
  return {
    tab: `${prefix}.${crypto.getRandomValues(new Uint32Array(2)).join('-')}`,
    channel: openChannel(prefix),
    locks: {
      hold: (name) =>
        new Promise((resolveLock) => {
          if (!locks) return resolveLock(() => {});
          void locks.request(name, () => new Promise<void>((release) => resolveLock(release)));
        }),
      whenFree(name, task) {
        const stop = new AbortController();
        locks?.request(name, { signal: stop.signal }, task).catch(() => {
          // The wait was cancelled.
        });
        return () => stop.abort();
      },
    },
  };
}

function openChannel(name: string): TabCallsDeps['channel'] {
  let channel: BroadcastChannel | null = null;
  const open = () => (channel ??= new BroadcastChannel(name));
  return {
    post: (message) => open().postMessage(message),
    listen(listener) {
      open().onmessage = ({ data }) => listener(data as Parameters<typeof listener>[0]);
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}
