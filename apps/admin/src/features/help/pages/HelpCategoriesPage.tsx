import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { HelpCategories, type HelpCategoriesState } from '@office/ui';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useCategoryEdit } from '../../../platform/drafts/useCategoryEdit.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { showInOrder } from '../../../platform/swr/showInOrder.ts';

const path = '/v1/admin/help/categories';

export function HelpCategoriesPage() {
  const breadcrumbs = usePageTrail();
  const renew = useMutateQueries();
  const { data, error, mutate } = useQuery(path, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const { edit, ...naming } = useCategoryEdit({
    form: 'helpCategory',
    create: (name) => unwrap(office.POST(path, { body: { name } })),
    rename: (id, body) =>
      unwrap(office.PATCH(`${path}/{categoryId}`, { params: { path: { categoryId: id } }, body })),
    renew: async () => (await mutate())?.data,
  });
  const isThere = data?.data.some(({ id }) => id === chosen);
  const categoryId = (isThere ? chosen : data?.data[0]?.id) ?? null;
  const articles = useQuery(
    '/v1/admin/help/articles',
    categoryId ? { params: { query: { categoryId, limit: 100 } } } : null,
  );

  const change = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
    await renew(['/v1/admin/help/articles']);
  };
  const [order] = useAction(async (ids: string[]) => {
    showInOrder({ data, mutate }, ids);
    await change(() => unwrap(office.PUT('/v1/admin/help/categories/order', { body: { ids } })));
  });
  const [orderArticles] = useAction(async (ids: string[]) => {
    if (!categoryId) return;
    showInOrder(articles, ids);
    await change(() =>
      unwrap(
        office.PUT('/v1/admin/help/categories/{categoryId}/articles/order', {
          params: { path: { categoryId } },
          body: { ids },
        }),
      ),
    );
  });
  const [remove] = useAction((id: string) =>
    change(() => {
      const params = { path: { categoryId: id } };
      return unwrap(office.DELETE('/v1/admin/help/categories/{categoryId}', { params }));
    }),
  );

  const state = (): HelpCategoriesState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      categories: data.data,
      categoryId,
      articles: articles.data?.data ?? (categoryId ? null : []),
    };
  };
  return (
    <HelpCategories
      breadcrumbs={breadcrumbs}
      state={state()}
      edit={edit}
      {...naming}
      onChoose={(event) => setChosen(event.categoryId)}
      onOrder={({ categoryIds }) => order(categoryIds)}
      onOrderArticles={({ articleIds }) => orderArticles(articleIds)}
      onDelete={(event) => remove(event.categoryId)}
      onRetry={() => void mutate()}
    />
  );
}
