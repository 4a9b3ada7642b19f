import { useDebouncedValue } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import { TutorialList, type TutorialFilter, type TutorialItem } from '@office/ui/screens/tutorial';
import { tutorialStates } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { contentList, infiniteListOptions } from '../../../platform/content/contentList.ts';

const debounceMs = 300;

export function TutorialListPage() {
  const [search, setSearch] = useSearchParams();
  const filter: TutorialFilter = {
    keyword: search.get('keyword') ?? '',
    categoryId: search.get('category'),
    state: tutorialStates.find((one) => one === search.get('progress')) ?? null,
  };
  const [keyword] = useDebouncedValue(filter.keyword.trim(), debounceMs);
  const query = {
    limit: 20,
    ...(keyword && { keyword }),
    ...(filter.categoryId && { categoryId: filter.categoryId }),
    ...(filter.state && { progress: filter.state }),
  };
  const tutorials = useInfiniteQuery(
    '/v1/tutorials/user',
    (index) => ({ params: { query: { ...query, page: index + 1 } } }),
    infiniteListOptions,
  );
  const categories = useInfiniteQuery(
    '/v1/tutorials/categories',
    (index) => ({ params: { query: { page: index + 1, limit: 20 } } }),
    infiniteListOptions,
  );
  const { state, onLoadMore, onRetry } = contentList(tutorials, toItem, {
    isFiltered: keyword !== '' || filter.categoryId !== null || filter.state !== null,
  });
  return (
    <TutorialList
      state={state}
      categories={categories.data?.flatMap((page) => page.data) ?? []}
      moreCategories={categories.data?.at(-1)?.metadata.hasNextPage ?? false}
      filter={filter}
      onFilterChange={({ filter: newFilter }) =>
        setSearch(
          {
            ...(newFilter.keyword && { keyword: newFilter.keyword }),
            ...(newFilter.categoryId && { category: newFilter.categoryId }),
            ...(newFilter.state && { progress: newFilter.state }),
          },
          { replace: true },
        )
      }
      onLoadMore={onLoadMore}
      onLoadMoreCategories={() => void categories.setSize(categories.size + 1)}
      onRetry={() => {
        onRetry();
        void categories.mutate();
      }}
    />
  );
}

function toItem(tutorial: Schemas['TutorialSummary']): TutorialItem {
  const { id, title, excerpt, category, coverUrl, kinds, minutes, progress } = tutorial;
  return {
    id,
    href: `/tutorial/${id}`,
    title,
    excerpt,
    categoryName: category.name,
    coverUrl,
    kinds,
    minutes,
    state: progress.state,
    percent: progress.percent,
  };
}
