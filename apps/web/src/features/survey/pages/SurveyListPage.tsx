import { SurveyList, type SurveyListState } from '@office/ui';
import { surveyGroups } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { surveyHref } from '../surveyAddress.ts';

const pageSize = 20;

/** The surveys of a group, page by page; which group stands in the address. */
export function SurveyListPage() {
  const [search, setSearch] = useSearchParams();
  const group = surveyGroups.find((one) => one === search.get('group')) ?? 'OPEN';
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/surveys',
    (index) => ({ params: { query: { group, page: index + 1, limit: pageSize } } }),
    {
      revalidateFirstPage: false,
      revalidateOnMount: true,
      persistSize: true,
      keepPreviousData: true,
    },
  );

  const state = (): SurveyListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    // One that opens in between moves the pages, so one may come on two of them.
    const found = new Map(data.flatMap((page) => page.data).map((one) => [one.id, one]));
    if (found.size === 0) return { status: 'empty' };
    return {
      status: 'ready',
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: isLoading || (data.length < size && !error),
      moreFailed: error !== undefined,
      surveys: [...found.values()].map(({ id, resultsShown, ...survey }) => ({
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
