import { SurveyList } from '@office/ui/screens/survey';
import { surveyGroups } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { contentList, infiniteListOptions } from '../../../platform/content/contentList.ts';
import { surveyHref } from '../surveyPaths.ts';

const pageSize = 20;

export function SurveyListPage() {
  const [search, setSearch] = useSearchParams();
  const group = surveyGroups.find((one) => one === search.get('group')) ?? 'OPEN';
  const list = useInfiniteQuery(
    '/v1/surveys',
    (index) => ({ params: { query: { group, page: index + 1, limit: pageSize } } }),
    infiniteListOptions,
  );

  return (
    <SurveyList
      {...contentList(list, ({ id, resultsShown, ...survey }) => ({
        ...survey,
        id,
        href: surveyHref(id),
        resultsHref: resultsShown ? surveyHref(id, { results: true }) : undefined,
      }))}
      group={group}
      counts={list.data?.[0]?.counts ?? null}
      onGroupChange={(event) => setSearch({ group: event.group }, { replace: true })}
    />
  );
}
