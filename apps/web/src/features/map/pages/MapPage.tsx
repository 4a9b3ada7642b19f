import { useSearchParams } from 'react-router-dom';
import { FloorsPanel } from './FloorsPanel.tsx';
import { LiveFloorPlan } from './LiveFloorPlan.tsx';

export function MapPage() {
  const [params, setParams] = useSearchParams();
  const floorId = params.get('floor');
  if (!floorId) return <FloorsPanel />;
  return (
    <LiveFloorPlan
      floorId={floorId}
      zoneId={params.get('room')}
      layout="panel"
      onSelectFloor={(event) => setParams({ floor: event.floorId })}
      onBack={() => setParams({})}
    />
  );
}
