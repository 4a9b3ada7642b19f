import { isMissing } from '@office/client/errors/isMissing.ts';
import { NotificationDetail, type NotificationDetailState } from '@office/ui/screens/notification';
import { fileKeysIn } from '@office/vocabulary';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { toView } from '../models/notificationViews.ts';
import { useRenewNotifications } from '../models/useRenewNotifications.ts';

export function NotificationPage({ id }: { id: string }) {
  const navigate = useNavigate();
  const back = useBack('/notifications');
  const renew = useRenewNotifications();
  const params = { path: { notificationId: id } };
  const { data, error, mutate } = useQuery('/v1/users/notifications/{notificationId}', { params });
  const files = useFileLinks(data?.format === 'MARKDOWN' ? fileKeysIn(data.content) : []);
  usePageName(data?.title);

  const isUnread = data?.read === false;
  const read = useEffectEvent(async () => {
    // A failed request leaves it unread; the next visit retries.
    const answer = await quietOffice
      .POST('/v1/users/notifications/{notificationId}/mark-as-read', { params })
      .catch(() => null);
    if (answer?.response.ok) void renew();
  });
  useEffect(() => {
    if (isUnread) void read();
  }, [isUnread]);

  const state = (): NotificationDetailState => {
    if (data) return { status: 'ready', notification: { ...toView(data), files } };
    if (!error) return { status: 'loading' };
    // A malformed id counts as missing too.
    const isGone = isMissing(error);
    return { status: isGone ? 'gone' : 'error' };
  };
  return (
    <NotificationDetail
      state={state()}
      onBack={back}
      onOpen={() => data?.path && void navigate(data.path)}
      onRetry={() => void mutate()}
    />
  );
}
