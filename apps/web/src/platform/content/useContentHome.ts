import { useDebouncedValue } from '@mantine/hooks';
import type { ContentHomeProps, ContentHomeState } from '@office/ui/screens/content';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';

interface Query<Data> {
  data: Data | undefined;
  error?: unknown;
  isValidating: boolean;
  mutate(): unknown;
}

interface Article {
  id: string;
  title: string;
}

interface Options {
  categories: Query<{ data: { id: string; name: string; articles: Article[] }[] }>;
  /** Searches the articles. Null skips the query. */
  useArticles(query: { keyword: string; limit: number } | null): Query<{
    data: (Article & { categoryName: string; excerpt: string })[];
    metadata: { total: number };
  }>;
  hrefOf(articleId: string): string;
}

const maxHits = 100;

/** Returns the props of `ContentHome` for the search and the categories of an area. */
export function useContentHome({
  categories,
  useArticles,
  hrefOf,
}: Options): Pick<
  ContentHomeProps,
  'state' | 'keyword' | 'loadingMore' | 'onKeywordChange' | 'onMore' | 'onRetry'
> {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const [keyword] = useDebouncedValue(typed.trim(), 250);
  const hits = useArticles(keyword ? { keyword, limit } : null);
  const isSearching = typed.trim() !== '' && keyword !== '';
  const withHref = <Item extends Article>(article: Item) => ({
    ...article,
    href: hrefOf(article.id),
  });

  const state = (): ContentHomeState => {
    const { data, error } = isSearching ? hits : categories;
    if (!data) return { status: error ? 'error' : 'loading' };
    if (isSearching && hits.data) {
      const { total } = hits.data.metadata;
      if (total === 0) return { status: 'nothing' };
      const found = hits.data.data.map(withHref);
      return { status: 'found', hits: found, total: Math.min(total, maxHits) };
    }
    if (!categories.data) return { status: 'loading' };
    if (categories.data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      categories: categories.data.data.map((category) => ({
        ...category,
        articles: category.articles.map(withHref),
      })),
    };
  };

  return {
    state: state(),
    keyword: typed,
    loadingMore: hits.isValidating,
    onKeywordChange: (event) => {
      setTyped(event.keyword);
      setLimit(pageSize);
    },
    onMore: () => setLimit((shown) => Math.min(maxHits, shown + pageSize)),
    onRetry: () => void (isSearching ? hits : categories).mutate(),
  };
}
