import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { shareButton } from '../../../office/scene/shareButton.ts';
import { RoomSharing } from '../../sharing-document/index.ts';
import { shareHref } from '../models/shareHref.ts';
import { useCalls, useIsStageOpen, useVoice } from '../models/voiceContext.ts';

export interface ActiveSharingProps {
  stageCovered: boolean;
}

/** Shows the shared document of the call or room while neither its panel nor the stage does. */
export function ActiveSharing({ stageCovered }: ActiveSharingProps) {
  const { call } = useCalls();
  const { meetingRooms, stage } = useVoice();
  const entry = useStore(meetingRooms);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isScene = useStore(sceneController, ({ status }) => status === 'ready');
  const isOffered = useStore(shareButton);
  const isOnStage = useIsStageOpen() && !stageCovered;
  const room = call?.room ?? ('room' in entry ? entry.room : null);
  const panel = room && `/voice-chat/${room.id}`;
  if (!room || !panel || (pathname === panel && !isOnStage)) return null;
  const canShare = isScene ? isOffered : call !== null;
  return (
    <RoomSharing
      roomId={room.id}
      offered={canShare && room.kind === 'MEETING_AREA' && pathname !== panel}
      isOnStage={isOnStage}
      onShare={() => void navigate(shareHref(room.id))}
      onOpen={() => {
        if (!call) return void navigate(panel);
        stage.show(true);
        if (stageCovered) void navigate('/main');
      }}
    />
  );
}
