import type { VoicePictureQuality, VoiceReceiveRequest } from '@office/api/realtime';
import type { CallParticipant } from '../participants.ts';

/** Sizes of the shown cameras by participant id, the most important first. */
export type ShownCameras = ReadonlyMap<string, VoicePictureQuality>;

export type SelectedPictures = VoiceReceiveRequest['pictures'];

/** Limits the work of decoding. Most participants of a large call are not in view. */
export const maxCameras = 25;
/** Faces in the office, while the stage is closed. */
const maxFaces = 9;

/** Selects the shared screen, the cameras on the stage and, while none is shown, those of the first participants. */
export function selectPictures(
  participants: readonly Pick<CallParticipant, 'participantId' | 'camera' | 'screen'>[],
  shown: ShownCameras,
): SelectedPictures {
  const screens = participants.filter(({ screen }) => screen);
  const cameras = participants.filter(({ camera }) => camera);
  const ids = cameras.map(({ participantId }) => participantId);
  const selected: [participantId: string, quality: VoicePictureQuality][] =
    shown.size > 0
      ? [...shown].filter(([id]) => ids.includes(id)).slice(0, maxCameras)
      : ids.slice(0, maxFaces).map((id) => [id, 'LOW']);
  return [
    ...screens.map(({ participantId }) => ({
      participantId,
      kind: 'screen' as const,
      quality: 'HIGH' as const,
    })),
    ...selected.map(([participantId, quality]) => ({
      participantId,
      kind: 'camera' as const,
      quality,
    })),
  ];
}
