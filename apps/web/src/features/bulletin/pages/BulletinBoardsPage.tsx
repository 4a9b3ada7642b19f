import { useDebouncedValue } from '@mantine/hooks';
import { BulletinBoards, type BulletinFilter } from '@office/ui/screens/bulletin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useInfiniteQuery, useQuery } from '../../../platform/api/queries.ts';
import { contentList, infiniteListOptions } from '../../../platform/content/contentList.ts';
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
    infiniteListOptions,
  );

  const { state, onLoadMore, onRetry } = contentList(
    posts.data ? posts : { ...posts, error: posts.error ?? boards.error },
    toItem,
    { isFiltered: keyword !== '' },
  );
  return (
    <BulletinBoards
      state={state}
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
      onLoadMore={onLoadMore}
      onRetry={() => {
        void boards.mutate();
        onRetry();
      }}
    />
  );
}
