import { unwrap } from '@office/api';
import i18next from 'i18next';
import { useEffect } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { showIncoming } from '../../../platform/reachability/browserQuietTime.ts';

const deskPath = '/my-desk';

const isVisible = () => document.visibilityState === 'visible';

export function useDeskNotices(): void {
  useEffect(
    () =>
      realtime.on('deskNoteAdded', ({ note }) => {
        if (window.location.pathname === deskPath && isVisible()) return;
        showIncoming({
          type: 'INFO',
          id: `note-${note.id}`,
          title: i18next.t('web:noteArrived', { name: displayName(note.author) }),
          description: note.text,
          onClick: () => navigateTo(deskPath),
        });
      }),
    [],
  );
}

export function useUnreadNotes(): number {
  const { user } = useSession();
  const params = user ? { path: { userId: user.id } } : null;
  const { data } = useQuery('/v1/users/{userId}/desk', params && { params });
  return data?.unreadNotes ?? 0;
}

export function useReadNotes(unread: number): void {
  useEffect(() => {
    if (unread === 0) return undefined;
    const read = () => {
      if (!isVisible()) return;
      unwrap(office.POST('/v1/users/desk/mark-as-read')).catch(() => {
        // The badge stays; the next visit retries.
      });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread]);
}
