import { unwrap } from '@office/api';
import { ContentCategories } from '@office/ui/screens/admin/content';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentCategories } from '../../../platform/content/useContentCategories.ts';

const path = '/v1/admin/help/categories';
const articlesPath = '/v1/admin/help/articles';

export function HelpCategoriesPage() {
  const page = useContentCategories({
    form: 'helpCategory',
    paths: [path, articlesPath],
    categories: useQuery(path, {}),
    toCategory: ({ articleCount, ...category }) => ({ ...category, itemCount: articleCount }),
    useItems: (categoryId) =>
      useQuery(articlesPath, categoryId ? { params: { query: { categoryId, limit: 100 } } } : null),
    toItem: (article) => article,
    create: (name) => unwrap(office.POST(path, { body: { name } })),
    rename: (categoryId, body) =>
      unwrap(office.PATCH(`${path}/{categoryId}`, { params: { path: { categoryId } }, body })),
    order: (ids) => unwrap(office.PUT(`${path}/order`, { body: { ids } })),
    orderItems: (categoryId, ids) =>
      unwrap(
        office.PUT(`${path}/{categoryId}/articles/order`, {
          params: { path: { categoryId } },
          body: { ids },
        }),
      ),
    remove: ({ categoryId }) =>
      unwrap(office.DELETE(`${path}/{categoryId}`, { params: { path: { categoryId } } })),
  });
  return <ContentCategories area="help" movesItems={false} {...page} />;
}
