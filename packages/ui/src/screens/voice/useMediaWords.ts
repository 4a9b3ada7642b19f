import { useTranslation } from 'react-i18next';
import type { VoiceParticipant } from './voice.ts';

type Media = Pick<
  VoiceParticipant,
  'muted' | 'speaking' | 'connection' | 'camera' | 'sharing' | 'handRaised'
>;

/** Tells in words what someone in the talk does: the connection or the voice first, then what they show. */
export function useMediaWords(): (person: Media) => string[] {
  const { t } = useTranslation('voice');
  return ({ muted, speaking, connection, camera, sharing, handRaised }) => [
    connection === 'connecting' || connection === 'lost'
      ? t(`room.${connection}`)
      : t(muted ? 'room.muted' : speaking ? 'room.speaking' : 'room.unmuted'),
    ...(handRaised ? [t('media.hand')] : []),
    ...(sharing ? [t('media.sharing')] : []),
    ...(camera ? [t('media.camera')] : []),
  ];
}
