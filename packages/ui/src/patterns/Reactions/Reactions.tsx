import { useState } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emoji as emojiTexts, listSeparator, reactions as texts } from '../texts.ts';
import { EmojiGrid } from './EmojiGrid.tsx';
import * as styles from './Reactions.css.ts';

/** One emoji that people reacted with. */
export interface Reaction {
  emoji: string;
  /** The people who reacted with it, earliest first, as far as they are known. */
  names: readonly string[];
  /** How many there are; more than `names` where some have left. */
  count: number;
  /** The reader is one of them. */
  isMine: boolean;
}

export interface ReactionsProps {
  /** In the order of the row. */
  reactions: readonly Reaction[];
  /** Others can be chosen at the end of the row. */
  adding?: boolean;
  /** One's own is to be added, or taken back. Absent where one cannot react. */
  onReact?: ((event: { emoji: string }) => void) | undefined;
}

/** Reactions with their people; pressing one adds one's own or takes it back. */
export function Reactions({ reactions, adding = false, onReact }: ReactionsProps) {
  const t = useText();
  return (
    <div className={styles.root} data-component="Reactions">
      {reactions.map(({ emoji, count, names, isMine }) => {
        const button = (
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={isMine}
            aria-label={t(count === 1 ? texts.one : texts.count, { emoji, count })}
            disabled={!onReact}
            onClick={() => onReact?.({ emoji })}
          >
            <span aria-hidden>{emoji}</span>
            <span className={styles.count}>{count}</span>
          </button>
        );
        if (names.length === 0) return button;
        return (
          <Tooltip key={emoji} label={names.join(t(listSeparator))}>
            {button}
          </Tooltip>
        );
      })}
      {adding && onReact && <AddReaction onReact={onReact} />}
    </div>
  );
}

function AddReaction({ onReact }: Required<Pick<ReactionsProps, 'onReact'>>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t(emojiTexts.label)}
      open={open}
      onOpenChange={(event) => setOpen(event.open)}
      trigger={<IconButton size="sm" icon={icons.addReaction} label={t(texts.add)} />}
    >
      <EmojiGrid
        onChoose={({ emoji }) => {
          setOpen(false);
          onReact({ emoji });
        }}
      />
    </Popover>
  );
}
