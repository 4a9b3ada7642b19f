import { useRef, useState } from 'react';
import { useQuery } from '../api/queries.ts';
import { useSceneInset } from '../scene/useSceneInset.ts';
import { useSpeaking } from '../voice/useSpeaking.ts';
import { useVoice } from '../voice/voiceContext.ts';
import { LiveFloorPlan } from './LiveFloorPlan.tsx';
import { useFloors } from './useFloors.ts';
import { useFloorStay } from './useFloorStay.ts';
import type { ReportZone } from './ZoneStay.ts';

/** The office in place of the 3D scene: one is on a floor and sees it from above. */
export function FlatOffice() {
  const { here } = useFloors();
  return here ? <FloorFromAbove key={here.floor.id} floorId={here.floor.id} /> : null;
}

function FloorFromAbove({ floorId }: { floorId: string }) {
  const { voice } = useVoice();
  const speaking = useSpeaking();
  const onZone = useZoneVoice(floorId);
  const { wave } = useFloorStay(floorId, {
    speaking,
    onZone,
    onWave: (inviter) => voice.waved(inviter, null),
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
        onWave={wave}
      />
    </div>
  );
}

/** Joins the talk of the zone that one comes into, and leaves it with the zone: as walking in 3D does. */
function useZoneVoice(floorId: string): ReportZone {
  const { places } = useVoice();
  const { data: rooms } = useQuery('/v1/organizations/contracts/meeting-rooms');
  return (change) => {
    const isIn = 'entered' in change;
    const zone = isIn ? change.entered : change.left;
    if (zone.kind === 'VOICE') {
      if (isIn) void places.enterArea(zone.id);
      else places.leaveArea(zone.id);
    }
    const room = rooms?.data.find((each) => each.floorId === floorId && each.zoneId === zone.id);
    if (!room) return;
    if (isIn) void places.enterMeetingRoom(room.id);
    else places.leaveMeetingRoom(room.id);
  };
}
