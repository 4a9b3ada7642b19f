import { WorldMap, type WorldMapState } from '@office/ui/screens/map';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { toMapOffices } from '../models/mapFloors.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useSeats } from '../../../office/floors/useSeats.ts';
import { usePeopleCounts } from '../../../office/walking/useWatchedFloor.ts';

/** Number of watched floors in addition to the current one, as on the scene's map. */
const watched = 6;

export function FloorsPanel() {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const { offices, floors, currentFloor, error, reload } = useFloors();
  const { data: seats = [] } = useSeats(offices);
  const counts = usePeopleCounts(
    floors
      .filter(
        ({ floor }, i) => !floor.blocked && (i < watched || floor.id === currentFloor?.floor.id),
      )
      .map(({ floor }) => floor.id),
  );

  const state = (): WorldMapState => {
    if (!offices) return { status: error ? 'error' : 'loading' };
    if (floors.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      offices: toMapOffices(floors, seats, currentFloor?.floor.id, counts),
    };
  };

  return (
    <WorldMap
      state={state()}
      onOpenFloor={({ floorId }) => setParams({ floor: floorId })}
      onEnterFloor={({ floorId }) => {
        selectedFloor.choose(floorId);
        void navigate('/main');
      }}
      onRetry={reload}
    />
  );
}
