import { FloorPicture } from '@office/ui/screens/map';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { useFloorPlan } from '../floors/useFloorPlan.ts';
import { useFloors } from '../floors/useFloors.ts';

/** Picture of the floor that is being loaded. */
export function ScenePicture() {
  const { here } = useFloors();
  const { plan } = useFloorPlan(here?.floor.id ?? null);
  const language = useLanguage();
  return here && plan ? (
    <FloorPicture plan={plan} name={here.floor.name} language={language} />
  ) : null;
}
