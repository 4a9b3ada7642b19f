import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Avatar } from '../../../../primitives/Avatar/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import { AssignSeat } from './AssignSeat.tsx';
import { SeatPlan } from './SeatPlan.tsx';
import * as styles from './SeatAssignments.css.ts';
import type {
  AssignedSeat,
  SeatAssignmentsCallbacks,
  SeatAssignmentsState,
} from './seatAssignmentsState.ts';

export interface SeatAssignmentsProps extends SeatAssignmentsCallbacks {
  state: SeatAssignmentsState;
  breadcrumbs?: readonly Breadcrumb[];
}

type Shown = 'all' | 'free' | 'taken';

export function SeatAssignments({ state, breadcrumbs, ...on }: SeatAssignmentsProps) {
  const { t } = useTranslation('admin-floors');
  const floorName = 'floorName' in state ? state.floorName : undefined;
  return (
    <div className={styles.root} data-component="SeatAssignments" data-state={state.status}>
      <PageHeader
        title={floorName ? t('seats.titleOf', { name: floorName }) : t('seats.title')}
        description={t('seats.description')}
        {...(breadcrumbs && { breadcrumbs })}
      />
      {state.status === 'loading' && <LoadingState rows={6} label={t('seats.loading')} />}
      {state.status === 'error' && (
        <ErrorState title={t('seats.loadFailed')} onRetry={on.onRetry} />
      )}
      {state.status === 'empty' && (
        <EmptyState icon={icons.seat} title={t('seats.none')} description={t('seats.noneHint')} />
      )}
      {state.status === 'ready' && <Ready state={state} on={on} />}
    </div>
  );
}

interface ReadyProps {
  state: Extract<SeatAssignmentsState, { status: 'ready' }>;
  on: SeatAssignmentsCallbacks;
}

function Ready({ state, on }: ReadyProps) {
  const { t } = useTranslation('admin-floors');
  const { seats, plan, assignment } = state;
  const readOnly = useReadOnly();
  const [shown, setShown] = useState<Shown>('all');
  const [keyword, setKeyword] = useState('');
  const rows = useMemo(() => {
    const foldedKeyword = folded(keyword);
    return seats.filter(
      ({ label, zoneName, owner }) =>
        (shown === 'all' || (shown === 'taken') === Boolean(owner)) &&
        [label, zoneName, owner?.name, owner?.nativeName].some(
          (text) => text !== undefined && folded(text).includes(foldedKeyword),
        ),
    );
  }, [seats, shown, keyword]);
  const assigning = seats.find(({ seatId }) => seatId === assignment?.seatId);
  return (
    <div className={styles.parts}>
      <SeatPlan plan={plan} seats={seats} onChoose={on.onChoose} />
      <section aria-label={t('seats.list')} className={styles.list}>
        <div className={styles.filters}>
          <TextField
            type="search"
            ariaLabel={t('seats.search')}
            placeholder={t('seats.searchHint')}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <SegmentedControl
            ariaLabel={t('seats.shown')}
            value={shown}
            options={(['all', 'free', 'taken'] as const).map((value) => ({
              value,
              label: t(`seats.${value}`),
            }))}
            onChange={({ value }) => setShown(value)}
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState icon={icons.search} title={t('seats.notFound')} />
        ) : (
          <ul className={styles.rows}>
            {rows.map((seat) => (
              <SeatRow key={seat.seatId} seat={seat} on={on} />
            ))}
          </ul>
        )}
      </section>
      {!readOnly && assignment && assigning && (
        <AssignSeat assignment={assignment} seat={assigning} on={on} />
      )}
    </div>
  );
}

function SeatRow({ seat, on }: { seat: AssignedSeat; on: SeatAssignmentsCallbacks }) {
  const { t } = useTranslation('admin-floors');
  const { seatId, label, zoneName, owner } = seat;
  const readOnly = useReadOnly();
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <Text weight="bold">{label}</Text>
        <Text size="sm" tone="muted">
          {zoneName}
        </Text>
      </span>
      <span className={styles.owner}>
        {owner ? (
          <>
            <Avatar
              name={owner.name}
              size="xs"
              decorative
              {...(owner.avatarUrl && { src: owner.avatarUrl })}
            />
            <span className={styles.names}>
              <Text>{owner.name}</Text>
              {owner.nativeName && (
                <Text size="xs" tone="muted" lang="ja">
                  {owner.nativeName}
                </Text>
              )}
            </span>
          </>
        ) : (
          <Text tone="muted">{t('seats.isFree')}</Text>
        )}
      </span>
      {!readOnly && (
        <Button
          size="sm"
          ariaLabel={owner ? t('seats.changeNamed', { label }) : t('seats.giveNamed', { label })}
          onPress={() => on.onChoose({ seatId })}
        >
          {owner ? t('seats.change') : t('seats.give')}
        </Button>
      )}
    </li>
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
