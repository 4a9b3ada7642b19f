import { isMissing } from '@office/client/errors/isMissing.ts';
import { NotificationMessage } from '@office/ui/screens/admin/notification';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useStoredAudience } from '../../../platform/audience/useAudienceField.ts';
import { NotificationEditor } from '../NotificationEditor.tsx';
import { SentNotification } from '../SentNotification.tsx';

export function NotificationPage() {
  const { notificationId } = useParams();
  const stored = useQuery(
    '/v1/admin/notifications/{notificationId}',
    notificationId ? { params: { path: { notificationId } } } : null,
  );
  const audience = useStoredAudience(stored.data?.audience ?? null);
  if (!notificationId) return <NotificationEditor stored={null} />;
  if (stored.error || !stored.data || !audience) {
    const error = isMissing(stored.error) ? 'missing' : 'error';
    const status = stored.error ? error : 'loading';
    return <NotificationMessage status={status} onRetry={() => void stored.mutate()} />;
  }
  const { state } = stored.data;
  if (state === 'SENT' || state === 'WITHDRAWN')
    return <SentNotification notification={stored.data} onChanged={() => stored.mutate()} />;
  return (
    <NotificationEditor
      key={notificationId}
      stored={{ notification: stored.data, audience }}
      onReload={() => stored.mutate()}
    />
  );
}
