import { unwrap, type Schemas } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { MarkAllRead } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { useRoomHeads } from '../sync/useRoomHeads.ts';

/** Counts muted rooms, too, because they are also marked as read. */
function unreadIn(heads: readonly Schemas['ChatRoomHead'][]): number {
  return heads.reduce(
    (sum, { unreadCount, unreadThreads }) =>
      unreadThreads.reduce((total, thread) => total + thread.unreadCount, sum + unreadCount),
    0,
  );
}

export function MarkAllReadDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('chat');
  const heads = useRoomHeads();
  const renew = useMutateQueries();
  const [problem, setProblem] = useState<{ text: string }>();
  const [markAllRead, submitting] = useAction(async () => {
    setProblem(undefined);
    try {
      await unwrap(office.POST('/v1/user/chat-rooms/mark-as-read'));
    } catch (failure) {
      setProblem({ text: errorText(failure) });
      return;
    }
    toasts.show({ type: 'SUCCESS', title: t('markAllRead.done') });
    onClose();
    await Promise.all([
      renew(['/v1/user/chat-rooms/heads']),
      renew(['/v1/user/chat-rooms/threads']),
    ]);
  });
  if (!heads) return null;
  return (
    <MarkAllRead
      open
      count={unreadIn(heads)}
      submitting={submitting}
      error={problem}
      onConfirm={markAllRead}
      onCancel={onClose}
    />
  );
}
