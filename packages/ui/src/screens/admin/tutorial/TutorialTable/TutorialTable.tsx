import { useCallback, useMemo } from 'react';
import type { DataTableSort, DataTableState } from '../../../../patterns/DataTable/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { contentColumns, countColumn } from '../../content/contentColumns.tsx';
import { ContentTable } from '../../content/ContentTable.tsx';
import { useContentTexts } from '../../content/useContentTexts.ts';
import type {
  AdminTutorialCategoryItem,
  AdminTutorialFilter,
  AdminTutorialItem,
} from '../tutorial.ts';

export interface TutorialTableProps {
  state: DataTableState<AdminTutorialItem>;
  categories: readonly AdminTutorialCategoryItem[];
  filter: AdminTutorialFilter;
  /** Column names are those of `TutorialSort`. Null for the order that members see. */
  sort: DataTableSort | null;
  /** URL of a tutorial's form. `new` for a new tutorial. */
  hrefOf(tutorialId: string): string;
  /** URL of the page for categories and their order. */
  orderHref: string;
  onFilterChange(event: { filter: AdminTutorialFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onEdit(event: { tutorialId: string }): void;
  onPublish(event: { tutorialId: string; version: number; notify: boolean }): void;
  onUnpublish(event: { tutorialId: string; version: number }): void;
  onDelete(event: { tutorialId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const publicationOf = (tutorial: AdminTutorialItem) => tutorial;

export function TutorialTable(props: TutorialTableProps) {
  const { onEdit, onPublish, onUnpublish, onDelete } = props;
  return (
    <ContentTable
      {...props}
      area="tutorial"
      component="TutorialTable"
      columns={useColumns(props)}
      publicationOf={publicationOf}
      onEdit={useCallback(({ id }) => onEdit({ tutorialId: id }), [onEdit])}
      onPublish={({ item: { id, version }, notify }) =>
        onPublish({ tutorialId: id, version, notify })
      }
      onUnpublish={({ item: { id, version } }) => onUnpublish({ tutorialId: id, version })}
      onDelete={({ id }) => onDelete({ tutorialId: id })}
    />
  );
}

function useColumns({ categories, hrefOf }: Pick<TutorialTableProps, 'categories' | 'hrefOf'>) {
  const { t } = useContentTexts('tutorial');
  const language = useLanguage();
  return useMemo(() => {
    const columns = contentColumns<AdminTutorialItem>({
      ...{ language, categories, hrefOf, t },
      isPublished: ({ publishedAt }) => publishedAt !== null,
    });
    const members = (name: 'opened' | 'done') =>
      countColumn(t(`column.${name}`), (item: AdminTutorialItem) => item[`${name}Count`]);
    const kindsOf = ({ kinds }: AdminTutorialItem) =>
      kinds
        .filter((kind) => kind !== 'CAPTIONS')
        .map((kind) => t(`kinds.${kind}`))
        .join(t('separator'));
    return [
      { ...columns.title, id: 'TITLE', width: 60, sortable: true },
      { ...columns.category, id: 'POSITION', width: 30, sortable: true },
      { ...columns.state, id: 'STATE', width: 26, sortable: true },
      {
        id: 'kinds',
        title: t('column.kinds'),
        width: 26,
        cell: (item: AdminTutorialItem) => kindsOf(item) || '–',
      },
      { ...members('opened'), id: 'OPENED', width: 28, sortable: true },
      { ...members('done'), id: 'DONE', width: 30, sortable: true },
      { ...columns.updatedAt, id: 'UPDATED_AT', width: 26, sortable: true },
    ];
  }, [t, language, categories, hrefOf]);
}
