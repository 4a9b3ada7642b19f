import type { VoicePictureQuality, VoiceReceiveRequest } from '@office/api/realtime';
import type { CallParticipant } from '../participants.ts';

/** Sizes of the shown cameras by user id. */
export type ShownCameras = ReadonlyMap<string, VoicePictureQuality>;

export type SelectedPictures = VoiceReceiveRequest['pictures'];

/** Faces in the office, while the stage is closed. */
const maxFaces = 9;

/** Selects the shared screen, the cameras on the stage and, while none is shown, those of the first participants. */
export function selectPictures(
  participants: readonly Pick<CallParticipant, 'participantId' | 'userId' | 'camera' | 'screen'>[],
  shown: ShownCameras,
): SelectedPictures {
  const screens = participants.filter(({ screen }) => screen);
  const cameras = participants.filter(({ camera }) => camera);
  const selected =
    shown.size > 0
      ? cameras.flatMap(({ participantId, userId }) => {
          const quality = shown.get(userId);
          return quality ? [{ participantId, quality }] : [];
        })
      : cameras
          .slice(0, maxFaces)
          .map(({ participantId }) => ({ participantId, quality: 'LOW' as const }));
  return [
    ...screens.map(({ participantId }) => ({
      participantId,
      kind: 'screen' as const,
      quality: 'HIGH' as const,
    })),
    ...selected.map((camera) => ({ ...camera, kind: 'camera' as const })),
  ];
}
