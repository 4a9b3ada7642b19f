import { unwrap, type Schemas } from '@office/api';
import { office } from '../../../platform/api/client.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { officeView } from '../../../office/officeView.ts';
import { createPageVoice, type AudioSettings } from './browserVoice.ts';
import type { JoinOptions } from '../models/CallManager.ts';
import { PageFacts } from './PageFacts.ts';
import { showCallNotice } from './showCallNotice.ts';
import { sceneRoomId, tellScene } from './useVoiceScene.ts';
import type { Voice } from './voiceContext.ts';
import { ZoneAutoJoin } from '../models/ZoneAutoJoin.ts';

const usualAudio: AudioSettings = {
  microphoneEnabled: true,
  microphoneVolume: 100,
  noiseSuppression: true,
};

/** Voice chat of one member, with the places of the office and the scene. */
export function createVoice(myUserId: string): Voice {
  const facts = new PageFacts();
  const { voice, output } = createPageVoice(
    {
      myUserId,
      enterRoom: (roomId) => places.enterRoom(roomId),
      onJoin: (room, wishes) => joined(room, wishes, places),
      onLeave: (room) => tellScene('OnLeaveVoiceChat', { roomId: sceneRoomId(room) }),
      onNews: showCallNotice,
    },
    () => facts.get().audio ?? usualAudio,
  );
  const places = new ZoneAutoJoin({
    voice,
    async areaRooms() {
      const { floorId } = facts.get();
      const query = floorId ? { floorId } : {};
      const { data } = await unwrap(office.GET('/v1/voice-chat/area-rooms', { params: { query } }));
      return data;
    },
    meetingRoom: (meetingRoomId) =>
      unwrap(office.POST('/v1/voice-chat/rooms/meeting-area', { body: { meetingRoomId } })),
    room: (id) => unwrap(office.GET('/v1/voice-chat/rooms/{id}', { params: { path: { id } } })),
    onFailed: (error) => showCallNotice({ kind: 'failed', error }),
  });
  return { voice, output, places, facts };
}

function joined(room: Schemas['VoiceRoom'], wishes: JoinOptions, places: ZoneAutoJoin): void {
  const roomId = sceneRoomId(room);
  // Whom the scene was sent to before is not whom one talks to now, from wherever one is.
  if (room.kind === 'DIRECT' && !wishes.faceToFace) tellScene('OnLeaveVoiceChat', { roomId });
  tellScene('OnRequestJoinVoiceChat', { roomId, kind: room.kind });
  const { zoneId, floorId } = room;
  if (room.kind !== 'AREA' || zoneId === null || floorId === null) return;
  // A scene walks there by itself.
  const isFlat =
    officeView.getSnapshot() === '2d' || sceneController.getSnapshot().status !== 'ready';
  if (isFlat && !places.isIn(room)) walkRequests.request({ floorId, goal: { zoneId } });
}
