import { useDebouncedValue } from '@mantine/hooks';
import {
  BulletinBoards,
  type BulletinBoardsState,
  type BulletinFilter,
} from '@office/ui/screens/bulletin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadedList } from '../../../platform/api/loadedList.ts';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { writeHref } from '../bulletinPaths.ts';
import { toItem } from '../models/bulletinViews.ts';

const postsPerPage = 20;
const searchDebounceMs = 300;

/** Lists the posts of one board or all boards with pagination. The filter is stored in the URL. */
export function BulletinBoardsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const boards = useQuery('/v1/bulletin-boards', {});
  const boardParam = search.get('board');
  const filter: BulletinFilter = {
    keyword: search.get('keyword') ?? '',
    // Ignores a board filter whose board was removed.
    boardId: boards.data?.data.some(({ id }) => id === boardParam) ? boardParam : null,
  };
  const [keyword] = useDebouncedValue(filter.keyword.trim(), searchDebounceMs);
  const query = {
    limit: postsPerPage,
    ...(keyword && { keyword }),
    ...(filter.boardId && { boardId: filter.boardId }),
  };
  const posts = useInfiniteQuery(
    '/v1/bulletin-boards/posts',
    // Waits for the boards, which validate the board filter.
    (index) => (boards.data ? { params: { query: { ...query, page: index + 1 } } } : null),
    {
      revalidateFirstPage: false,
      revalidateOnMount: true,
      persistSize: true,
      keepPreviousData: true,
    },
  );

  const { data, error, size } = posts;
  const state = (): BulletinBoardsState => {
    if (!data) return { status: (error ?? boards.error) ? 'error' : 'loading' };
    const { items, ...more } = loadedList(posts);
    if (items.length === 0 && !keyword) return { status: 'empty' };
    return { status: 'ready', posts: items.map(toItem), ...more };
  };
  return (
    <BulletinBoards
      state={state()}
      boards={boards.data?.data ?? []}
      filter={filter}
      onFilterChange={(event) =>
        setSearch(
          {
            ...(event.filter.keyword && { keyword: event.filter.keyword }),
            ...(event.filter.boardId && { board: event.filter.boardId }),
          },
          { replace: true },
        )
      }
      onWrite={() => void navigate(writeHref(filter.boardId))}
      onLoadMore={() => void posts.setSize(size + 1)}
      onRetry={() => {
        void boards.mutate();
        void posts.mutate();
      }}
    />
  );
}
