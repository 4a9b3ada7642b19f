import { memberActions, type MemberAction } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceDepartment } from '../../../../patterns/AudienceField/index.ts';
import {
  DataTable,
  selectedCount,
  type DataTableSelection,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import {
  fullAccess,
  type MemberAccess,
  type MemberChange,
  type MemberFilter,
  type MemberOutcome,
  type MemberRow,
} from '../members.ts';
import { useMemberColumns } from '../useMemberColumns.tsx';
import { BulkResult } from './BulkResult.tsx';
import { BulkConfirmDialog } from './BulkConfirmDialog.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import * as styles from '../members.css.ts';

export interface MemberTableProps {
  state: DataTableState<MemberRow>;
  filter: MemberFilter;
  departments: readonly AudienceDepartment[];
  sort: DataTableSort;
  limits: readonly number[];
  selection: DataTableSelection;
  hiddenColumns?: readonly string[];
  exporting?: boolean;
  /** A bulk change is in progress. The dialog stays open until `outcome` is set. */
  submitting?: boolean;
  /** Number of members that the bulk change has processed. */
  processed?: number;
  outcome?: MemberOutcome | undefined;
  /** Rights of the viewer. Without `edit`, members cannot be selected. All rights if omitted. */
  access?: MemberAccess;
  /** URL of the invitation page. Without it the link is hidden. */
  inviteHref?: string;
  onFilterChange(event: { filter: MemberFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onHiddenColumnsChange?(event: { hiddenColumns: readonly string[] }): void;
  onPageChange(event: { page: number }): void;
  /** Raised for a page button with the pointer or the focus, to prefetch the page. */
  onPageIntent?(event: { page: number }): void;
  onLimitChange(event: { limit: number }): void;
  onOpen(event: { userId: string }): void;
  /** `count` is the number of members shown in the confirmation. */
  onChange(event: { change: MemberChange; selection: DataTableSelection; count: number }): void;
  onOutcomeClose(): void;
  onExport(): void;
  onRetry(): void;
}

const rowId = ({ userId }: MemberRow) => userId;
const rowName = ({ name }: MemberRow) => name;
const actionIcons = {
  ROLE: icons.handOver,
  DEPARTMENT: icons.edit,
  BLOCK: icons.lock,
  UNBLOCK: icons.undo,
  SIGN_OUT: icons.signOut,
} satisfies Record<MemberAction, unknown>;

export function MemberTable(props: MemberTableProps) {
  const { state, filter, selection, outcome, submitting = false, inviteHref, onOpen } = props;
  const { access = fullAccess } = props;
  const { t } = useTranslation('admin-members');
  const columns = useMemberColumns(onOpen);
  const page = useRef<HTMLDivElement>(null);
  const [confirming, setConfirming] = useState<MemberAction>();
  const [answered, setAnswered] = useState(outcome);
  // Closes the confirmation dialog when a new outcome arrives.
  if (outcome !== answered) {
    setAnswered(outcome);
    setConfirming(undefined);
  }
  const total = state.status === 'ready' ? state.total : 0;
  const { keyword, ...choices } = filter;
  const narrowed = keyword !== '' || Object.values(choices).some((value) => value !== undefined);
  return (
    <div ref={page} tabIndex={-1} className={styles.page} data-component="MemberTable">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button
              icon={icons.download}
              loading={props.exporting ?? false}
              disabled={state.status === 'empty'}
              onPress={props.onExport}
            >
              {t('export')}
            </Button>
            {inviteHref && (
              <Button variant="primary" icon={icons.invite} href={inviteHref}>
                {t('invite')}
              </Button>
            )}
          </>
        }
      />
      <MemberFilters
        filter={filter}
        departments={props.departments}
        count={state.status === 'ready' ? total : state.status === 'empty' ? 0 : undefined}
        onFilterChange={props.onFilterChange}
      />
      {outcome && (
        <BulkResult
          outcome={outcome}
          onClose={() => {
            // The button unmounts with the outcome, so move the focus.
            page.current?.focus({ preventScroll: true });
            props.onOutcomeClose();
          }}
        />
      )}
      <DataTable
        label={t('table')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={rowName}
        sort={props.sort}
        {...(access.edit && { selection })}
        limits={props.limits}
        bulkActions={memberActions.map((action) => ({
          id: action,
          label: t(`action.${action}`),
          icon: actionIcons[action],
          onPress: () => setConfirming(action),
        }))}
        empty={
          <EmptyState
            icon={icons.people}
            title={t(narrowed ? 'empty.noMatch' : 'empty.title')}
            description={t(narrowed ? 'empty.noMatchHint' : 'empty.description')}
            action={
              narrowed ? (
                <Button onPress={() => props.onFilterChange({ filter: { keyword: '' } })}>
                  {t('empty.clear')}
                </Button>
              ) : (
                inviteHref && <Button href={inviteHref}>{t('invite')}</Button>
              )
            }
          />
        }
        {...(props.hiddenColumns && { hiddenColumns: props.hiddenColumns })}
        {...(props.onHiddenColumnsChange && { onHiddenColumnsChange: props.onHiddenColumnsChange })}
        onSortChange={props.onSortChange}
        onSelectionChange={props.onSelectionChange}
        onPageChange={props.onPageChange}
        onPageIntent={props.onPageIntent}
        onLimitChange={props.onLimitChange}
        onRetry={props.onRetry}
      />
      {confirming && (
        <BulkConfirmDialog
          action={confirming}
          count={selectedCount(selection, total)}
          submitting={submitting}
          processed={props.processed ?? 0}
          assignRoles={access.assignRoles}
          onConfirm={(change) =>
            props.onChange({ change, selection, count: selectedCount(selection, total) })
          }
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}
