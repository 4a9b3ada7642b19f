import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import type {
  CategoryEdit,
  CategoryNameCallbacks,
} from '../../../../patterns/categoryName/CategoryNameDrawer.tsx';
import { CategoryOrderPage } from '../../../../patterns/categoryName/CategoryOrderPage.tsx';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { AdminHelpArticleItem, AdminHelpCategoryItem } from '../help.ts';

export type HelpCategoriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly AdminHelpCategoryItem[];
      categoryId: string | null;
      /** Null while loading. */
      articles: readonly AdminHelpArticleItem[] | null;
    };

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

export function HelpCategories(props: HelpCategoriesProps) {
  const { state, onOrderArticles, onDelete } = props;
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  const [asked, setAsked] = useState<AdminHelpCategoryItem>();
  return (
    <CategoryOrderPage
      {...props}
      component="HelpCategories"
      submitting={props.submitting ?? false}
      state={
        state.status === 'ready'
          ? {
              ...state,
              items:
                state.articles?.map(({ id, title, published }) => ({
                  id,
                  label: title[language],
                  hint: published ? undefined : t('state.DRAFT'),
                })) ?? null,
            }
          : state
      }
      empty={<EmptyState icon={icons.help} title={t('categories.empty')} />}
      words={{
        title: t('categories.title'),
        description: t('categories.description'),
        add: t('categories.add'),
        list: t('categories.list'),
        choose: t('categories.choose'),
        noItems: t('categories.noArticles'),
        itemsOf: (name) => t('categories.articles', { name }),
        renameNamed: (name) => t('categories.renameName', { name }),
        removeNamed: (name) => t('categories.deleteName', { name }),
        countOf: ({ articleCount }) => t('categories.count', { count: articleCount }),
        nameDrawer: {
          rename: t('categories.rename'),
          name: t('categories.name'),
          save: t('categories.save'),
          cancel: t('categories.cancel'),
          close: t('categories.close'),
          failed: t('categories.failed'),
        },
      }}
      onOrderItems={({ itemIds }) => onOrderArticles({ articleIds: itemIds })}
      onRemove={({ category }) => setAsked(category)}
    >
      <Removal category={asked} onDelete={onDelete} onCancel={() => setAsked(undefined)} />
    </CategoryOrderPage>
  );
}

interface RemovalProps extends Pick<HelpCategoriesProps, 'onDelete'> {
  category: AdminHelpCategoryItem | undefined;
  onCancel(): void;
}

/** Confirms the deletion of an empty category, or explains why a category with articles cannot be deleted. */
function Removal({ category, onDelete, onCancel }: RemovalProps) {
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  const name = category?.name[language] ?? '';
  const isEmpty = category?.articleCount === 0;
  return (
    <>
      <AlertDialog
        open={isEmpty}
        danger
        title={t('categories.deleteTitle', { name })}
        description={t('categories.deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (category) onDelete({ categoryId: category.id });
          onCancel();
        }}
        onCancel={onCancel}
      />
      <Dialog
        open={category !== undefined && !isEmpty}
        title={t('categories.notEmptyTitle', { name })}
        closeLabel={t('categories.close')}
        onClose={onCancel}
        actions={<Button onPress={onCancel}>{t('categories.close')}</Button>}
      >
        <Text as="p">{t('categories.notEmpty')}</Text>
      </Dialog>
    </>
  );
}
