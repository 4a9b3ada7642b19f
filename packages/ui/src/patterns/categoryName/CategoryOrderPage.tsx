import type { Language } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { Breadcrumb } from '../Breadcrumbs/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { FormField } from '../FormField/index.ts';
import { LoadingState } from '../LoadingState/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { SortableList } from '../SortableList/index.ts';
import {
  CategoryNameDrawer,
  type CategoryEdit,
  type CategoryNameCallbacks,
} from './CategoryNameDrawer.tsx';
import * as styles from './CategoryOrderPage.css.ts';

interface OrderedCategory {
  id: string;
  name: Record<Language, string>;
}

interface OrderedItem {
  id: string;
  label: string;
  hint?: string | undefined;
}

type CategoryOrderState<Category> =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly Category[];
      categoryId: string | null;
      items: readonly OrderedItem[] | null;
    };

interface CategoryOrderWords<Category> {
  title: string;
  description: string;
  add: string;
  list: string;
  choose: string;
  noItems: string;
  itemsOf(name: string): string;
  renameNamed(name: string): string;
  removeNamed(name: string): string;
  countOf(category: Category): string;
  nameDrawer: Record<'rename' | 'name' | 'save' | 'cancel' | 'close' | 'failed', string>;
}

interface CategoryOrderPageProps<Category> extends CategoryNameCallbacks {
  /** Name of the screen for `data-component`. */
  component: string;
  state: CategoryOrderState<Category>;
  words: CategoryOrderWords<Category>;
  /** Shown instead of the lists when there are no categories. */
  empty: ReactNode;
  edit: CategoryEdit | null;
  submitting: boolean;
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  onChoose(event: { categoryId: string }): void;
  onOrder(event: { categoryIds: string[] }): void;
  onOrderItems(event: { itemIds: string[] }): void;
  onEdit(event: { category: Category | null }): void;
  onRemove(event: { category: Category }): void;
  onRetry(): void;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** Page for ordering categories and their items. */
export function CategoryOrderPage<Category extends OrderedCategory>(
  props: CategoryOrderPageProps<Category>,
) {
  const { component, state, words, edit, submitting, onEdit } = props;
  return (
    <div className={styles.page} data-component={component} data-status={state.status}>
      <PageHeader
        title={words.title}
        description={words.description}
        {...(props.breadcrumbs ? { breadcrumbs: props.breadcrumbs } : {})}
        actions={
          <Button variant="primary" icon={icons.plus} onPress={() => onEdit({ category: null })}>
            {words.add}
          </Button>
        }
      />
      {state.status === 'loading' && <LoadingState shape="form" />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'ready' &&
        (state.categories.length === 0 ? props.empty : <Lists {...props} state={state} />)}
      {edit && (
        <CategoryNameDrawer
          {...props}
          edit={edit}
          submitting={submitting}
          words={{ ...words.nameDrawer, title: edit.id ? words.nameDrawer.rename : words.add }}
        />
      )}
      {props.children}
    </div>
  );
}

interface ListsProps<Category> extends CategoryOrderPageProps<Category> {
  state: Extract<CategoryOrderState<Category>, { status: 'ready' }>;
}

function Lists<Category extends OrderedCategory>({ state, words, ...on }: ListsProps<Category>) {
  const { categories, categoryId, items } = state;
  const language = useLanguage();
  const chosen = categories.find(({ id }) => id === categoryId);
  return (
    <div className={styles.columns}>
      <SortableList
        label={words.list}
        items={categories.map((category) => ({
          id: category.id,
          label: category.name[language],
          category,
        }))}
        renderItem={({ label, category }) => (
          <div className={styles.item}>
            <Named label={label} hint={words.countOf(category)} />
            <IconButton
              icon={icons.edit}
              variant="ghost"
              label={words.renameNamed(label)}
              onPress={() => on.onEdit({ category })}
            />
            <IconButton
              icon={icons.remove}
              variant="ghost"
              label={words.removeNamed(label)}
              onPress={() => on.onRemove({ category })}
            />
          </div>
        )}
        onChange={(event) => on.onOrder({ categoryIds: event.items.map(({ id }) => id) })}
      />
      <Stack gap={3}>
        <FormField label={words.choose}>
          {({ id }) => (
            <Select
              id={id}
              value={categoryId ?? ''}
              options={categories.map((category) => ({
                value: category.id,
                label: category.name[language],
              }))}
              onChange={({ value }) => on.onChoose({ categoryId: value })}
            />
          )}
        </FormField>
        {items === null && <LoadingState shape="text" rows={2} />}
        {items?.length === 0 && <Text tone="muted">{words.noItems}</Text>}
        {items && items.length > 0 && (
          <SortableList
            label={words.itemsOf(chosen?.name[language] ?? '')}
            items={items}
            renderItem={({ label, hint }) => <Named label={label} hint={hint} />}
            onChange={(event) => on.onOrderItems({ itemIds: event.items.map(({ id }) => id) })}
          />
        )}
      </Stack>
    </div>
  );
}

function Named({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <div className={styles.itemName}>
      <Stack gap={0}>
        <Text>{label}</Text>
        {hint && (
          <Text size="xs" tone="muted">
            {hint}
          </Text>
        )}
      </Stack>
    </div>
  );
}
