import { unwrap, type Schemas } from '@office/api';
import { toasts } from '@office/client/toasts/toasts.ts';
import { SurveyTable } from '@office/ui/screens/admin/survey';
import { adminSurveySorts, surveyStates } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { toTableState } from '../../../platform/navigation/listView.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { useListView } from '../../../platform/navigation/useListView.ts';

const path = '/v1/admin/surveys';
const paths = [path] as const;

type Survey = Schemas['AdminSurveyList']['data'][number];

export function SurveysPage() {
  const { t } = useTranslation('admin-survey');
  const navigate = useNavigate();
  const view = useListView(adminSurveySorts, { sort: 'UPDATED_AT', descending: true });
  const state = surveyStates.find((one) => one === view.search.get('state')) ?? null;
  const { sort, descending } = view.order;
  const query = {
    ...view.query,
    ...(state && { state: [state] }),
    ...(sort && { sort, order: descending ? ('DESC' as const) : ('ASC' as const) }),
  };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(list, view.page);
  const [act, submitting] = useChange(paths);
  const shown = toTableState(list, view.page);
  const rowOf = (survey: Survey) => ({
    ...survey,
    href: `/surveys/${survey.id}`,
    resultsHref: `/surveys/${survey.id}/results`,
  });
  return (
    <SurveyTable
      state={shown.status === 'ready' ? { ...shown, rows: shown.rows.map(rowOf) } : shown}
      filter={{ keyword: view.keyword, state }}
      counts={list.data?.counts ?? null}
      sort={view.sort}
      submitting={submitting}
      onFilterChange={({ filter }) =>
        view.filterBy({ keyword: filter.keyword, state: filter.state ?? undefined })
      }
      onSortChange={view.onSortChange}
      onPageChange={view.onPageChange}
      onCreate={() => void navigate('/surveys/new')}
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
