import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeSearch, clampedLastPage, type Pagination } from './listView.ts';

interface List {
  data?: { metadata: Pagination } | undefined;
  isLoading: boolean;
}

export function useLastPage({ data, isLoading }: List, page: number): void {
  const [, setSearch] = useSearchParams();
  const metadata = data?.metadata;
  // Ignores the previous page, which stays visible while another page loads.
  const last = metadata && !isLoading && metadata.page === page ? clampedLastPage(metadata) : null;
  useEffect(() => {
    if (last === null) return;
    const to = last > 1 ? String(last) : undefined;
    setSearch((search) => changeSearch(search, { page: to }), { replace: true });
  }, [last, setSearch]);
}
