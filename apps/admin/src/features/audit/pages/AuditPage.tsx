import { useDebouncedValue } from '@mantine/hooks';
import { toErrorKey, unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  AuditLog,
  type AuditLogEntry,
  type AuditLogFilter,
  type AuditLogProps,
} from '@office/ui/screens/admin/audit';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import {
  readAuditView,
  toAuditQuery,
  writeAuditView,
  type AuditView,
} from '../auditSearchParams.ts';

const typingPauseMs = 300;

/** Downloads the filtered entries. As a blob, because a text response loses the byte order mark. */
async function exportAuditLog(filter: AuditLogFilter): Promise<void> {
  const query = toAuditQuery(filter);
  const file = await unwrap(
    office.GET('/v1/admin/audit/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(file as unknown as Blob, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`);
}

export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const { filter, page, limit, openId } = readAuditView(search);
  const [keyword] = useDebouncedValue(filter.keyword, typingPauseMs);
  const log = useQuery(
    '/v1/admin/audit',
    { params: { query: { ...toAuditQuery({ ...filter, keyword }), page, limit } } },
    { keepPreviousData: true },
  );
  const state = useAuditState(log, limit);
  const groupId = log.data?.data.find(({ id }) => id === openId)?.groupId ?? null;
  const people = usePeople(groupId, keyword);
  const show = useCallback(
    (change: Partial<AuditView>, replace = false) =>
      setSearch((current) => writeAuditView({ ...readAuditView(current), ...change }), { replace }),
    [setSearch],
  );
  const onOpen = useCallback(({ id }: { id: number }) => show({ openId: id }), [show]);
  const [save, exporting] = useAction(async () => {
    await exportAuditLog(filter).catch(showError);
  });
  return (
    <AuditLog
      state={state}
      filter={filter}
      openId={openId}
      people={people.shown}
      exporting={exporting}
      streamHref="/audit/stream"
      onPeopleSearch={people.onSearch}
      onPeoplePageChange={people.onPageChange}
      onPeopleRetry={people.onRetry}
      onFilterChange={(event) => {
        const isTyping = event.filter.keyword !== filter.keyword;
        show({ filter: event.filter, page: 1, openId: null }, isTyping);
      }}
      onPageChange={(event) => show({ page: event.page, openId: null })}
      onLimitChange={(event) => show({ limit: event.limit, page: 1, openId: null })}
      onOpen={onOpen}
      onClose={() => show({ openId: null })}
      onExport={save}
      onRetry={() => void log.mutate()}
    />
  );
}

const peoplePerPage = 25;

/** The people of a bulk action. The keyword of the log is the initial search. */
function usePeople(groupId: string | null, initialKeyword: string) {
  const [view, setView] = useState({ groupId, keyword: initialKeyword, page: 1 });
  const { keyword, page } = view.groupId === groupId ? view : { keyword: initialKeyword, page: 1 };
  const [typed] = useDebouncedValue(keyword, typingPauseMs);
  const searched = typed.trim();
  const query = {
    ...(groupId && { partOf: groupId }),
    page,
    limit: peoplePerPage,
    ...(searched && { keyword: searched }),
  };
  const list = useQuery('/v1/admin/audit', groupId ? { params: { query } } : null);
  const state = useAuditState(list, peoplePerPage);
  return {
    shown: { keyword, state },
    onSearch: (event: { keyword: string }) => setView({ groupId, ...event, page: 1 }),
    onPageChange: (event: { page: number }) => setView({ groupId, keyword, ...event }),
    onRetry: () => void list.mutate(),
  };
}

interface Log {
  data?: Schemas['AuditEntryList'] | undefined;
  error?: unknown;
  isLoading: boolean;
}

function useAuditState({ data, error, isLoading }: Log, limit: number): AuditLogProps['state'] {
  const { t } = useTranslation('errors');
  const rows = useMemo(
    () =>
      data?.data.map(({ error: code, ...entry }): AuditLogEntry => ({
        ...entry,
        reason: code && t(toErrorKey({ errors: code })),
      })),
    [data, t],
  );
  if (data && rows && !error) {
    const { metadata } = data;
    if (metadata.total === 0) return { status: 'empty' };
    return { status: 'ready', rows, refreshing: isLoading, ...metadata };
  }
  return error && !isLoading ? { status: 'error' } : { status: 'loading', rows: limit };
}
