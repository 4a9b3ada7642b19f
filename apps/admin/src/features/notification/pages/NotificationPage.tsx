import { isMissing } from '@office/client/errors/isMissing.ts';
import { EmptyState, ErrorState, LoadingState } from '@office/ui';
import * as icons from '@office/ui/icons';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useStoredAudience } from '../../../platform/audience/useAudienceField.ts';
import { NotificationEditor } from '../NotificationEditor.tsx';
import { SentNotification } from '../SentNotification.tsx';

export function NotificationPage() {
  const { t } = useTranslation('admin-notification');
  const { notificationId } = useParams();
  const stored = useQuery(
    '/v1/admin/notifications/{notificationId}',
    notificationId ? { params: { path: { notificationId } } } : null,
  );
  const audience = useStoredAudience(stored.data?.audience ?? null);
  if (!notificationId) return <NotificationEditor stored={null} />;
  if (isMissing(stored.error))
    return <EmptyState icon={icons.notifications} title={t('form.missing')} />;
  if (stored.error) return <ErrorState onRetry={() => void stored.mutate()} />;
  if (!stored.data || !audience)
    return <LoadingState shape="form" rows={5} label={t('form.loading')} />;
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
