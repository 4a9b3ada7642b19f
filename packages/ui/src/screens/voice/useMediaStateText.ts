import { useTranslation } from 'react-i18next';
import { useNetworkText } from './useNetworkText.ts';
import type { VoiceParticipant } from './voice.ts';

type Media = Pick<
  VoiceParticipant,
  'muted' | 'speaking' | 'connection' | 'network' | 'camera' | 'sharing' | 'handRaised'
>;

/** Media state as text: connection or voice first, then camera, screen and hand. */
export function useMediaStateText(): (person: Media) => string[] {
  const { t } = useTranslation('voice');
  const networkText = useNetworkText();
  return ({ muted, speaking, connection, network, camera, sharing, handRaised }) => [
    connection && connection !== 'connected'
      ? t(`connection.${connection}`)
      : t(muted ? 'room.muted' : speaking ? 'room.speaking' : 'room.unmuted'),
    ...(network && connection === 'connected' ? [networkText(network)] : []),
    ...(handRaised ? [t('media.hand')] : []),
    ...(sharing ? [t('media.sharing')] : []),
    ...(camera ? [t('media.camera')] : []),
  ];
}
