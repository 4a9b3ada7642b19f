import { useRef, useState } from 'react';
import { useSceneInset } from '../scene/useSceneInset.ts';
import { useVoice } from '../voice/voiceContext.ts';
import { LiveFloorPlan } from './LiveFloorPlan.tsx';
import { useFloors } from './useFloors.ts';
import { useFloorStay } from './useFloorStay.ts';

/** The office in place of the 3D scene: one is on a floor and sees it from above. */
export function FlatOffice() {
  const { here } = useFloors();
  return here ? <FloorFromAbove key={here.floor.id} floorId={here.floor.id} /> : null;
}

function FloorFromAbove({ floorId }: { floorId: string }) {
  const { places } = useVoice();
  useFloorStay(floorId, (change) => {
    const zone = 'entered' in change ? change.entered : change.left;
    if (zone.kind !== 'VOICE') return;
    if ('entered' in change) void places.enterArea(zone.id);
    else places.leaveArea(zone.id);
  });
  const [shownId, setShownId] = useState(floorId);
  const container = useRef<HTMLDivElement>(null);
  const { left, right } = useSceneInset(container);
  return (
    <div ref={container} style={{ height: '100%', paddingLeft: left, paddingRight: right }}>
      <LiveFloorPlan
        floorId={shownId}
        layout="page"
        onSelectFloor={(event) => setShownId(event.floorId)}
      />
    </div>
  );
}
