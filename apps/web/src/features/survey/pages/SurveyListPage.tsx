import { SurveyList, type SurveyListState } from '@office/ui/screens/survey';
import { surveyGroups } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { loadedList } from '../../../platform/api/loadedList.ts';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { surveyHref } from '../surveyPaths.ts';

const pageSize = 20;

export function SurveyListPage() {
  const [search, setSearch] = useSearchParams();
  const group = surveyGroups.find((one) => one === search.get('group')) ?? 'OPEN';
  const list = useInfiniteQuery(
    '/v1/surveys',
    (index) => ({ params: { query: { group, page: index + 1, limit: pageSize } } }),
    {
      revalidateFirstPage: false,
      revalidateOnMount: true,
      persistSize: true,
      keepPreviousData: true,
    },
  );

  const { data, error, isLoading, size, setSize, mutate } = list;
  const state = (): SurveyListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const { items, hasMore, loadingMore } = loadedList(list);
    if (items.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      hasMore,
      loadingMore: isLoading || loadingMore,
      moreFailed: error !== undefined,
      surveys: items.map(({ id, resultsShown, ...survey }) => ({
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
      counts={data?.[0]?.counts ?? null}
      onGroupChange={(event) => setSearch({ group: event.group }, { replace: true })}
      onLoadMore={() => void (error ? mutate() : setSize(size + 1))}
      onRetry={() => void mutate()}
    />
  );
}
