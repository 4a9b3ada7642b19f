import { unwrap } from '@office/api';
import { toasts } from '@office/client/toasts/toasts.ts';
import { TutorialTable, type AdminTutorialFilter } from '@office/ui/screens/admin/tutorial';
import { tutorialPublications, tutorialSorts } from '@office/vocabulary';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { toTableState } from '../../../platform/navigation/listView.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { useListView } from '../../../platform/navigation/useListView.ts';
import { categoriesHref, tutorialHref } from '../tutorialPaths.ts';

const path = '/v1/admin/tutorials';

export function TutorialsPage() {
  const navigate = useNavigate();
  const view = useListView(tutorialSorts);
  const filter = filterOf(view.search);
  const { sort, descending } = view.order;
  const query = {
    ...view.query,
    ...(filter.categoryId !== undefined && { categoryId: filter.categoryId }),
    ...(filter.state !== undefined && { state: filter.state }),
    ...(sort && { sort, order: descending ? ('DESC' as const) : ('ASC' as const) }),
  };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(list, view.page);
  const categories = useQuery('/v1/admin/tutorial-categories', {});
  const [change] = useChange([path, '/v1/admin/tutorial-categories', `${path}/{tutorialId}`]);
  const showToast = (news: string) =>
    toasts.show({ type: 'SUCCESS', title: i18next.t(`admin-tutorial:stored.${news}`) });
  const edit = useCallback(
    ({ tutorialId }: { tutorialId: string }) => void navigate(tutorialHref(tutorialId)),
    [navigate],
  );

  return (
    <TutorialTable
      state={toTableState(list, view.page)}
      categories={categories.data?.data ?? []}
      filter={filter}
      sort={view.sort}
      hrefOf={tutorialHref}
      orderHref={categoriesHref}
      onFilterChange={(event) => view.filterBy(paramsOf(event.filter))}
      onSortChange={view.onSortChange}
      onEdit={edit}
      onPublish={({ tutorialId, ...body }) =>
        change(async () => {
          const params = { path: { tutorialId } };
          await unwrap(office.POST(`${path}/{tutorialId}/publish`, { params, body }));
          showToast('published');
        })
      }
      onUnpublish={({ tutorialId, ...body }) =>
        change(async () => {
          const params = { path: { tutorialId } };
          await unwrap(office.POST(`${path}/{tutorialId}/unpublish`, { params, body }));
          showToast('unpublished');
        })
      }
      onDelete={({ tutorialId }) =>
        change(() =>
          unwrap(office.DELETE(`${path}/{tutorialId}`, { params: { path: { tutorialId } } })),
        )
      }
      onPageChange={view.onPageChange}
      onRetry={() => void list.mutate()}
    />
  );
}

function filterOf(search: URLSearchParams): AdminTutorialFilter {
  return {
    keyword: search.get('keyword') ?? '',
    categoryId: search.get('category') ?? undefined,
    state: tutorialPublications.find((each) => each === search.get('state')),
  };
}

const paramsOf = ({ keyword, categoryId, state }: AdminTutorialFilter) => ({
  ...{ keyword, state },
  category: categoryId,
});
