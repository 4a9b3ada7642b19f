import { useDebouncedValue } from '@mantine/hooks';
import type { Schemas } from '@office/api';
import { HelpHome, type HelpHomeState } from '@office/ui/screens/help';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useMayCreate } from '../../organization/index.ts';
import { TourCard } from '../tour/TourCard.tsx';
import { articleHref, askHref, questionsHref } from '../helpPaths.ts';

const maxHits = 100;

export function HelpHomePage() {
  const navigate = useNavigate();
  const canAsk = useMayCreate('help') ?? false;
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const [keyword] = useDebouncedValue(typed.trim(), 250);
  const categories = useQuery('/v1/help/categories', {});
  const query = { keyword, limit };
  const hits = useQuery('/v1/help/articles', keyword ? { params: { query } } : null, {
    keepPreviousData: true,
  });
  const isSearching = typed.trim() !== '' && keyword !== '';

  const state = (): HelpHomeState => {
    const { data, error } = isSearching ? hits : categories;
    if (!data) return { status: error ? 'error' : 'loading' };
    if (isSearching) return searchResultState(hits.data);
    if (!categories.data) return { status: 'loading' };
    if (categories.data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      categories: categories.data.data.map(({ id, name, articles }) => ({
        id,
        name,
        articles: articles.map((article) => ({ ...article, href: articleHref(article.id) })),
      })),
    };
  };

  return (
    <HelpHome
      state={state()}
      keyword={typed}
      canAsk={canAsk}
      questionsHref={questionsHref}
      tour={<TourCard />}
      loadingMore={hits.isValidating}
      onKeywordChange={(event) => {
        setTyped(event.keyword);
        setLimit(pageSize);
      }}
      onAsk={() => void navigate(askHref())}
      onMore={() => setLimit((shown) => Math.min(maxHits, shown + pageSize))}
      onRetry={() => void (isSearching ? hits : categories).mutate()}
    />
  );
}

function searchResultState(found: Schemas['HelpArticleList'] | undefined): HelpHomeState {
  if (!found) return { status: 'loading' };
  const { total } = found.metadata;
  if (total === 0) return { status: 'nothing' };
  const hits = found.data.map((hit) => ({ ...hit, href: articleHref(hit.id) }));
  return { status: 'found', hits, total: Math.min(total, maxHits) };
}
