import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { TutorialCategories, type TutorialCategoriesState } from '@office/ui';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useCategoryEdit } from '../../../platform/drafts/useCategoryEdit.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { showInOrder } from '../../../platform/swr/showInOrder.ts';

const path = '/v1/admin/tutorial-categories';
const tutorialsPath = '/v1/admin/tutorials';

export function TutorialCategoriesPage() {
  const breadcrumbs = usePageTrail();
  const renew = useMutateQueries();
  const { data, error, mutate } = useQuery(path, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const { edit, ...naming } = useCategoryEdit({
    form: 'tutorialCategory',
    create: (name) => unwrap(office.POST(path, { body: { name } })),
    rename: (id, body) =>
      unwrap(office.PATCH(`${path}/{categoryId}`, { params: { path: { categoryId: id } }, body })),
    renew: async () => (await mutate())?.data,
  });
  const isThere = data?.data.some(({ id }) => id === chosen);
  const categoryId = (isThere ? chosen : data?.data[0]?.id) ?? null;
  const tutorials = useQuery(
    tutorialsPath,
    categoryId ? { params: { query: { categoryId, limit: 100 } } } : null,
  );

  const change = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await Promise.all([renew([path]), renew([tutorialsPath])]);
  };
  const [order] = useAction(async (ids: string[]) => {
    showInOrder({ data, mutate }, ids);
    await change(() => unwrap(office.PUT(`${path}/order`, { body: { ids } })));
  });
  const [orderTutorials] = useAction(async (ids: string[]) => {
    if (!categoryId) return;
    showInOrder(tutorials, ids);
    const params = { path: { categoryId } };
    const body = { ids };
    await change(() => unwrap(office.PUT(`${path}/{categoryId}/order`, { params, body })));
  });
  const [remove] = useAction((id: string, moveTo: string | null) =>
    change(() => {
      const query = moveTo === null ? {} : { moveTo };
      const params = { path: { categoryId: id }, query };
      return unwrap(office.DELETE(`${path}/{categoryId}`, { params }));
    }),
  );

  const state = (): TutorialCategoriesState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    return {
      status: 'ready',
      categories: data.data,
      categoryId,
      tutorials: tutorials.data?.data ?? (categoryId ? null : []),
    };
  };
  return (
    <TutorialCategories
      breadcrumbs={breadcrumbs}
      state={state()}
      edit={edit}
      {...naming}
      onChoose={(event) => setChosen(event.categoryId)}
      onOrder={({ categoryIds }) => order(categoryIds)}
      onOrderTutorials={({ tutorialIds }) => orderTutorials(tutorialIds)}
      onDelete={(event) => remove(event.categoryId, event.moveTo)}
      onRetry={() => void mutate()}
    />
  );
}
