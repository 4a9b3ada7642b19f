import { useDebouncedValue } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName, displayNames } from '@office/client/people/displayName.ts';
import {
  NotificationReport,
  type NotificationReportProps,
  type ReaderFilter,
} from '@office/ui/screens/admin/notification';
import { fileKeysIn } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../platform/api/queries.ts';
import { useFileLinks } from '../../platform/files/contentFiles.ts';
import { usePageTrail } from '../../platform/navigation/PageTrail.ts';

const typingPauseMs = 300;
const limit = 25;
const path = '/v1/admin/notifications/{notificationId}';
const reads: Record<string, ReaderFilter['read']> = { true: 'READ', false: 'UNREAD' };

interface SentNotificationProps {
  notification: Schemas['AdminNotification'];
  onChanged(): Promise<unknown>;
}

export function SentNotification({ notification, onChanged }: SentNotificationProps) {
  const [search, setSearch] = useSearchParams();
  const breadcrumbs = usePageTrail();
  const renew = useMutateQueries();
  const filter: ReaderFilter = {
    keyword: search.get('keyword') ?? '',
    read: reads[search.get('read') ?? ''] ?? 'ALL',
  };
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const [keyword] = useDebouncedValue(filter.keyword.trim(), typingPauseMs);
  const request = {
    keyword,
    ...(filter.read !== 'ALL' && { read: filter.read === 'READ' }),
  };
  const pathParams = { notificationId: notification.id };
  const readers = useQuery(
    `${path}/readers`,
    { params: { path: pathParams, query: { ...request, page, limit } } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  const { ja, en } = notification.content;
  const files = useFileLinks(fileKeysIn(`${ja}\n${en}`));
  const [withdraw, withdrawing] = useAction(async () => {
    try {
      await unwrap(office.POST(`${path}/withdraw`, { params: { path: pathParams } }));
    } catch (failure) {
      showError(failure);
    }
    await Promise.all([onChanged(), renew(['/v1/admin/notifications'])]);
  });
  const [save, exporting] = useAction(async () => {
    try {
      const params = { path: pathParams, query: request };
      // Requested as a blob: a text response would lose the byte order mark.
      const file = await unwrap(office.GET(`${path}/readers/export`, { params, parseAs: 'blob' }));
      saveFile(file, `readers-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (failure) {
      showError(failure);
    }
  });
  const show = (next: ReaderFilter, nextPage: number, replace: boolean) => {
    const address = new URLSearchParams();
    if (next.keyword) address.set('keyword', next.keyword);
    if (next.read !== 'ALL') address.set('read', String(next.read === 'READ'));
    if (nextPage > 1) address.set('page', String(nextPage));
    setSearch(address, { replace });
  };
  return (
    <NotificationReport
      notification={{
        ...notification,
        author: notification.author && displayName(notification.author),
      }}
      content={notification.content}
      files={files}
      readers={stateOf(readers)}
      filter={filter}
      breadcrumbs={breadcrumbs}
      withdrawing={withdrawing}
      exporting={exporting}
      onFilterChange={(event) => show(event.filter, 1, event.filter.keyword !== filter.keyword)}
      onPageChange={(event) => show(filter, event.page, false)}
      onExport={save}
      onWithdraw={withdraw}
      onRetry={() => void readers.mutate()}
    />
  );
}

interface Readers {
  data?: Schemas['NotificationReaderList'] | undefined;
  error?: unknown;
  isLoading: boolean;
}

function stateOf({ data, error, isLoading }: Readers): NotificationReportProps['readers'] {
  if (error && !isLoading) return { status: 'error' };
  if (!data) return { status: 'loading' };
  const { total, page } = data.metadata;
  if (total === 0) return { status: 'empty' };
  const rows = data.data.map(({ user, department, readAt }) => ({
    userId: user.id,
    ...displayNames(user),
    avatarUrl: user.avatarUrl,
    department,
    readAt,
  }));
  return { status: 'ready', rows, page, limit, total, refreshing: isLoading };
}
