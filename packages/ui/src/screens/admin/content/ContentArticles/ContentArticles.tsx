import { useCallback, useMemo } from 'react';
import type {
  DataTableColumn,
  DataTableSort,
  DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import type { ContentArticleFilter, ContentArticleItem, ContentCategoryName } from '../content.ts';
import { contentColumns } from '../contentColumns.tsx';
import { ContentTable } from '../ContentTable.tsx';
import { useContentTexts, type ContentArea } from '../useContentTexts.ts';

export interface ContentArticlesProps<Item extends ContentArticleItem = ContentArticleItem> {
  /** Selects the texts and the icon. */
  area: ContentArea;
  /** Value of `data-component`. */
  component?: string;
  state: DataTableState<Item>;
  categories: readonly ContentCategoryName[];
  filter: ContentArticleFilter;
  sort: DataTableSort | null;
  /** Columns of the area, before the last column. Keep the array between renders. */
  columns?: readonly DataTableColumn<Item>[];
  hrefOf(articleId: string): string;
  orderHref: string;
  onFilterChange(event: { filter: ContentArticleFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onDelete(event: { articleId: string }): void;
  onEdit(event: { articleId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

/** Table of the articles of an area, including drafts. */
export function ContentArticles<Item extends ContentArticleItem>(
  props: ContentArticlesProps<Item>,
) {
  const { area, component = 'ContentArticles', onFilterChange, onEdit, onDelete } = props;
  const { published, ...filter } = props.filter;
  const state = published === undefined ? undefined : published ? 'PUBLISHED' : 'DRAFT';
  return (
    <ContentTable
      {...props}
      area={area}
      component={component}
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

const noColumns: readonly never[] = [];

function useColumns<Item extends ContentArticleItem>({
  area,
  categories,
  columns: more = noColumns,
  hrefOf,
}: ContentArticlesProps<Item>): DataTableColumn<Item>[] {
  const { t } = useContentTexts(area);
  const language = useLanguage();
  return useMemo(() => {
    const columns = contentColumns<Item>({
      ...{ language, categories, hrefOf, t },
      isPublished: ({ published }) => published,
    });
    return [
      { ...columns.title, id: 'title', sortable: true },
      { ...columns.category, id: 'category', width: 40 },
      { ...columns.state, id: 'state', width: 30 },
      ...more,
      { ...columns.updatedAt, id: 'updatedAt', sortable: true, width: 32 },
    ];
  }, [t, language, categories, hrefOf, more]);
}
