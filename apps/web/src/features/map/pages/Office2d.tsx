import { SceneUnsupported } from '@office/ui/screens/shell';
import { useRef, useState, type CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { useDevicePreference } from '../../../platform/device/devicePreferences.ts';
import { useNotice } from '../../../platform/notices/useNotice.ts';
import { useSceneInset } from '../../../office/scene/useSceneInset.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { useSpeaking, useVoice, useZoneVoice } from '../../voice/index.ts';
import { LiveFloorPlan } from './LiveFloorPlan.tsx';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { floorVisit } from '../../../office/walking/browserVisit.ts';
import { useFloorVisit } from '../../../office/walking/useFloorVisit.ts';

export function Office2d() {
  const { currentFloor } = useFloors();
  return currentFloor ? (
    <FloorFromAbove key={currentFloor.floor.id} floorId={currentFloor.floor.id} />
  ) : null;
}

function FloorFromAbove({ floorId }: { floorId: string }) {
  const { calls } = useVoice();
  const speaking = useSpeaking();
  const onZone = useZoneVoice(floorId);
  useFloorVisit(floorId, {
    speaking,
    onZone,
    onWave: (inviter) => calls.invitations.onWave(inviter, null),
  });
  const [shownId, setShownId] = useState(floorId);
  const container = useRef<HTMLDivElement>(null);
  const { left, right, top } = useSceneInset(container);
  const covered: CSSProperties = { paddingLeft: left, paddingRight: right, paddingTop: top };
  return (
    <div ref={container} style={{ ...column, ...covered }}>
      <UnsupportedSceneNotice />
      <div style={rest}>
        <LiveFloorPlan
          floorId={shownId}
          layout="page"
          onSelectFloor={(event) => setShownId(event.floorId)}
          onWave={() => floorVisit.wave()}
        />
      </div>
    </div>
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', height: '100%' };
const rest: CSSProperties = { flex: 1, minHeight: 0 };

function UnsupportedSceneNotice() {
  const { status } = useStore(sceneController);
  const navigate = useNavigate();
  const [knows, setKnows] = useDevicePreference('knowsNoScene', false);
  // Waits for the welcome, so that the floor plan keeps its height on phones.
  const isShown = useNotice('noScene', status === 'unsupported' && !knows);
  if (!isShown) return null;
  return (
    <SceneUnsupported
      onSeePeople={() => {
        setKnows(true);
        void navigate('/people');
      }}
      onDismiss={() => setKnows(true)}
    />
  );
}
