import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentColumns, countColumn } from '../../../../patterns/content/contentColumns.tsx';
import { ContentTable, type ContentWord } from '../../../../patterns/content/ContentTable.tsx';
import type { DataTableSort, DataTableState } from '../../../../patterns/DataTable/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import { PublishDialog } from '../PublishDialog.tsx';
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

interface Asked {
  what: 'publish' | 'unpublish' | 'delete';
  tutorial: AdminTutorialItem;
}

export function TutorialTable(props: TutorialTableProps) {
  const { onEdit } = props;
  const { t } = useTranslation('admin-tutorial');
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(props);
  const rowActions = useCallback(
    (tutorial: AdminTutorialItem) => [
      {
        id: 'edit',
        label: t('edit'),
        icon: icons.edit,
        onSelect: () => onEdit({ tutorialId: tutorial.id }),
      },
      tutorial.publishedAt === null
        ? {
            id: 'publish',
            label: t('publish'),
            icon: icons.show,
            onSelect: () => setAsked({ what: 'publish', tutorial }),
          }
        : {
            id: 'unpublish',
            label: t('unpublish'),
            icon: icons.hide,
            onSelect: () => setAsked({ what: 'unpublish', tutorial }),
          },
      {
        id: 'delete',
        label: t('delete'),
        icon: icons.remove,
        onSelect: () => setAsked({ what: 'delete', tutorial }),
      },
    ],
    [t, onEdit],
  );
  return (
    <div className={contentPage.page} data-component="TutorialTable">
      <ContentTable
        icon={icons.tutorial}
        state={props.state}
        categories={props.categories}
        filter={props.filter}
        columns={columns}
        sort={props.sort}
        words={(key: ContentWord) => t(key)}
        newHref={props.hrefOf('new')}
        orderHref={props.orderHref}
        rowActions={rowActions}
        onFilterChange={props.onFilterChange}
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <Question {...props} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

function Question({
  asked,
  onPublish,
  onUnpublish,
  onDelete,
  onClose,
}: TutorialTableProps & { asked: Asked | undefined; onClose(): void }) {
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const tutorial = asked?.tutorial;
  const title = tutorial?.title[language] ?? '';
  const at = { tutorialId: tutorial?.id ?? '', version: tutorial?.version ?? 1 };
  return (
    <>
      {asked?.what === 'publish' && (
        <PublishDialog
          title={title}
          notified={asked.tutorial.notifiedAt !== null}
          onPublish={({ notify }) => onPublish({ ...at, notify })}
          onClose={onClose}
        />
      )}
      <AlertDialog
        open={asked?.what === 'unpublish'}
        title={t('unpublishTitle', { title })}
        description={t('unpublishHelp')}
        confirmLabel={t('unpublish')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          onUnpublish(at);
          onClose();
        }}
        onCancel={onClose}
      />
      <AlertDialog
        open={asked?.what === 'delete'}
        danger
        title={t('deleteTitle', { title })}
        description={t('deleteHelp')}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          onDelete({ tutorialId: at.tutorialId });
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}

function useColumns({ categories, hrefOf }: Pick<TutorialTableProps, 'categories' | 'hrefOf'>) {
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  return useMemo(() => {
    const columns = contentColumns<AdminTutorialItem>({
      ...{ language, categories, hrefOf },
      words: (key) => t(key),
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
        header: t('column.kinds'),
        width: 26,
        cell: (item: AdminTutorialItem) => kindsOf(item) || '–',
      },
      { ...members('opened'), id: 'OPENED', width: 28, sortable: true },
      { ...members('done'), id: 'DONE', width: 30, sortable: true },
      { ...columns.updatedAt, id: 'UPDATED_AT', width: 26, sortable: true },
    ];
  }, [t, language, categories, hrefOf]);
}
