import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonReaction } from '../../../patterns/callReactions/callReactions.ts';
import { RisingReactions } from '../../../patterns/callReactions/RisingReactions.tsx';
import { CallVideo } from '../../../patterns/callVideo/CallVideo.tsx';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { useNetworkText } from '../useNetworkText.ts';
import { useMediaStateText } from '../useMediaStateText.ts';
import type { StageItem } from './stageItems.ts';
import * as styles from './StageTile.css.ts';

interface StageTileProps {
  item: StageItem;
  isLarge: boolean;
  isPinned: boolean;
  /** Number among the raised hands, from 1. Zero if unknown. */
  handNumber: number;
  tint: string;
  place: number;
  mirrored: boolean;
  reactions: readonly PersonReaction[];
  onPress(): void;
}

export function StageTile({ item, isLarge, isPinned, ...props }: StageTileProps) {
  const { handNumber, tint, place, mirrored, reactions, onPress } = props;
  const { t } = useTranslation('voice');
  const { kind, person } = item;
  const { name, isMe = false, muted, speaking = false, connection, handRaised } = person;
  const words = useMediaStateText()(person);
  const networkText = useNetworkText();
  const isScreen = kind === 'screen';
  const network = connection === 'connected' ? person.network : null;
  const picture = isScreen
    ? person.screenPicture
    : person.camera
      ? person.cameraPicture
      : undefined;
  const lost = connection === 'connected' ? undefined : connection;
  const title = isScreen ? t(isMe ? 'stage.ownScreen' : 'stage.screenOf', { name }) : name;
  const isWaiting = picture === null && !lost;
  const states = isScreen ? [] : [...(isMe ? [t('room.you')] : []), ...words];
  if (isWaiting) states.push(t('stage.waiting'));
  const label = [title, ...states].join(t('stage.and'));
  return (
    <li
      className={styles.root}
      style={{ [styles.placeName]: place } as CSSProperties}
      data-part={isScreen ? 'Screen' : 'Person'}
      data-user-id={person.userId}
      data-large={isLarge}
      data-speaking={!isScreen && speaking && !lost}
      data-connection={connection}
    >
      <button
        type="button"
        className={styles.press}
        aria-pressed={isLarge}
        aria-label={t(isPinned ? 'stage.unpin' : 'stage.large', { name: label })}
        onClick={onPress}
      />
      <div className={isScreen ? styles.screen : `${styles.face} ${tint}`} aria-hidden>
        {isScreen ? (
          <Icon icon={icons.shareScreen} size="lg" tone="muted" />
        ) : (
          <span className={styles.avatar}>
            <Avatar name={name} src={person.avatarUrl ?? null} size="xl" decorative />
          </span>
        )}
        {/* A lost connection would render a black video. */}
        {picture && lost !== 'lost' && (
          <CallVideo
            picture={picture}
            mirrored={!isScreen && isMe && mirrored}
            contain={isScreen}
            containPortrait={isLarge}
          />
        )}
        {lost && <div className={styles.lost}>{t(`connection.${lost}`)}</div>}
        {isWaiting && <div className={styles.waiting}>{t('stage.waiting')}</div>}
        {!isScreen && handRaised && (
          <span className={styles.hand}>
            <Icon icon={icons.raisedHand} />
            {handNumber > 0 && handNumber}
            <span className={styles.wide}>{t('media.hand')}</span>
          </span>
        )}
        {!isScreen && network && (
          <span className={styles.network} data-level={network.level}>
            <Icon icon={icons.weakNetwork} />
            <span className={styles.wide}>{networkText(network)}</span>
          </span>
        )}
        {isPinned && (
          <span className={styles.pin}>
            <Icon icon={icons.pin} />
          </span>
        )}
        {!(isScreen && isLarge) && (
          <span className={styles.label}>
            {!isScreen && muted && (
              <span className={styles.muted}>
                <Icon icon={icons.microphoneOff} />
              </span>
            )}
            <span className={styles.name}>
              {isMe && !isScreen ? t('stage.me', { name }) : title}
            </span>
            {!isScreen && (
              <span className={styles.wide}>
                {muted ? t('room.muted') : speaking && !lost ? t('room.speaking') : null}
              </span>
            )}
          </span>
        )}
      </div>
      {!isScreen && (
        <RisingReactions reactions={reactions.filter(({ userId }) => userId === person.userId)} />
      )}
    </li>
  );
}
