import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import {
  CategoryNameDrawer,
  type CategoryEdit,
  type CategoryNameCallbacks,
} from '../../../../patterns/categoryName/CategoryNameDrawer.tsx';
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
import type { AdminHelpArticleItem, AdminHelpCategoryItem } from '../help.ts';

export type HelpCategoriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly AdminHelpCategoryItem[];
      /** The one whose articles are shown. */
      categoryId: string | null;
      /** Null while they are on their way. */
      articles: readonly AdminHelpArticleItem[] | null;
    };

/** The name of a category that is typed now. */
export type HelpCategoryEdit = CategoryEdit;

export interface HelpCategoriesProps extends CategoryNameCallbacks {
  state: HelpCategoriesState;
  edit: HelpCategoryEdit | null;
  submitting?: boolean;
  onChoose(event: { categoryId: string }): void;
  onOrder(event: { categoryIds: string[] }): void;
  onOrderArticles(event: { articleIds: string[] }): void;
  onEdit(event: { category: AdminHelpCategoryItem | null }): void;
  onDelete(event: { categoryId: string }): void;
  breadcrumbs?: readonly Breadcrumb[];
  onRetry(): void;
}

/** The categories of help and their articles, in the order in which members see them. */
export function HelpCategories(props: HelpCategoriesProps) {
  const { state, edit, onEdit } = props;
  const { t } = useTranslation('admin-help');
  return (
    <div className={contentPage.page} data-component="HelpCategories" data-status={state.status}>
      <PageHeader
        title={t('categories.title')}
        description={t('categories.description')}
        {...(props.breadcrumbs ? { breadcrumbs: props.breadcrumbs } : {})}
        actions={
          <Button variant="primary" icon={icons.plus} onPress={() => onEdit({ category: null })}>
            {t('categories.add')}
          </Button>
        }
      />
      {state.status === 'loading' && <LoadingState shape="form" />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'ready' && <Lists {...props} state={state} />}
      {edit && (
        <CategoryNameDrawer
          {...props}
          edit={edit}
          submitting={props.submitting ?? false}
          words={{
            title: t(edit.id ? 'categories.rename' : 'categories.add'),
            name: t('categories.name'),
            save: t('categories.save'),
            cancel: t('categories.cancel'),
            close: t('categories.close'),
            failed: t('categories.failed'),
          }}
        />
      )}
    </div>
  );
}

interface ListsProps extends HelpCategoriesProps {
  state: Extract<HelpCategoriesState, { status: 'ready' }>;
}

function Lists({ state, onChoose, onOrder, onOrderArticles, onEdit, onDelete }: ListsProps) {
  const { categories, categoryId, articles } = state;
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  const chosen = categories.find(({ id }) => id === categoryId);
  if (categories.length === 0)
    return <EmptyState icon={icons.help} title={t('categories.empty')} />;
  return (
    <div className={contentPage.columns}>
      <SortableList
        label={t('categories.list')}
        items={categories.map((category) => ({ ...category, label: category.name[language] }))}
        renderItem={({ label, ...category }) => (
          <div className={contentPage.item}>
            <div className={contentPage.itemName}>
              <Stack gap={0}>
                <Text>{label}</Text>
                <Text size="xs" tone="muted">
                  {t('categories.count', { count: category.articleCount })}
                </Text>
              </Stack>
            </div>
            <IconButton
              icon={icons.edit}
              variant="ghost"
              label={t('categories.renameName', { name: label })}
              onPress={() => onEdit({ category })}
            />
            {category.articleCount === 0 && (
              <IconButton
                icon={icons.remove}
                variant="ghost"
                label={t('categories.deleteName', { name: label })}
                onPress={() => onDelete({ categoryId: category.id })}
              />
            )}
          </div>
        )}
        onChange={({ items }) => onOrder({ categoryIds: items.map(({ id }) => id) })}
      />
      <Stack gap={3}>
        <FormField label={t('categories.choose')}>
          {({ id }) => (
            <Select
              id={id}
              value={categoryId ?? ''}
              options={categories.map((category) => ({
                value: category.id,
                label: category.name[language],
              }))}
              onChange={({ value }) => onChoose({ categoryId: value })}
            />
          )}
        </FormField>
        {articles === null && <LoadingState shape="text" rows={2} />}
        {articles?.length === 0 && <Text tone="muted">{t('categories.noArticles')}</Text>}
        {articles && articles.length > 0 && (
          <SortableList
            label={t('categories.articles', { name: chosen?.name[language] ?? '' })}
            items={articles.map(({ id, title }) => ({ id, label: title[language] }))}
            onChange={({ items }) => onOrderArticles({ articleIds: items.map(({ id }) => id) })}
          />
        )}
      </Stack>
    </div>
  );
}
