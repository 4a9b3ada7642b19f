import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { CallVideo } from '../../../patterns/callVideo/CallVideo.tsx';
import { useMediaStateText } from '../useMediaStateText.ts';
import { itemsOf, largeItem, pictureOf, type StagePerson } from '../CallStage/stageItems.ts';
import * as styles from './CallMiniStage.css.ts';

export interface CallMiniStageProps {
  people: readonly StagePerson[];
  muted: boolean;
  camera?: boolean;
  mirrored?: boolean;
  onMute(event: { muted: boolean }): void;
  onCamera?: ((event: { on: boolean }) => void) | undefined;
  onLeave(): void;
  /** Focuses the page and closes the mini window. */
  onReturn(): void;
}

/** Content of the picture-in-picture window: the active speaker or shared screen, and Leave. */
export function CallMiniStage({ people, mirrored = true, ...props }: CallMiniStageProps) {
  const { muted, camera = false, onMute, onCamera, onLeave, onReturn } = props;
  const { t } = useTranslation('voice');
  const words = useMediaStateText();
  const [before, setBefore] = useState<string | null>(null);
  const items = itemsOf(people);
  const large = largeItem({ items, layout: 'spotlight', pinned: null, before });
  if (large !== before && items.some(({ id, kind }) => id === large && kind === 'person'))
    setBefore(large);
  const item = items.find(({ id }) => id === large);
  if (!item) return null;
  const { kind, person } = item;
  const isScreen = kind === 'screen';
  const picture = pictureOf(item);
  const title = isScreen
    ? t(person.isMe ? 'stage.ownScreen' : 'stage.screenOf', { name: person.name })
    : person.name;
  const label = isScreen ? title : [title, ...words(person)].join(t('stage.and'));
  return (
    <section className={styles.root} aria-label={label} data-component="CallMiniStage">
      <Avatar name={person.name} src={person.avatarUrl ?? null} size="xl" decorative />
      {picture && (
        <CallVideo
          picture={picture}
          contain={isScreen}
          mirrored={mirrored && !isScreen && !!person.isMe}
        />
      )}
      <span className={styles.name}>
        {!isScreen && person.muted && <Icon icon={icons.microphoneOff} />}
        <span className={styles.title}>{title}</span>
      </span>
      <div className={styles.buttons}>
        <MiniButton
          icon={muted ? icons.microphoneOff : icons.microphone}
          label={t(muted ? 'bar.unmute' : 'bar.mute')}
          onPress={() => onMute({ muted: !muted })}
        />
        {onCamera && (
          <MiniButton
            icon={camera ? icons.video : icons.videoOff}
            label={t(camera ? 'bar.cameraOff' : 'bar.cameraOn')}
            onPress={() => onCamera({ on: !camera })}
          />
        )}
        <MiniButton icon={icons.maximize} label={t('mini.return')} onPress={onReturn} />
        <MiniButton icon={icons.hangUp} label={t('bar.leave')} isLeave onPress={onLeave} />
      </div>
    </section>
  );
}

interface MiniButtonProps {
  icon: IconGlyph;
  label: string;
  isLeave?: boolean;
  onPress(): void;
}

/** A button that does not depend on the main window, unlike buttons with tooltips. */
function MiniButton({ icon: Glyph, label, isLeave = false, onPress }: MiniButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      data-leave={isLeave}
      onClick={onPress}
    >
      <Glyph aria-hidden className={styles.glyph} />
    </button>
  );
}
