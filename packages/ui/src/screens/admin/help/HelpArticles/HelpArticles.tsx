import { formatDate } from '@office/vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import type { AdminHelpArticleItem, AdminHelpCategoryItem, HelpArticleFilter } from '../help.ts';

export interface HelpArticlesProps {
  state: DataTableState<AdminHelpArticleItem>;
  categories: readonly AdminHelpCategoryItem[];
  filter: HelpArticleFilter;
  sort: DataTableSort | null;
  /** The address of an article's form; that of a new one for `new`. */
  hrefOf(articleId: string): string;
  /** The address of the page with categories and order. */
  orderHref: string;
  onFilterChange(event: { filter: HelpArticleFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onDelete(event: { articleId: string }): void;
  onEdit(event: { articleId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const rowId = ({ id }: AdminHelpArticleItem) => id;
const all = 'all';

/** The articles of help: found, written, changed and deleted. */
export function HelpArticles(props: HelpArticlesProps) {
  const { state, categories, filter, sort, hrefOf, onFilterChange, onEdit, onDelete } = props;
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  const [asked, setAsked] = useState<AdminHelpArticleItem>();
  const columns = useColumns(categories, hrefOf);
  const rowActions = useCallback(
    (article: AdminHelpArticleItem) => [
      {
        id: 'edit',
        label: t('edit'),
        icon: icons.edit,
        onSelect: () => onEdit({ articleId: article.id }),
      },
      { id: 'delete', label: t('delete'), icon: icons.remove, onSelect: () => setAsked(article) },
    ],
    [t, onEdit],
  );
  const narrowed =
    filter.keyword !== '' || filter.categoryId !== undefined || filter.published !== undefined;
  const change = (values: Partial<HelpArticleFilter>) =>
    onFilterChange({ filter: { ...filter, ...values } });
  const write = (
    <Button variant="primary" icon={icons.plus} href={hrefOf('new')}>
      {t('new')}
    </Button>
  );
  return (
    <div className={contentPage.page} data-component="HelpArticles">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button icon={icons.sort} href={props.orderHref}>
              {t('order')}
            </Button>
            {write}
          </>
        }
      />
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('search')}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onSearch={({ keyword }) => change({ keyword })}
        onClear={() => onFilterChange({ filter: { keyword: '' } })}
      >
        <Select
          ariaLabel={t('column.category')}
          value={filter.categoryId ?? all}
          options={[
            { value: all, label: t('allCategories') },
            ...categories.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          onChange={({ value }) => change({ categoryId: value === all ? undefined : value })}
        />
        <Select
          ariaLabel={t('column.state')}
          value={filter.published === undefined ? all : filter.published ? 'PUBLISHED' : 'DRAFT'}
          options={[
            { value: all, label: t('state.all') },
            { value: 'PUBLISHED', label: t('state.PUBLISHED') },
            { value: 'DRAFT', label: t('state.DRAFT') },
          ]}
          onChange={({ value }) =>
            change({ published: value === all ? undefined : value === 'PUBLISHED' })
          }
        />
      </FilterBar>
      <DataTable
        label={t('table')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={({ title }) => title[language]}
        rowActions={rowActions}
        sort={sort}
        empty={
          <EmptyState
            icon={icons.help}
            title={t(narrowed ? 'noMatch' : 'empty')}
            description={t(narrowed ? 'noMatchHint' : 'emptyHint')}
            {...(narrowed ? {} : { action: write })}
          />
        }
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <AlertDialog
        open={asked !== undefined}
        danger
        title={t('deleteTitle', { title: asked?.title[language] ?? '' })}
        description={t('deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          if (asked) onDelete({ articleId: asked.id });
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}

function useColumns(
  categories: readonly AdminHelpCategoryItem[],
  hrefOf: HelpArticlesProps['hrefOf'],
): readonly DataTableColumn<AdminHelpArticleItem>[] {
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('column.title'),
        sortable: true,
        cell: ({ id, title }: AdminHelpArticleItem) => (
          <Link href={hrefOf(id)}>{title[language]}</Link>
        ),
      },
      {
        id: 'category',
        header: t('column.category'),
        width: 40,
        cell: ({ categoryId }: AdminHelpArticleItem) =>
          categories.find(({ id }) => id === categoryId)?.name[language] ?? '–',
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 30,
        cell: ({ published }: AdminHelpArticleItem) => (
          <StatusLabel tone={published ? 'success' : 'neutral'}>
            {t(published ? 'state.PUBLISHED' : 'state.DRAFT')}
          </StatusLabel>
        ),
      },
      {
        id: 'helpful',
        header: t('column.helpful'),
        sortable: true,
        width: 30,
        cell: ({ helpful }: AdminHelpArticleItem) => <Text tabular>{String(helpful)}</Text>,
      },
      {
        id: 'notHelpful',
        header: t('column.notHelpful'),
        sortable: true,
        width: 34,
        cell: ({ notHelpful }: AdminHelpArticleItem) => <Text tabular>{String(notHelpful)}</Text>,
      },
      {
        id: 'updatedAt',
        header: t('column.updatedAt'),
        sortable: true,
        width: 32,
        cell: ({ updatedAt }: AdminHelpArticleItem) => <Text tabular>{formatDate(updatedAt)}</Text>,
      },
    ],
    [t, language, categories, hrefOf],
  );
}
