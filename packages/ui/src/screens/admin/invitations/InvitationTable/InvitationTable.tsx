import {
  formatDateTime,
  invitationStates,
  type InvitationMail,
  type InvitationState,
  type Role,
} from '@office/vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSelection,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from '../invitations.css.ts';

/** An invitation as the table shows it. */
export interface InvitationItem {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  department: string | null;
  state: InvitationState;
  mail: InvitationMail;
  /** ISO 8601. */
  sentAt: string;
  expiresAt: string;
}

export interface InvitationFilter {
  keyword: string;
  /** Null: in any state. */
  state: InvitationState | null;
  /** Only those whose mails are so far; null: all. */
  mail?: InvitationMail | null;
}

export interface InvitationTableProps {
  state: DataTableState<InvitationItem>;
  filter: InvitationFilter;
  /** How many there are in each state; null until it is known. */
  counts: Record<InvitationState, number> | null;
  sort: DataTableSort;
  selection: DataTableSelection;
  inviteHref: string;
  /** Invitations are being sent again or withdrawn. */
  submitting?: boolean;
  /** The last thing that was done to some of them. */
  outcome?: { what: 'resend' | 'withdraw'; done: number; skipped: number } | null;
  onFilterChange(event: { filter: InvitationFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onPageChange(event: { page: number }): void;
  onResend(event: { ids: readonly string[] }): void;
  onWithdraw(event: { ids: readonly string[] }): void;
  onRetry(): void;
}

const tones = {
  PENDING: 'accent',
  EXPIRED: 'warning',
  ACCEPTED: 'success',
  WITHDRAWN: 'neutral',
} as const;
const everyState = 'ALL';

const rowId = ({ id }: InvitationItem) => id;
const rowName = ({ email }: InvitationItem) => email;
const isOpen = ({ state }: InvitationItem) => state === 'PENDING' || state === 'EXPIRED';

/** The people who were invited, and what has become of it. */
export function InvitationTable(props: InvitationTableProps) {
  const { state, filter, counts, selection, submitting = false } = props;
  const { onResend, onFilterChange } = props;
  const { t } = useTranslation('admin-invitations');
  const [withdrawing, setWithdrawing] = useState<readonly string[]>();
  const columns = useColumns();
  const rowActions = useCallback(
    (row: InvitationItem) =>
      isOpen(row)
        ? [
            {
              id: 'resend',
              label: t('resend'),
              icon: icons.send,
              onSelect: () => onResend({ ids: [row.id] }),
            },
            {
              id: 'withdraw',
              label: t('withdraw'),
              icon: icons.remove,
              onSelect: () => setWithdrawing([row.id]),
            },
          ]
        : [],
    [t, onResend],
  );
  const idsOf = (chosen: DataTableSelection): readonly string[] => {
    if ('ids' in chosen) return chosen.ids;
    return state.status === 'ready'
      ? state.rows.map(rowId).filter((id) => !chosen.allExcept.includes(id))
      : [];
  };
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const mail = filter.mail ?? null;
  const isFiltered = filter.keyword !== '' || filter.state !== null || mail !== null;
  return (
    <div className={styles.page} data-component="InvitationTable">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button variant="primary" icon={icons.invite} href={props.inviteHref}>
            {t('invite')}
          </Button>
        }
      />
      {props.outcome && (
        <Callout tone={props.outcome.skipped > 0 ? 'warning' : 'success'} announce>
          {[
            t(`outcome.${props.outcome.what}`, { count: props.outcome.done }),
            ...(props.outcome.skipped > 0
              ? [t(`outcome.${props.outcome.what}Skipped`, { count: props.outcome.skipped })]
              : []),
          ].join(' ')}
        </Callout>
      )}
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('search')}
        count={state.status === 'ready' ? state.total : undefined}
        {...(mail !== null && {
          filters: [{ id: 'mail', label: t('mailFilter'), value: t(`mailIs.${mail}`) }],
        })}
        onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
        onRemove={() => onFilterChange({ filter: { ...filter, mail: null } })}
      >
        <Select<InvitationState | typeof everyState>
          ariaLabel={t('stateFilter')}
          value={filter.state ?? everyState}
          options={[
            { value: everyState, label: t('all', { count: total ?? 0 }) },
            ...invitationStates.map((value) => ({
              value,
              label: t(`states.${value}`, { count: counts?.[value] ?? 0 }),
            })),
          ]}
          onChange={({ value }) =>
            onFilterChange({ filter: { ...filter, state: value === everyState ? null : value } })
          }
        />
      </FilterBar>
      <DataTable
        label={t('title')}
        columns={columns}
        state={state}
        empty={
          isFiltered ? (
            <EmptyState icon={icons.search} title={t('none')} />
          ) : (
            <EmptyState
              icon={icons.mail}
              title={t('empty')}
              description={t('emptyHelp')}
              action={<Button href={props.inviteHref}>{t('invite')}</Button>}
            />
          )
        }
        rowId={rowId}
        rowName={rowName}
        sort={props.sort}
        selection={selection}
        bulkActions={[
          {
            id: 'resend',
            label: t('resend'),
            icon: icons.send,
            disabled: submitting,
            onPress: (event) => onResend({ ids: idsOf(event.selection) }),
          },
          {
            id: 'withdraw',
            label: t('withdraw'),
            icon: icons.remove,
            disabled: submitting,
            onPress: (event) => setWithdrawing(idsOf(event.selection)),
          },
        ]}
        rowActions={rowActions}
        onSortChange={props.onSortChange}
        onSelectionChange={props.onSelectionChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <AlertDialog
        open={withdrawing !== undefined}
        danger
        title={t('withdrawTitle', { count: withdrawing?.length ?? 0 })}
        description={t('withdrawHelp')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          props.onWithdraw({ ids: withdrawing ?? [] });
          setWithdrawing(undefined);
        }}
        onCancel={() => setWithdrawing(undefined)}
      />
    </div>
  );
}

function useColumns(): readonly DataTableColumn<InvitationItem>[] {
  const { t } = useTranslation('admin-invitations');
  return useMemo(
    () => [
      {
        id: 'EMAIL',
        header: t('columns.email'),
        sortable: true,
        width: 54,
        cell: ({ email, name }: InvitationItem) => (
          <Stack gap={0}>
            <Text truncate>{email}</Text>
            {name && (
              <Text size="xs" tone="muted" truncate>
                {name}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'STATE',
        header: t('columns.state'),
        sortable: true,
        width: 34,
        cell: ({ state, mail }: InvitationItem) => (
          <Stack gap={0} align="start">
            <StatusLabel tone={tones[state]}>{t(`state.${state}`)}</StatusLabel>
            {state === 'PENDING' && (mail === 'FAILED' || mail === 'WAITING') && (
              <Text size="xs" tone={mail === 'FAILED' ? 'danger' : 'muted'}>
                {t(`mail.${mail}`)}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'ROLE',
        header: t('columns.role'),
        sortable: true,
        width: 22,
        cell: ({ role }: InvitationItem) => t(`roles.${role}`),
      },
      {
        id: 'DEPARTMENT',
        header: t('columns.department'),
        sortable: true,
        width: 30,
        cell: ({ department }: InvitationItem) => department ?? '–',
      },
      {
        id: 'SENT_AT',
        header: t('columns.sentAt'),
        sortable: true,
        cell: ({ sentAt }: InvitationItem) => <Text tabular>{formatDateTime(sentAt)}</Text>,
      },
      {
        id: 'EXPIRES_AT',
        header: t('columns.expiresAt'),
        sortable: true,
        cell: ({ expiresAt }: InvitationItem) => <Text tabular>{formatDateTime(expiresAt)}</Text>,
      },
    ],
    [t],
  );
}
