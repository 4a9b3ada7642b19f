import type { PersonAction } from '@office/ui';
import type { NavigateFunction } from 'react-router-dom';
import { chooseFloor } from '../map/currentFloor.ts';

/** Going to where someone is: to their floor, with the scene in view. Absent where they are on none. */
export function goToFloor(
  { floorId }: { floorId: string | null },
  hereId: string | undefined,
  navigate: NavigateFunction,
): PersonAction | undefined {
  if (!floorId) return undefined;
  return {
    onPress() {
      if (floorId !== hereId) chooseFloor(floorId);
      void navigate('/main');
    },
  };
}
