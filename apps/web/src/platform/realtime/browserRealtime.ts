import type { RealtimeMessages } from '@office/api';
import { officeNamespace } from '@office/vocabulary';
import i18next from 'i18next';
import { office } from '../api/client.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';

export const realtime = new RealtimeConnection<RealtimeMessages>({
  ...browserDeps,
  async openSocket() {
    const { openServerSocket } = await import('./serverSocket.ts');
    return openServerSocket(officeNamespace);
  },
  async ensureToken({ renew }) {
    return (renew ? await office.refresh() : await office.accessToken()) ?? '';
  },
  onUnreachable() {
    // The offline screen already informs the member.
    if (!navigator.onLine) return;
    toasts.show({
      type: 'INFO',
      title: i18next.t('web:realtimeUnreachable'),
      description: i18next.t('web:realtimeUnreachableHint'),
    });
  },
});
