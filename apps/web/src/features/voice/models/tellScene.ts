import type { Schemas } from '@office/api';
import type { SceneMethod, SceneMethodInput } from '@office/scene-bridge';
import { officeView } from '../../../office/officeView.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';

/** The id of a room for the scene, which knows a voice area by the zone of its plan. */
export function sceneRoomId({ id, kind, zoneId }: Schemas['VoiceRoom']): string {
  return kind === 'AREA' && zoneId !== null ? zoneId : id;
}

/** Tells the scene something that it may be without. */
export function tellScene<M extends SceneMethod>(method: M, payload: SceneMethodInput<M>): void {
  sceneController.send(method, payload).catch(() => {
    // There is no scene, and nobody in it who would have to know.
  });
}

/** Whether a scene walks for the member. */
export function isScene(): boolean {
  return officeView.getSnapshot() === '3d' && sceneController.getSnapshot().status === 'ready';
}
