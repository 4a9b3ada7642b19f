import { FloorPicture } from '@office/ui/screens/map';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useFloorPlan } from '../floors/useFloorPlan.ts';
import { useFloors } from '../floors/useFloors.ts';

/** Picture of the floor that is being loaded. */
export function ScenePicture() {
  const { currentFloor } = useFloors();
  const { plan } = useFloorPlan(currentFloor?.floor.id ?? null);
  const language = useLanguage();
  return currentFloor && plan ? (
    <FloorPicture plan={plan} name={currentFloor.floor.name} language={language} />
  ) : null;
}
