import { formatDate } from '@office/vocabulary';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DataTable,
  type DataTableColumn,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { formatDuration } from '../../../../patterns/dates/duration.ts';
import { cityOf } from '../../../../patterns/dates/timeZones.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import type { PlanName } from '../../../../patterns/planDrawing/floorPlanData.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { UsageCharts, type OverviewDay } from '../../overview/Overview/UsageCharts.tsx';
import * as styles from './Analytics.css.ts';
import { HeatMap, type HeatMapFloor, type HeatMapState } from './HeatMap.tsx';

/** Lengths of the period in weeks. */
export const analyticsWeeks = ['4', '12', '26'] as const;
export type AnalyticsWeeks = (typeof analyticsWeeks)[number];

/** Use of a room in the period. Null for fewer people than the group size. */
export interface RoomUsage {
  floorId: string;
  floorName: string;
  zoneId: string;
  name: PlanName;
  /** Minutes in which the room was in use. */
  occupiedMinutes: number | null;
  /** Sum of the minutes of all people. */
  personMinutes: number | null;
}

export type AnalyticsState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** IANA name of the time zone of the days. */
      timeZone: string;
      /** First and last day, ISO 8601. */
      from: string;
      to: string;
      /** Number of people below which values are null. */
      groupSize: number;
      /** Oldest first. */
      days: readonly OverviewDay[];
      rooms: readonly RoomUsage[];
      floors: readonly HeatMapFloor[];
    };

export interface AnalyticsProps {
  state: AnalyticsState;
  weeks: AnalyticsWeeks;
  /** Selected floor of the heat map. */
  floorId: string | null;
  heatMap: HeatMapState;
  exporting?: boolean;
  onWeeksChange(change: { weeks: AnalyticsWeeks }): void;
  onFloorChange(change: { floorId: string }): void;
  onExport(): void;
  onRetry(): void;
  onHeatMapRetry(): void;
}

export function Analytics(props: AnalyticsProps) {
  const { state, weeks, exporting = false } = props;
  const { t } = useTranslation('admin-analytics');
  return (
    <div className={styles.page} data-component="Analytics">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button
            icon={icons.download}
            loading={exporting}
            disabled={state.status !== 'ready'}
            onPress={props.onExport}
          >
            {t('export')}
          </Button>
        }
      />
      <div className={styles.period}>
        <SegmentedControl
          ariaLabel={t('period')}
          value={weeks}
          options={analyticsWeeks.map((value) => ({
            value,
            label: t('weeks', { count: Number(value) }),
          }))}
          onChange={({ value }) => props.onWeeksChange({ weeks: value })}
        />
        {state.status === 'ready' && <Range {...state} />}
      </div>
      {state.status === 'loading' ? (
        <LoadingState label={t('loading')} />
      ) : state.status === 'error' ? (
        <ErrorState onRetry={props.onRetry} />
      ) : (
        <Ready {...props} state={state} />
      )}
    </div>
  );
}

type ReadyState = Extract<AnalyticsState, { status: 'ready' }>;

function Range({ from, to, timeZone }: Pick<ReadyState, 'from' | 'to' | 'timeZone'>) {
  const { t } = useTranslation('admin-analytics');
  const language = useLanguage();
  const day = (value: string) => formatDate(`${value}T12:00:00`);
  return (
    <Text size="sm" tone="muted">
      {t('range', { from: day(from), to: day(to), city: cityOf(timeZone, language) })}
    </Text>
  );
}

function Ready({ state, ...props }: AnalyticsProps & { state: ReadyState }) {
  const { t } = useTranslation('admin-analytics');
  const ids = { use: useId(), rooms: useId(), map: useId() };
  const { days, rooms, floors, groupSize } = state;
  return (
    <>
      <Text as="p" tone="muted">
        {t('privacy', { count: groupSize })}
      </Text>
      <section aria-labelledby={ids.use}>
        <Stack gap={3}>
          <Heading level={2} id={ids.use}>
            {t('use')}
          </Heading>
          <UsageCharts days={days} />
        </Stack>
      </section>
      <section aria-labelledby={ids.rooms}>
        <Stack gap={3}>
          <Heading level={2} id={ids.rooms}>
            {t('rooms')}
          </Heading>
          <Rooms rooms={rooms} />
        </Stack>
      </section>
      <section aria-labelledby={ids.map}>
        <Stack gap={3}>
          <Heading level={2} id={ids.map}>
            {t('map')}
          </Heading>
          <HeatMap
            state={props.heatMap}
            floors={floors}
            floorId={props.floorId}
            groupSize={groupSize}
            onFloorChange={props.onFloorChange}
            onRetry={props.onHeatMapRetry}
          />
        </Stack>
      </section>
    </>
  );
}

const pageSize = 20;
const rowId = ({ floorId, zoneId }: RoomUsage) => `${floorId} ${zoneId}`;

/** Sorts by use. Rooms without values are last. */
function Rooms({ rooms }: { rooms: readonly RoomUsage[] }) {
  const { t } = useTranslation('admin-analytics');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const columns = useRoomColumns();
  const sorted = rooms.toSorted(
    (one, other) => (other.personMinutes ?? -1) - (one.personMinutes ?? -1),
  );
  const first = (page - 1) * pageSize;
  const state: DataTableState<RoomUsage> =
    rooms.length === 0
      ? { status: 'empty' }
      : {
          status: 'ready',
          rows: sorted.slice(first, first + pageSize),
          total: rooms.length,
          page,
          limit: pageSize,
        };
  return (
    <DataTable
      label={t('rooms')}
      columns={columns}
      state={state}
      empty={<EmptyState icon={icons.floors} title={t('noRooms')} />}
      rowId={rowId}
      rowName={({ name }) => name[language]}
      onPageChange={(change) => setPage(change.page)}
    />
  );
}

function useRoomColumns(): readonly DataTableColumn<RoomUsage>[] {
  const { t } = useTranslation('admin-analytics');
  const language = useLanguage();
  return useMemo(() => {
    const time = (minutes: number | null) => (
      <Text tabular {...(minutes === null && { tone: 'muted' })}>
        {minutes === null ? t('hidden') : formatDuration(minutes, language)}
      </Text>
    );
    return [
      {
        id: 'room',
        title: t('room'),
        cell: ({ name }: RoomUsage) => <Text truncate>{name[language]}</Text>,
      },
      {
        id: 'floor',
        title: t('floor'),
        cell: ({ floorName }: RoomUsage) => <Text truncate>{floorName}</Text>,
      },
      {
        id: 'occupied',
        title: t('occupied'),
        cell: ({ occupiedMinutes }: RoomUsage) => time(occupiedMinutes),
      },
      {
        id: 'personTime',
        title: t('personTime'),
        cell: ({ personMinutes }: RoomUsage) => time(personMinutes),
      },
    ];
  }, [t, language]);
}
