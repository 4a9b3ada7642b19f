import { unwrap } from '@office/api';
import { HelpArticles } from '@office/ui/screens/admin/help';
import { helpArticleSorts } from '@office/vocabulary';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useContentArticles } from '../../../platform/content/useContentArticles.ts';
import { articleHref, orderHref } from '../helpPaths.ts';

const path = '/v1/admin/help/articles';
const categoriesPath = '/v1/admin/help/categories';

export function HelpArticlesPage() {
  const page = useContentArticles({
    sorts: helpArticleSorts,
    useArticles: (query) => useQuery(path, { params: { query } }, { keepPreviousData: true }),
    categories: useQuery(categoriesPath, {}),
    paths: [path, categoriesPath],
    hrefOf: articleHref,
    orderHref,
    remove: (articleId) =>
      unwrap(office.DELETE(`${path}/{articleId}`, { params: { path: { articleId } } })),
  });
  return <HelpArticles {...page} />;
}
