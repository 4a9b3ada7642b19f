import { unwrap } from '@office/api';
import { ContentCategories } from '@office/ui/screens/admin/content';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentCategories } from '../../../platform/content/useContentCategories.ts';

const path = '/v1/admin/tutorial-categories';
const tutorialsPath = '/v1/admin/tutorials';

export function TutorialCategoriesPage() {
  const page = useContentCategories({
    form: 'tutorialCategory',
    paths: [path, tutorialsPath],
    categories: useQuery(path, {}),
    toCategory: ({ tutorialCount, ...category }) => ({ ...category, itemCount: tutorialCount }),
    useItems: (categoryId) =>
      useQuery(
        tutorialsPath,
        categoryId ? { params: { query: { categoryId, limit: 100 } } } : null,
      ),
    toItem: ({ id, title, publishedAt }) => ({ id, title, published: publishedAt !== null }),
    create: (name) => unwrap(office.POST(path, { body: { name } })),
    rename: (categoryId, body) =>
      unwrap(office.PATCH(`${path}/{categoryId}`, { params: { path: { categoryId } }, body })),
    order: (ids) => unwrap(office.PUT(`${path}/order`, { body: { ids } })),
    orderItems: (categoryId, ids) =>
      unwrap(
        office.PUT(`${path}/{categoryId}/order`, {
          params: { path: { categoryId } },
          body: { ids },
        }),
      ),
    remove: ({ categoryId, moveTo }) => {
      const query = moveTo === null ? {} : { moveTo };
      const params = { path: { categoryId }, query };
      return unwrap(office.DELETE(`${path}/{categoryId}`, { params }));
    },
  });
  return <ContentCategories area="tutorial" movesItems {...page} />;
}
