import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentColumns, countColumn } from '../../../../patterns/content/contentColumns.tsx';
import { ContentTable, type ContentWord } from '../../../../patterns/content/ContentTable.tsx';
import type { DataTableSort, DataTableState } from '../../../../patterns/DataTable/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import type { AdminHelpArticleItem, AdminHelpCategoryItem, HelpArticleFilter } from '../help.ts';

export interface HelpArticlesProps {
  state: DataTableState<AdminHelpArticleItem>;
  categories: readonly AdminHelpCategoryItem[];
  filter: HelpArticleFilter;
  sort: DataTableSort | null;
  hrefOf(articleId: string): string;
  orderHref: string;
  onFilterChange(event: { filter: HelpArticleFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onDelete(event: { articleId: string }): void;
  onEdit(event: { articleId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

export function HelpArticles(props: HelpArticlesProps) {
  const { filter, hrefOf, onFilterChange, onEdit, onDelete } = props;
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  const [asked, setAsked] = useState<AdminHelpArticleItem>();
  const columns = useColumns(props);
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
  const { published, ...others } = filter;
  const state = published === undefined ? undefined : published ? 'PUBLISHED' : 'DRAFT';
  return (
    <div className={contentPage.page} data-component="HelpArticles">
      <ContentTable
        icon={icons.help}
        state={props.state}
        categories={props.categories}
        filter={{ ...others, state }}
        columns={columns}
        sort={props.sort}
        words={(key: ContentWord) => t(key)}
        newHref={hrefOf('new')}
        orderHref={props.orderHref}
        rowActions={rowActions}
        onFilterChange={({ filter: { state: wanted, ...rest } }) =>
          onFilterChange({ filter: { ...rest, published: wanted && wanted === 'PUBLISHED' } })
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

function useColumns({ categories, hrefOf }: Pick<HelpArticlesProps, 'categories' | 'hrefOf'>) {
  const { t } = useTranslation('admin-help');
  const language = useLanguage();
  return useMemo(() => {
    const columns = contentColumns<AdminHelpArticleItem>({
      ...{ language, categories, hrefOf },
      words: (key) => t(key),
      isPublished: ({ published }) => published,
    });
    const votes = (name: 'helpful' | 'notHelpful') =>
      countColumn(t(`column.${name}`), (item: AdminHelpArticleItem) => item[name]);
    return [
      { ...columns.title, id: 'title', sortable: true },
      { ...columns.category, id: 'category', width: 40 },
      { ...columns.state, id: 'state', width: 30 },
      { ...votes('helpful'), id: 'helpful', sortable: true, width: 30 },
      { ...votes('notHelpful'), id: 'notHelpful', sortable: true, width: 34 },
      { ...columns.updatedAt, id: 'updatedAt', sortable: true, width: 32 },
    ];
  }, [t, language, categories, hrefOf]);
}
