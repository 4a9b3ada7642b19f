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
  selectedCount,
  type DataTableColumn,
  type DataTableSelection,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
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

export interface InvitationItem {
  id: string;
  email: string;
  name: string | null;
  nameLatin: string | null;
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
  /** Null for any state. */
  state: InvitationState | null;
  /** Filters by delivery state of the email. Null for any. */
  mail?: InvitationMail | null;
}

/** Selected invitations. `count` is the number shown to the administrator. */
export interface InvitationSelection {
  selection: DataTableSelection;
  count: number;
}

export interface InvitationTableProps {
  state: DataTableState<InvitationItem>;
  filter: InvitationFilter;
  /** Counts by state. Null while loading. */
  counts: Record<InvitationState, number> | null;
  sort: DataTableSort;
  selection: DataTableSelection;
  inviteHref: string;
  submitting?: boolean;
  outcome?: { what: 'resend' | 'withdraw'; done: number; skipped: number } | null;
  onFilterChange(event: { filter: InvitationFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onSelectionChange(event: { selection: DataTableSelection }): void;
  onPageChange(event: { page: number }): void;
  onResend(event: InvitationSelection): void;
  onWithdraw(event: InvitationSelection): void;
  onRetry(): void;
}

const tones = {
  PENDING: 'accent',
  EXPIRED: 'warning',
  ACCEPTED: 'success',
  WITHDRAWN: 'neutral',
} as const;
const everyState = 'ALL';
/** Maximum number of invitations per request. Resending has an hourly limit. */
const maxPerRequest = { resend: 500, withdraw: 10_000 };

const rowId = ({ id }: InvitationItem) => id;
const rowName = ({ email }: InvitationItem) => email;
const isOpen = ({ state }: InvitationItem) => state === 'PENDING' || state === 'EXPIRED';

export function InvitationTable(props: InvitationTableProps) {
  const { state, filter, counts, selection, submitting = false } = props;
  const readOnly = useReadOnly();
  const { onResend, onFilterChange } = props;
  const { t } = useTranslation('admin-invitations');
  const language = useLanguage();
  const number = (value: number) => numberText(value, language);
  const counted = (count: number) => ({ count, number: number(count) });
  const [confirming, setConfirming] = useState<
    InvitationSelection & { what: 'resend' | 'withdraw' }
  >();
  const columns = useColumns();
  const rowActions = useCallback(
    (row: InvitationItem) =>
      isOpen(row)
        ? [
            {
              id: 'resend',
              label: t('resend'),
              icon: icons.send,
              onSelect: () => onResend({ selection: { ids: [row.id] }, count: 1 }),
            },
            {
              id: 'withdraw',
              label: t('withdraw'),
              icon: icons.remove,
              onSelect: () =>
                setConfirming({ what: 'withdraw', selection: { ids: [row.id] }, count: 1 }),
            },
          ]
        : [],
    [t, onResend],
  );
  const selected = {
    selection,
    count: selectedCount(selection, state.status === 'ready' ? state.total : 0),
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
          !readOnly && (
            <Button variant="primary" icon={icons.invite} href={props.inviteHref}>
              {t('invite')}
            </Button>
          )
        }
      />
      {props.outcome && (
        <Callout tone={props.outcome.skipped > 0 ? 'warning' : 'success'} announce>
          {[
            t(`outcome.${props.outcome.what}`, counted(props.outcome.done)),
            ...(props.outcome.skipped > 0
              ? [t(`outcome.${props.outcome.what}Skipped`, counted(props.outcome.skipped))]
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
            { value: everyState, label: t('all', { count: number(total ?? 0) }) },
            ...invitationStates.map((value) => ({
              value,
              label: t(`states.${value}`, { count: number(counts?.[value] ?? 0) }),
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
              {...(!readOnly && { action: <Button href={props.inviteHref}>{t('invite')}</Button> })}
            />
          )
        }
        rowId={rowId}
        rowName={rowName}
        sort={props.sort}
        selection={selection}
        rowActions={rowActions}
        bulkActions={[
          {
            id: 'resend',
            label: t('resend'),
            icon: icons.send,
            disabled: submitting,
            // Confirms, because selecting all is easy and would send many emails.
            onPress: () =>
              'ids' in selection
                ? onResend(selected)
                : setConfirming({ what: 'resend', ...selected }),
          },
          {
            id: 'withdraw',
            label: t('withdraw'),
            icon: icons.remove,
            disabled: submitting,
            onPress: () => setConfirming({ what: 'withdraw', ...selected }),
          },
        ]}
        onSortChange={props.onSortChange}
        onSelectionChange={props.onSelectionChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      {confirming && (
        <AlertDialog
          open
          danger={confirming.what === 'withdraw'}
          title={t(`${confirming.what}Title`, counted(confirming.count))}
          description={
            confirming.count > maxPerRequest[confirming.what]
              ? t(`${confirming.what}TooMany`, { max: number(maxPerRequest[confirming.what]) })
              : t(`${confirming.what}Help`)
          }
          confirmLabel={t(confirming.what)}
          cancelLabel={t(confirming.what === 'withdraw' ? 'keep' : 'cancel')}
          confirmDisabled={confirming.count > maxPerRequest[confirming.what]}
          onConfirm={() => {
            const { what, ...which } = confirming;
            if (what === 'resend') onResend(which);
            else props.onWithdraw(which);
            setConfirming(undefined);
          }}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </div>
  );
}

function useColumns(): readonly DataTableColumn<InvitationItem>[] {
  const { t } = useTranslation('admin-invitations');
  return useMemo(
    () => [
      {
        id: 'EMAIL',
        title: t('columns.email'),
        sortable: true,
        width: 54,
        cell: ({ email, name, nameLatin }: InvitationItem) => (
          <div className={styles.lines}>
            <Text>
              {email.slice(0, email.indexOf('@') + 1)}
              {/* Lets a narrow column break the address here instead of within a name. */}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </Text>
            {(name || nameLatin) && (
              <Text size="xs" tone="muted">
                {[name, nameLatin].filter(Boolean).join(' · ')}
              </Text>
            )}
          </div>
        ),
      },
      {
        id: 'STATE',
        title: t('columns.state'),
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
        title: t('columns.role'),
        sortable: true,
        width: 21,
        cell: ({ role }: InvitationItem) => t(`roles.${role}`),
      },
      {
        id: 'DEPARTMENT',
        title: t('columns.department'),
        sortable: true,
        width: 34,
        cell: ({ department }: InvitationItem) => department ?? '–',
      },
      {
        id: 'SENT_AT',
        title: t('columns.sentAt'),
        sortable: true,
        cell: ({ sentAt }: InvitationItem) => <Text tabular>{formatDateTime(sentAt)}</Text>,
      },
      {
        id: 'EXPIRES_AT',
        title: t('columns.expiresAt'),
        sortable: true,
        cell: ({ expiresAt }: InvitationItem) => <Text tabular>{formatDateTime(expiresAt)}</Text>,
      },
    ],
    [t],
  );
}
