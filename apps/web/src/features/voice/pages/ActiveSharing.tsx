import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { shareButton } from '../../../office/scene/shareButton.ts';
import { RoomSharing } from '../../sharing-document/index.ts';
import { shareHref } from '../models/shareHref.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';

/** Shows the shared document of the call or room while its panel is closed. */
export function ActiveSharing() {
  const { call } = useCalls();
  const { meetingRooms } = useVoice();
  const entry = useStore(meetingRooms);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isScene = useStore(sceneController, ({ status }) => status === 'ready');
  const isOffered = useStore(shareButton);
  const room = call?.room ?? ('room' in entry ? entry.room : null);
  const panel = room && `/voice-chat/${room.id}`;
  if (!room || !panel || pathname === panel) return null;
  const canShare = isScene ? isOffered : call !== null;
  return (
    <RoomSharing
      roomId={room.id}
      offered={canShare && room.kind === 'MEETING_AREA'}
      onShare={() => void navigate(shareHref(room.id))}
      onOpen={() => void navigate(panel)}
    />
  );
}
