import { formatDate, tutorialPublications } from '@office/vocabulary';
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
  /** Columns go by the names of `TutorialSort`; null for the order in which members see them. */
  sort: DataTableSort | null;
  /** The address of a tutorial's form; that of a new one for `new`. */
  hrefOf(tutorialId: string): string;
  /** The address of the page with categories and order. */
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

/** The question that is asked before something is done with a tutorial. */
interface Asked {
  what: 'publish' | 'unpublish' | 'delete';
  tutorial: AdminTutorialItem;
}

const rowId = ({ id }: AdminTutorialItem) => id;
const all = 'all';

/** The tutorials, drafts too: found, written, changed, published, taken back and deleted. */
export function TutorialTable(props: TutorialTableProps) {
  const { state, categories, filter, sort, hrefOf, onFilterChange, onEdit } = props;
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const columns = useColumns(categories, hrefOf);
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
  const narrowed =
    filter.keyword !== '' || filter.categoryId !== undefined || filter.state !== undefined;
  const change = (values: Partial<AdminTutorialFilter>) =>
    onFilterChange({ filter: { ...filter, ...values } });
  const write = (
    <Button variant="primary" icon={icons.plus} href={hrefOf('new')}>
      {t('new')}
    </Button>
  );
  return (
    <div className={contentPage.page} data-component="TutorialTable">
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
          value={filter.state ?? all}
          options={[
            { value: all, label: t('allStates') },
            ...tutorialPublications.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChange={({ value }) =>
            change({ state: tutorialPublications.find((one) => one === value) })
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
            icon={icons.tutorial}
            title={t(narrowed ? 'noMatch' : 'empty')}
            description={t(narrowed ? 'noMatchHint' : 'emptyHint')}
            {...(narrowed ? {} : { action: write })}
          />
        }
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

function useColumns(
  categories: readonly AdminTutorialCategoryItem[],
  hrefOf: TutorialTableProps['hrefOf'],
): readonly DataTableColumn<AdminTutorialItem>[] {
  const { t } = useTranslation('admin-tutorial');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'TITLE',
        header: t('column.title'),
        width: 60,
        sortable: true,
        cell: ({ id, title }: AdminTutorialItem) => (
          <Link href={hrefOf(id)}>{title[language]}</Link>
        ),
      },
      {
        id: 'POSITION',
        header: t('column.category'),
        width: 30,
        sortable: true,
        cell: ({ categoryId }: AdminTutorialItem) =>
          categories.find(({ id }) => id === categoryId)?.name[language] ?? '–',
      },
      {
        id: 'STATE',
        header: t('column.state'),
        width: 26,
        sortable: true,
        cell: ({ publishedAt }: AdminTutorialItem) => (
          <StatusLabel tone={publishedAt ? 'success' : 'neutral'}>
            {t(publishedAt ? 'state.PUBLISHED' : 'state.DRAFT')}
          </StatusLabel>
        ),
      },
      {
        id: 'kinds',
        header: t('column.kinds'),
        width: 26,
        cell: ({ kinds }: AdminTutorialItem) =>
          kinds
            .filter((kind) => kind !== 'CAPTIONS')
            .map((kind) => t(`kinds.${kind}`))
            .join(t('separator')) || '–',
      },
      {
        id: 'OPENED',
        header: t('column.opened'),
        width: 28,
        align: 'end' as const,
        sortable: true,
        cell: ({ openedCount }: AdminTutorialItem) => <Text tabular>{String(openedCount)}</Text>,
      },
      {
        id: 'DONE',
        header: t('column.done'),
        width: 30,
        align: 'end' as const,
        sortable: true,
        cell: ({ doneCount }: AdminTutorialItem) => <Text tabular>{String(doneCount)}</Text>,
      },
      {
        id: 'UPDATED_AT',
        header: t('column.updatedAt'),
        width: 26,
        sortable: true,
        cell: ({ updatedAt }: AdminTutorialItem) => <Text tabular>{formatDate(updatedAt)}</Text>,
      },
    ],
    [t, language, categories, hrefOf],
  );
}
