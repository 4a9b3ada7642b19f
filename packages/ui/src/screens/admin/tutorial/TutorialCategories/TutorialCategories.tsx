import { useState } from 'react';
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
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import type { AdminTutorialCategoryItem, AdminTutorialItem } from '../tutorial.ts';

export type TutorialCategoriesState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      categories: readonly AdminTutorialCategoryItem[];
      /** The one whose tutorials are shown. */
      categoryId: string | null;
      /** Null while they are on their way. */
      tutorials: readonly AdminTutorialItem[] | null;
    };

/** The name of a category that is typed now. */
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
  /** `moveTo` has its tutorials from then on; it is null where there are none. */
  onDelete(event: { categoryId: string; moveTo: string | null }): void;
  onRetry(): void;
}

/** The categories and their tutorials, in the order in which members see them. */
export function TutorialCategories(props: TutorialCategoriesProps) {
  const { state, edit, onEdit } = props;
  const { t } = useTranslation('admin-tutorial');
  return (
    <div
      className={contentPage.page}
      data-component="TutorialCategories"
      data-status={state.status}
    >
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

interface ListsProps extends TutorialCategoriesProps {
  state: Extract<TutorialCategoriesState, { status: 'ready' }>;
}

function Lists(props: ListsProps) {
  const { state, onChoose, onOrder, onOrderTutorials, onEdit } = props;
  const { categories, categoryId, tutorials } = state;
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const [asked, setAsked] = useState<AdminTutorialCategoryItem>();
  const chosen = categories.find(({ id }) => id === categoryId);
  if (categories.length === 0) {
    return (
      <EmptyState
        icon={icons.tutorial}
        title={t('categories.empty')}
        description={t('categories.emptyHint')}
      />
    );
  }
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
                  {t('categories.count', {
                    count: category.tutorialCount,
                    published: category.publishedCount,
                  })}
                </Text>
              </Stack>
            </div>
            <IconButton
              icon={icons.edit}
              variant="ghost"
              label={t('categories.renameName', { name: label })}
              onPress={() => onEdit({ category })}
            />
            <IconButton
              icon={icons.remove}
              variant="ghost"
              label={t('categories.deleteName', { name: label })}
              onPress={() => setAsked(category)}
            />
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
        {tutorials === null && <LoadingState shape="text" rows={2} />}
        {tutorials?.length === 0 && <Text tone="muted">{t('categories.noTutorials')}</Text>}
        {tutorials && tutorials.length > 0 && (
          <SortableList
            label={t('categories.tutorials', { name: chosen?.name[language] ?? '' })}
            items={tutorials.map(({ id, title, publishedAt }) => ({
              id,
              label: title[language],
              isDraft: publishedAt === null,
            }))}
            renderItem={({ label, isDraft }) => (
              <div className={contentPage.itemName}>
                <Stack gap={0}>
                  <Text>{label}</Text>
                  {isDraft && (
                    <Text size="xs" tone="muted">
                      {t('state.DRAFT')}
                    </Text>
                  )}
                </Stack>
              </div>
            )}
            onChange={({ items }) => onOrderTutorials({ tutorialIds: items.map(({ id }) => id) })}
          />
        )}
      </Stack>
      <Removal {...props} category={asked} onCancel={() => setAsked(undefined)} />
    </div>
  );
}

/** Asks before a category goes, and for the one that its tutorials move to. */
function Removal({
  state: { categories },
  category,
  onDelete,
  onCancel,
}: ListsProps & { category: AdminTutorialCategoryItem | undefined; onCancel(): void }) {
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
