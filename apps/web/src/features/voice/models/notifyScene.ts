import type { Schemas } from '@office/api';
import type { SceneMethod, SceneMethodInput } from '@office/scene-bridge';
import { officeView } from '../../../office/officeView.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import type { CallManager } from './calls/CallManager.ts';

/** Returns the room id used by the scene, which identifies voice areas by zone id. */
export function sceneRoomId({ id, kind, zoneId }: Schemas['VoiceRoom']): string {
  return kind === 'AREA' && zoneId !== null ? zoneId : id;
}

export function notifyScene<M extends SceneMethod>(method: M, payload: SceneMethodInput<M>): void {
  sceneController.send(method, payload).catch(() => {
    // No scene is running.
  });
}

export function notifySceneOfCall({
  room,
  otherUserId,
}: Pick<CallManager, 'room' | 'otherUserId'>): void {
  if (!room) return;
  notifyScene('OnRequestJoinVoiceChat', {
    roomId: sceneRoomId(room),
    kind: room.kind,
    ...(otherUserId !== null && { userId: otherUserId }),
  });
}

export function isScene(): boolean {
  return officeView.getSnapshot() === '3d' && sceneController.getSnapshot().status === 'ready';
}
