import { SurveyList, type SurveyListState } from '@office/ui';
import { surveyGroups, type SurveyGroup } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { surveyHref } from '../surveyAddress.ts';

/** The surveys of a group; which group, and which page of it, stands in the address. */
export function SurveyListPage() {
  const [search, setSearch] = useSearchParams();
  const group = surveyGroups.find((one) => one === search.get('group')) ?? 'OPEN';
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const query = { group, page };
  const surveys = useQuery('/v1/surveys', { params: { query } }, { keepPreviousData: true });
  const { data, error, mutate } = surveys;
  const show = (shown: SurveyGroup, at = 1) =>
    setSearch({ group: shown, ...(at > 1 && { page: String(at) }) }, { replace: true });

  const state = (): SurveyListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.metadata.total === 0) return { status: 'empty' };
    return {
      status: 'ready',
      page: data.metadata.page,
      total: data.metadata.total,
      surveys: data.data.map(({ id, resultsShown, ...survey }) => ({
        ...survey,
        id,
        href: surveyHref(id),
        resultsHref: resultsShown ? surveyHref(id, { results: true }) : undefined,
      })),
    };
  };
  return (
    <SurveyList
      state={state()}
      group={group}
      counts={data?.counts ?? null}
      onGroupChange={(event) => show(event.group)}
      onPageChange={(event) => show(group, event.page)}
      onRetry={() => void mutate()}
    />
  );
}
