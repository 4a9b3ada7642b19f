import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import type { MapFloor } from '../map.ts';
import { FloorCard } from './FloorCard.tsx';
import * as styles from './WorldMap.css.ts';

export interface MapOffice {
  officeId: string;
  name: string;
  floors: readonly MapFloor[];
}

export type WorldMapState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'ready'; offices: readonly MapOffice[]; enteringFloorId?: string };

export interface WorldMapProps {
  state: WorldMapState;
  onOpenFloor(event: { floorId: string }): void;
  onEnterFloor(event: { floorId: string }): void;
  onRetry(): void;
}

export function WorldMap({ state, onOpenFloor, onEnterFloor, onRetry }: WorldMapProps) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.root} data-component="WorldMap" data-status={state.status}>
      <SidePanel title={t('title')}>
        {state.status === 'loading' && <LoadingState shape="cards" rows={3} label={t('loading')} />}
        {state.status === 'error' && <ErrorState title={t('loadFailed')} onRetry={onRetry} />}
        {state.status === 'empty' && (
          <EmptyState icon={icons.floors} title={t('noFloors')} description={t('noFloorsHint')} />
        )}
        {state.status === 'ready' &&
          state.offices.map((office) => (
            <section key={office.officeId} className={styles.office}>
              <Heading level={2} size="sm">
                {office.name}
              </Heading>
              <ul className={styles.floors}>
                {office.floors.map((floor) => (
                  <li key={floor.floorId}>
                    <FloorCard
                      floor={floor}
                      entering={floor.floorId === state.enteringFloorId}
                      onOpen={() => onOpenFloor({ floorId: floor.floorId })}
                      onEnter={() => onEnterFloor({ floorId: floor.floorId })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </SidePanel>
    </div>
  );
}
