import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { GoToButton } from '../../people/GoToButton.tsx';
import type { FloorPerson, MapFloor, Seat } from '../map.ts';
import * as styles from './MapPanel.css.ts';
import { SeatList } from './SeatList.tsx';

export type MapPanelState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      floors: readonly MapFloor[];
      /** The floor that is shown. */
      floorId: string;
      people: readonly FloorPerson[];
      seats: readonly Seat[];
      /** The seat whose change is on its way. */
      busySeatId?: string;
      /** Why the last change of a seat did not happen. */
      seatProblem?: { kind: 'unavailable'; label: string } | { kind: 'failed' };
      /** Guests see the seats and take none. */
      canTakeSeats: boolean;
    };

export interface MapPanelProps {
  state: MapPanelState;
  onSelectFloor(event: { floorId: string }): void;
  onOpenProfile(event: { userId: string }): void;
  onTakeSeat(event: { seatId: string }): void;
  onLeaveSeat(event: { seatId: string }): void;
  onBack?(): void;
  onRetry(): void;
}

/** One floor in words: who is there, and its seats. All that the 3D floor offers, without it. */
export function MapPanel({ state, onBack, onRetry, onSelectFloor, ...on }: MapPanelProps) {
  const { t } = useTranslation('map');
  const floor =
    state.status === 'ready' && state.floors.find(({ floorId }) => floorId === state.floorId);
  return (
    <div className={styles.root} data-component="MapPanel" data-status={state.status}>
      <SidePanel
        title={floor ? floor.name : t('floor')}
        onBack={onBack}
        toolbar={
          state.status === 'ready' &&
          state.floors.length > 1 && (
            <Select
              ariaLabel={t('floor')}
              value={state.floorId}
              options={state.floors.map(({ floorId, name, peopleCount, blocked }) => ({
                value: floorId,
                label: t('floorOption', { name, count: peopleCount }),
                disabled: blocked,
              }))}
              onChange={({ value }) => onSelectFloor({ floorId: value })}
            />
          )
        }
      >
        {state.status === 'loading' && <LoadingState rows={5} label={t('loading')} />}
        {state.status === 'error' && <ErrorState title={t('loadFailed')} onRetry={onRetry} />}
        {state.status === 'ready' && <Floor state={state} {...on} />}
      </SidePanel>
    </div>
  );
}

interface FloorProps extends Pick<MapPanelProps, 'onOpenProfile' | 'onTakeSeat' | 'onLeaveSeat'> {
  state: Extract<MapPanelState, { status: 'ready' }>;
}

function Floor({ state, onOpenProfile, onTakeSeat, onLeaveSeat }: FloorProps) {
  const { t } = useTranslation('map');
  const { people, seatProblem } = state;
  return (
    <div className={styles.sections}>
      {seatProblem && (
        <Callout tone="danger" announce>
          {seatProblem.kind === 'unavailable'
            ? t('seatUnavailable', { label: seatProblem.label })
            : t('seatFailed')}
        </Callout>
      )}
      <section>
        <div className={styles.heading}>
          <Heading level={2} size="sm">
            {t('people')}
          </Heading>
          <Text size="xs" tone="muted" tabular>
            {t('peopleCount', { count: people.length })}
          </Text>
        </div>
        {people.length === 0 ? (
          <Text as="p" tone="muted">
            {t('nobody')}
          </Text>
        ) : (
          <ul className={styles.list} aria-label={t('people')}>
            {people.map(({ userId, place, goTo, ...person }) => (
              <li key={userId}>
                <PersonRow
                  {...person}
                  note={place}
                  action={goTo && <GoToButton name={person.name} action={goTo} />}
                  onOpen={() => onOpenProfile({ userId })}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <SeatList
        seats={state.seats}
        busySeatId={state.busySeatId}
        canTake={state.canTakeSeats}
        onTake={onTakeSeat}
        onLeave={onLeaveSeat}
      />
    </div>
  );
}
