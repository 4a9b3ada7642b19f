import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeSearch, lastPageInstead, type ListPlace } from './listView.ts';

interface List {
  data?: { metadata: ListPlace } | undefined;
  isLoading: boolean;
}

/** Shows the last page of a list where the page in the address has gone with its rows. */
export function useLastPage({ data, isLoading }: List, page: number): void {
  const [, setSearch] = useSearchParams();
  const metadata = data?.metadata;
  // While another page is on its way, the one before is still there.
  const last = metadata && !isLoading && metadata.page === page ? lastPageInstead(metadata) : null;
  useEffect(() => {
    if (last === null) return;
    const to = last > 1 ? String(last) : undefined;
    setSearch((search) => changeSearch(search, { page: to }), { replace: true });
  }, [last, setSearch]);
}
