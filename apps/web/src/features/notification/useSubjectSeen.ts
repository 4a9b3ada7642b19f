import type { Schemas } from '@office/api';
import { useEffect } from 'react';
import { quietOffice } from '../../platform/api/client.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/**
 * Reads what the member was told about a thing, while the page that shows it is in sight.
 *
 * @param id null while the thing is not there to be seen
 */
export function useSubjectSeen(kind: Schemas['NotificationSubjectKind'], id: string | null): void {
  const unread = useUnreadCount();
  useEffect(() => {
    if (!id || unread === 0) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // A failure leaves them unread; the next look tries again.
      void quietOffice.POST('/v1/users/notifications/subjects/mark-as-read', {
        body: { kind, id },
      });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [kind, id, unread]);
}
