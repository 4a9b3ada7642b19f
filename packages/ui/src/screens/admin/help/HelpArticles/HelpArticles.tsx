import { useCallback, useMemo } from 'react';
import type { DataTableSort, DataTableState } from '../../../../patterns/DataTable/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { contentColumns, countColumn } from '../../content/contentColumns.tsx';
import { ContentTable } from '../../content/ContentTable.tsx';
import { useContentTexts } from '../../content/useContentTexts.ts';
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
  const { onFilterChange, onEdit, onDelete } = props;
  const { published, ...filter } = props.filter;
  const state = published === undefined ? undefined : published ? 'PUBLISHED' : 'DRAFT';
  return (
    <ContentTable
      {...props}
      area="help"
      component="HelpArticles"
      filter={{ ...filter, state }}
      columns={useColumns(props)}
      onFilterChange={({ filter: { state: wanted, ...rest } }) =>
        onFilterChange({ filter: { ...rest, published: wanted && wanted === 'PUBLISHED' } })
      }
      onEdit={useCallback(({ id }) => onEdit({ articleId: id }), [onEdit])}
      onDelete={({ id }) => onDelete({ articleId: id })}
    />
  );
}

function useColumns({ categories, hrefOf }: Pick<HelpArticlesProps, 'categories' | 'hrefOf'>) {
  const { t } = useContentTexts('help');
  const language = useLanguage();
  return useMemo(() => {
    const columns = contentColumns<AdminHelpArticleItem>({
      ...{ language, categories, hrefOf, t },
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
