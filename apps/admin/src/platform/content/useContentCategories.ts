import type { QueryPath } from '@office/client/api/queryKeys.ts';
import type { ContentCategoriesProps, ContentCategoryItem } from '@office/ui/screens/admin/content';
import { useState } from 'react';
import type { KeyedMutator } from 'swr';
import { useChange } from '../api/useChange.ts';
import { useCategoryEdit, type CategoryEditOptions } from '../drafts/useCategoryEdit.ts';
import { usePageTrail } from '../navigation/PageTrail.ts';
import { showInOrder } from '../swr/showInOrder.ts';

type Item = NonNullable<
  Extract<ContentCategoriesProps['state'], { status: 'ready' }>['items']
>[number];

interface List {
  data: { id: string }[];
}

interface Query<Answer extends List> {
  data: Answer | undefined;
  error?: unknown;
  mutate: KeyedMutator<Answer>;
}

interface Options<Categories extends List, Items extends List> extends Pick<
  CategoryEditOptions,
  'form' | 'create' | 'rename'
> {
  categories: Query<Categories>;
  toCategory(category: Categories['data'][number]): ContentCategoryItem;
  useItems(categoryId: string | null): Query<Items>;
  toItem(item: Items['data'][number]): Item;
  /** Queries to revalidate after each change. */
  paths: readonly QueryPath[];
  order(ids: string[]): Promise<unknown>;
  orderItems(categoryId: string, ids: string[]): Promise<unknown>;
  remove(event: { categoryId: string; moveTo: string | null }): Promise<unknown>;
}

/** Returns the props of `ContentCategories` for an area. */
export function useContentCategories<Categories extends List, Items extends List>({
  categories,
  useItems,
  paths,
  ...area
}: Options<Categories, Items>): Omit<ContentCategoriesProps, 'area' | 'movesItems'> {
  const { data, error, mutate } = categories;
  const rows = data?.data.map(area.toCategory);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const shown = rows?.find(({ id }) => id === selectedId) ?? rows?.[0];
  const categoryId = shown?.id ?? null;
  const items = useItems(categoryId);
  const [order] = useChange(paths);
  const [orderItems] = useChange(paths);
  const [remove] = useChange(paths);
  const { edit, ...naming } = useCategoryEdit({
    ...area,
    renew: async () => (await mutate())?.data.map(area.toCategory),
  });
  return {
    breadcrumbs: usePageTrail(),
    edit,
    ...naming,
    state: rows
      ? {
          status: 'ready',
          categories: rows,
          categoryId,
          items: items.data?.data.map(area.toItem) ?? (categoryId ? null : []),
        }
      : { status: error ? 'error' : 'loading' },
    onChoose: (event) => setSelectedId(event.categoryId),
    onOrder: ({ categoryIds }) =>
      order(() => {
        showInOrder({ data, mutate }, categoryIds);
        return area.order(categoryIds);
      }),
    onOrderItems: ({ itemIds }) =>
      orderItems(async () => {
        if (!categoryId) return;
        showInOrder(items, itemIds);
        await area.orderItems(categoryId, itemIds);
      }),
    onDelete: (event) => remove(() => area.remove(event)),
    onRetry: () => void mutate(),
  };
}
