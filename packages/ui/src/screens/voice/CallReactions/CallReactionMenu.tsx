import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { voiceReactionKinds, type VoiceReactionKind } from '@office/vocabulary';
import { reactionEmoji } from '../../../patterns/callReactions/callReactions.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import * as styles from './CallReactionMenu.css.ts';

export interface CallReactionMenuProps {
  onReact(event: { reaction: VoiceReactionKind }): void;
}

/** Stays open, so that several reactions can be sent in a row. */
export function CallReactionMenu({ onReact }: CallReactionMenuProps) {
  const { t } = useTranslation('voice');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('reaction.label')}
      side="top"
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      trigger={<IconButton icon={icons.addReaction} label={t('reaction.label')} />}
    >
      <div className={styles.root} data-component="CallReactionMenu">
        {voiceReactionKinds.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles.emoji}
            aria-label={t(`reaction.kind.${reaction}`)}
            title={t(`reaction.kind.${reaction}`)}
            onClick={() => onReact({ reaction })}
          >
            {reactionEmoji[reaction]}
          </button>
        ))}
      </div>
    </Popover>
  );
}
