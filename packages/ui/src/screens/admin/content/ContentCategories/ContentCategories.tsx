import { type Language, textIn } from '@office/vocabulary';
import { useState } from 'react';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import type { ContentCategoryItem } from '../content.ts';
import { iconOf, useContentTexts, type ContentArea } from '../useContentTexts.ts';
import {
  CategoryNameDrawer,
  type CategoryEdit,
  type CategoryNameCallbacks,
} from './CategoryNameDrawer.tsx';
import * as styles from './ContentCategories.css.ts';
import { DeleteCategory } from './DeleteCategory.tsx';

interface OrderedItem {
  id: string;
  title: Record<Language, string>;
  published: boolean;
}

export type ContentCategoriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly ContentCategoryItem[];
      /** Selected category, whose items are shown. */
      categoryId: string | null;
      /** Null while loading. */
      items: readonly OrderedItem[] | null;
    };

export interface ContentCategoriesProps extends CategoryNameCallbacks {
  /** Selects the texts and the icon. */
  area: ContentArea;
  /** Deleting a category moves its items to another category. If false, it must be empty. */
  movesItems: boolean;
  state: ContentCategoriesState;
  /** Null while the form is closed. */
  edit: CategoryEdit | null;
  submitting?: boolean;
  breadcrumbs?: readonly Breadcrumb[];
  onChoose(event: { categoryId: string }): void;
  onOrder(event: { categoryIds: string[] }): void;
  onOrderItems(event: { itemIds: string[] }): void;
  onEdit(event: { category: ContentCategoryItem | null }): void;
  /** `moveTo` is null for an empty category. */
  onDelete(event: { categoryId: string; moveTo: string | null }): void;
  onRetry(): void;
}

/** Categories of an area and their items, in the order that members see. */
export function ContentCategories(props: ContentCategoriesProps) {
  const { area, state, edit, submitting = false, breadcrumbs, onEdit } = props;
  const { t, i18n } = useContentTexts(area);
  const hasHint = i18n.exists('categories.emptyHint', { ns: `admin-${area}` });
  const [deleting, setDeleting] = useState<ContentCategoryItem>();
  const categories = state.status === 'ready' ? state.categories : [];
  return (
    <div className={contentPage.page} data-component="ContentCategories" data-status={state.status}>
      <PageHeader
        title={t('categories.title')}
        description={t('categories.description')}
        {...(breadcrumbs && { breadcrumbs })}
        actions={
          <Button variant="primary" icon={icons.plus} onPress={() => onEdit({ category: null })}>
            {t('categories.add')}
          </Button>
        }
      />
      {state.status === 'loading' && <LoadingState shape="form" />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'ready' && categories.length === 0 && (
        <EmptyState
          icon={iconOf(area)}
          title={t('categories.empty')}
          {...(hasHint && { description: t('categories.emptyHint') })}
        />
      )}
      {state.status === 'ready' && categories.length > 0 && (
        <Lists {...props} state={state} onDelete={setDeleting} />
      )}
      {edit && <CategoryNameDrawer {...props} edit={edit} submitting={submitting} />}
      <DeleteCategory
        {...props}
        categories={categories}
        category={deleting}
        onClose={() => setDeleting(undefined)}
      />
    </div>
  );
}

interface ListsProps extends Pick<
  ContentCategoriesProps,
  'area' | 'onChoose' | 'onOrder' | 'onOrderItems' | 'onEdit'
> {
  state: Extract<ContentCategoriesState, { status: 'ready' }>;
  onDelete(category: ContentCategoryItem): void;
}

function Lists({ area, state, ...on }: ListsProps) {
  const { categories, categoryId, items } = state;
  const { t } = useContentTexts(area);
  const language = useLanguage();
  const shown = categories.find(({ id }) => id === categoryId);
  const countOf = ({ itemCount, publishedCount }: ContentCategoryItem) =>
    t('categories.count', { count: itemCount, published: publishedCount });
  return (
    <div className={styles.columns}>
      <SortableList
        label={t('categories.list')}
        items={categories.map((category) => ({
          id: category.id,
          label: textIn(category.name, language),
          category,
        }))}
        renderItem={({ label: name, category }) => (
          <div className={styles.item}>
            <Name name={name} hint={countOf(category)} />
            <IconButton
              icon={icons.edit}
              variant="ghost"
              label={t('categories.renameName', { name })}
              onPress={() => on.onEdit({ category })}
            />
            <IconButton
              icon={icons.remove}
              variant="ghost"
              label={t('categories.deleteName', { name })}
              onPress={() => on.onDelete(category)}
            />
          </div>
        )}
        onItemsChange={(event) => on.onOrder({ categoryIds: event.items.map(({ id }) => id) })}
      />
      <Stack gap={3}>
        <FormField label={t('categories.choose')}>
          {({ id }) => (
            <Select
              id={id}
              value={categoryId ?? ''}
              options={categories.map((category) => ({
                value: category.id,
                label: textIn(category.name, language),
              }))}
              onChange={({ value }) => on.onChoose({ categoryId: value })}
            />
          )}
        </FormField>
        {items === null && <LoadingState shape="text" rows={2} />}
        {items?.length === 0 && <Text tone="muted">{t('categories.noItems')}</Text>}
        {items && items.length > 0 && (
          <SortableList
            label={t('categories.items', { name: shown ? textIn(shown.name, language) : '' })}
            items={items.map(({ id, title, published }) => ({
              id,
              label: textIn(title, language),
              hint: published ? undefined : t('state.DRAFT'),
            }))}
            renderItem={({ label, hint }) => <Name name={label} hint={hint} />}
            onItemsChange={(event) => on.onOrderItems({ itemIds: event.items.map(({ id }) => id) })}
          />
        )}
      </Stack>
    </div>
  );
}

function Name({ name, hint }: { name: string; hint: string | undefined }) {
  return (
    <div className={contentPage.itemName}>
      <Stack gap={0}>
        <Text>{name}</Text>
        {hint && (
          <Text size="xs" tone="muted">
            {hint}
          </Text>
        )}
      </Stack>
    </div>
  );
}
