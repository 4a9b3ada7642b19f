import { useSearchParams } from 'react-router-dom';
import { FloorPanel } from './FloorPanel.tsx';
import { FloorsPanel } from './FloorsPanel.tsx';

/** All floors, or in words everything that is on one of them (`?floor=`). */
export function MapPage() {
  const [params] = useSearchParams();
  const floorId = params.get('floor');
  return floorId ? <FloorPanel floorId={floorId} /> : <FloorsPanel />;
}
