import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useSettled } from '@office/client/lib/useSettled.ts';
import { newId } from '@office/client/lib/newId.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { SurveyTable, type DataTableSort, type SurveyTableProps } from '@office/ui';
import { adminSurveySorts, surveyStates } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';

const path = '/v1/admin/surveys';
const limit = 10;

/** The surveys of the organisation: filter, order and page stand in the address. */
export function SurveysPage() {
  const { t } = useTranslation('admin-survey');
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const [search, setSearch] = useSearchParams();
  const [sort, setSort] = useState<DataTableSort>({
    columnId: 'UPDATED_AT',
    direction: 'descending',
  });
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const state = surveyStates.find((one) => one === search.get('state')) ?? null;
  const filter = { keyword: search.get('keyword') ?? '', state };
  const keyword = useSettled(filter.keyword, 300);
  const column = adminSurveySorts.find((one) => one === sort?.columnId) ?? 'UPDATED_AT';
  const order = sort?.direction === 'ascending' ? ('ASC' as const) : ('DESC' as const);
  const query = { keyword, ...(state && { state: [state] }), sort: column, order, page, limit };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  const show = (change: { keyword?: string; state?: string | null; page?: number }) => {
    const next = { ...filter, page, ...change };
    setSearch(
      {
        ...(next.keyword && { keyword: next.keyword }),
        ...(next.state && { state: next.state }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true },
    );
  };
  const [act, submitting] = useAction(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
  });
  const create = () =>
    act(async () => {
      const { id } = await unwrap(
        office.POST(path, {
          body: {
            ...{ title: '', description: '', opensAt: null, closesAt: null },
            ...{ audience: { kind: 'ORGANIZATION' }, results: 'NOBODY' },
            ...{ anonymous: false, changeable: false },
            sections: [{ id: newId(), title: '', description: '', questions: [] }],
          },
        }),
      );
      void navigate(`/surveys/${id}`);
    });

  const tableState = (): SurveyTableProps['state'] => {
    const { data, error } = list;
    if (!data) return error ? { status: 'error' } : { status: 'loading', rows: limit };
    if (data.metadata.total === 0) return { status: 'empty' };
    const rows = data.data.map((survey) => ({
      ...survey,
      href: `/surveys/${survey.id}`,
      resultsHref: `/surveys/${survey.id}/results`,
    }));
    return { status: 'ready', rows, ...data.metadata };
  };
  return (
    <SurveyTable
      state={tableState()}
      filter={filter}
      counts={list.data?.counts ?? null}
      sort={sort}
      submitting={submitting}
      onFilterChange={(event) => show({ ...event.filter, page: 1 })}
      onSortChange={(event) => setSort(event.sort)}
      onPageChange={(event) => show({ page: event.page })}
      onCreate={create}
      onCopy={({ survey }) =>
        act(async () => {
          const params = { path: { surveyId: survey.id } };
          const { id } = await unwrap(office.POST('/v1/admin/surveys/{surveyId}/copy', { params }));
          void navigate(`/surveys/${id}`);
        })
      }
      onRemind={({ survey }) =>
        act(async () => {
          const params = { path: { surveyId: survey.id } };
          const { reminded } = await unwrap(
            office.POST('/v1/admin/surveys/{surveyId}/reminders', { params }),
          );
          toasts.show({ type: 'SUCCESS', title: t('reminded', { count: reminded }) });
        })
      }
      onDelete={({ survey }) =>
        act(async () => {
          const params = { path: { surveyId: survey.id } };
          await unwrap(office.DELETE('/v1/admin/surveys/{surveyId}', { params }));
        })
      }
      onRetry={() => void list.mutate()}
    />
  );
}
