import type { Schemas } from '@office/api';
import { useEffect } from 'react';
import { quietOffice } from '../../platform/api/client.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/**
 * Marks notifications about a subject as read while its page is visible. `id` is null without one.
 */
export function useSubjectSeen(kind: Schemas['NotificationSubjectKind'], id: string | null): void {
  const unread = useUnreadCount();
  useEffect(() => {
    if (!id || unread === 0) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // A failed request leaves them unread; the next visit retries.
      void quietOffice.POST('/v1/users/notifications/subjects/mark-as-read', {
        body: { kind, id },
      });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [kind, id, unread]);
}
