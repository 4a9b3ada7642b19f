import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import type {
  CategoryEdit,
  CategoryNameCallbacks,
} from '../../../../patterns/categoryName/CategoryNameDrawer.tsx';
import { CategoryOrderPage } from '../../../../patterns/categoryName/CategoryOrderPage.tsx';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type { AdminTutorialCategoryItem, AdminTutorialItem } from '../tutorial.ts';

export type TutorialCategoriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly AdminTutorialCategoryItem[];
      /** The selected category. */
      categoryId: string | null;
      /** Null while loading. */
      tutorials: readonly AdminTutorialItem[] | null;
    };

export type TutorialCategoryEdit = CategoryEdit;

export interface TutorialCategoriesProps extends CategoryNameCallbacks {
  state: TutorialCategoriesState;
  edit: TutorialCategoryEdit | null;
  submitting?: boolean;
  onChoose(event: { categoryId: string }): void;
  breadcrumbs?: readonly Breadcrumb[];
  onOrder(event: { categoryIds: string[] }): void;
  onOrderTutorials(event: { tutorialIds: string[] }): void;
  onEdit(event: { category: AdminTutorialCategoryItem | null }): void;
  /** `moveTo` is the category that receives the tutorials, null if there are none. */
  onDelete(event: { categoryId: string; moveTo: string | null }): void;
  onRetry(): void;
}

export function TutorialCategories(props: TutorialCategoriesProps) {
  const { state, onOrderTutorials, onDelete } = props;
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const [asked, setAsked] = useState<AdminTutorialCategoryItem>();
  return (
    <CategoryOrderPage
      {...props}
      component="TutorialCategories"
      submitting={props.submitting ?? false}
      state={
        state.status === 'ready'
          ? {
              ...state,
              items:
                state.tutorials?.map(({ id, title, publishedAt }) => ({
                  id,
                  label: title[language],
                  hint: publishedAt === null ? t('state.DRAFT') : undefined,
                })) ?? null,
            }
          : state
      }
      empty={
        <EmptyState
          icon={icons.tutorial}
          title={t('categories.empty')}
          description={t('categories.emptyHint')}
        />
      }
      words={{
        title: t('categories.title'),
        description: t('categories.description'),
        add: t('categories.add'),
        list: t('categories.list'),
        choose: t('categories.choose'),
        noItems: t('categories.noTutorials'),
        itemsOf: (name) => t('categories.tutorials', { name }),
        renameNamed: (name) => t('categories.renameName', { name }),
        removeNamed: (name) => t('categories.deleteName', { name }),
        countOf: ({ tutorialCount, publishedCount }) =>
          t('categories.count', { count: tutorialCount, published: publishedCount }),
        nameDrawer: {
          rename: t('categories.rename'),
          name: t('categories.name'),
          save: t('categories.save'),
          cancel: t('categories.cancel'),
          close: t('categories.close'),
          failed: t('categories.failed'),
        },
      }}
      onOrderItems={({ itemIds }) => onOrderTutorials({ tutorialIds: itemIds })}
      onRemove={({ category }) => setAsked(category)}
    >
      <DeleteCategoryDialog
        categories={state.status === 'ready' ? state.categories : []}
        category={asked}
        onDelete={onDelete}
        onCancel={() => setAsked(undefined)}
      />
    </CategoryOrderPage>
  );
}

interface RemovalProps extends Pick<TutorialCategoriesProps, 'onDelete'> {
  categories: readonly AdminTutorialCategoryItem[];
  category: AdminTutorialCategoryItem | undefined;
  onCancel(): void;
}

function DeleteCategoryDialog({ categories, category, onDelete, onCancel }: RemovalProps) {
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const others = categories.filter(({ id }) => id !== category?.id);
  const [chosen, setChosen] = useState<string>();
  const moveTo = others.find(({ id }) => id === chosen)?.id ?? others[0]?.id;
  const name = category?.name[language] ?? '';
  const count = category?.tutorialCount ?? 0;
  const remove = (to: string | null) => {
    if (category) onDelete({ categoryId: category.id, moveTo: to });
    onCancel();
  };
  return (
    <>
      <AlertDialog
        open={category !== undefined && count === 0}
        danger
        title={t('categories.deleteTitle', { name })}
        description={t('categories.deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => remove(null)}
        onCancel={onCancel}
      />
      <Dialog
        open={count > 0}
        title={t('categories.deleteTitle', { name })}
        closeLabel={t('keep')}
        onClose={onCancel}
        actions={
          <>
            <Button onPress={onCancel}>{t('keep')}</Button>
            {moveTo !== undefined && (
              <Button variant="danger" onPress={() => remove(moveTo)}>
                {t('categories.moveAndDelete')}
              </Button>
            )}
          </>
        }
      >
        {moveTo === undefined ? (
          <Text as="p">{t('categories.onlyOne', { count })}</Text>
        ) : (
          <Stack gap={4}>
            <Text as="p">{t('categories.moveHelp', { count })}</Text>
            <FormField label={t('categories.moveTo')}>
              {({ id }) => (
                <Select
                  id={id}
                  value={moveTo}
                  options={others.map((other) => ({
                    value: other.id,
                    label: other.name[language],
                  }))}
                  onChange={({ value }) => setChosen(value)}
                />
              )}
            </FormField>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
