import { formatDateTime, type MaintenanceState } from '@office/vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';
import * as styles from './MaintenancePlan.css.ts';
import type {
  MaintenanceEdit,
  MaintenanceItem,
  MaintenanceValues,
} from './MaintenancePlan.types.ts';

export interface MaintenancePlanProps {
  state: DataTableState<MaintenanceItem>;
  editable: boolean;
  edit: MaintenanceEdit | null;
  submitting?: boolean;
  onAnnounce(): void;
  onEdit(event: { maintenance: MaintenanceItem }): void;
  onStart(event: { maintenance: MaintenanceItem }): void;
  /** Ends a running maintenance or cancels a planned one. */
  onEnd(event: { maintenance: MaintenanceItem }): void;
  onChange(event: { values: MaintenanceValues }): void;
  onSubmit(): void;
  onKeepMine(): void;
  onTakeTheirs(): void;
  /** Closes the form and keeps the typed values. */
  onClose(): void;
  onDiscard(): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const tones = {
  PLANNED: 'accent',
  ON: 'warning',
  ENDED: 'neutral',
  CANCELED: 'neutral',
} as const satisfies Record<MaintenanceState, string>;

const rowId = ({ id }: MaintenanceItem) => id;
const rowName = ({ startAt }: MaintenanceItem) => formatDateTime(startAt);

type Question =
  { kind: 'start' | 'end' | 'cancel'; maintenance: MaintenanceItem } | { kind: 'announce' };

export function MaintenancePlan(props: MaintenancePlanProps) {
  const { state, editable, edit, onEdit, onStart, onEnd } = props;
  const { t } = useTranslation('admin-maintenance');
  const [confirming, setConfirming] = useState<Question>();
  const columns = useColumns();
  const rowActions = useCallback(
    (maintenance: MaintenanceItem) => {
      const isOn = maintenance.state === 'ON';
      if (!isOn && maintenance.state !== 'PLANNED') return [];
      const ask = (kind: 'start' | 'end' | 'cancel') => setConfirming({ kind, maintenance });
      const edits = {
        id: 'change',
        label: t('change'),
        icon: icons.edit,
        onSelect: () => onEdit({ maintenance }),
      };
      const starts = {
        id: 'start',
        label: t('start'),
        icon: icons.maintenance,
        onSelect: () => ask('start'),
      };
      const ends = {
        id: 'end',
        label: t(isOn ? 'end' : 'cancel'),
        icon: icons.remove,
        onSelect: () => ask(isOn ? 'end' : 'cancel'),
      };
      return isOn ? [edits, ends] : [edits, starts, ends];
    },
    [t, onEdit],
  );
  const announce = (
    <Button variant="primary" icon={icons.plus} onPress={props.onAnnounce}>
      {t('announce')}
    </Button>
  );
  return (
    <div className={styles.page} data-component="MaintenancePlan">
      <PageHeader
        title={t('title')}
        description={t(editable ? 'description' : 'readOnly')}
        {...(editable ? { actions: announce } : {})}
      />
      <DataTable
        label={t('title')}
        columns={columns}
        state={state}
        empty={<EmptyState icon={icons.maintenance} title={t('empty')} />}
        rowId={rowId}
        rowName={rowName}
        {...(editable ? { rowActions } : {})}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      {edit && (
        <MaintenanceForm
          {...props}
          edit={edit}
          onSubmit={() => (edit.id ? props.onSubmit() : setConfirming({ kind: 'announce' }))}
        />
      )}
      <AlertDialog
        open={confirming !== undefined}
        danger={confirming?.kind !== 'end'}
        title={t(`ask.${confirming?.kind ?? 'end'}Title`)}
        description={t(`ask.${confirming?.kind ?? 'end'}Help`, { start: startOf(edit) })}
        confirmLabel={t(confirming?.kind ?? 'end')}
        cancelLabel={t(confirming?.kind === 'announce' ? 'ask.back' : 'ask.keep')}
        onConfirm={() => {
          if (confirming?.kind === 'announce') props.onSubmit();
          else if (confirming)
            (confirming.kind === 'start' ? onStart : onEnd)({
              maintenance: confirming.maintenance,
            });
          setConfirming(undefined);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </div>
  );
}

function startOf(edit: MaintenanceEdit | null): string {
  return edit ? formatDateTime(`${edit.values.startDay}T${edit.values.startTime}:00`) : '';
}

function useColumns(): readonly DataTableColumn<MaintenanceItem>[] {
  const { t } = useTranslation('admin-maintenance');
  return useMemo(
    () => [
      {
        id: 'time',
        title: t('columns.time'),
        width: 80,
        cell: ({ startAt, endAt }: MaintenanceItem) => (
          <Text tabular>{`${formatDateTime(startAt)} – ${formatDateTime(endAt)}`}</Text>
        ),
      },
      {
        id: 'state',
        title: t('columns.state'),
        cell: ({ state }: MaintenanceItem) => (
          <StatusLabel tone={tones[state]}>{t(`states.${state}`)}</StatusLabel>
        ),
      },
      {
        id: 'contact',
        title: t('columns.contact'),
        cell: ({ contactPhone, contactEmail }: MaintenanceItem) => (
          <Stack gap={0}>
            <Text truncate>{contactPhone ?? contactEmail ?? '–'}</Text>
            {contactPhone && contactEmail && (
              <Text size="xs" tone="muted" truncate>
                {contactEmail}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'by',
        title: t('columns.by'),
        cell: ({ announcedBy }: MaintenanceItem) => announcedBy ?? '–',
      },
    ],
    [t],
  );
}
