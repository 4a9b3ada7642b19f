import { useState } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { Tooltip } from '../../primitives/Tooltip/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { EmojiText } from '../emoji/EmojiText.tsx';
import { EmojiPicker } from '../EmojiPicker/index.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { emoji as emojiTexts, listSeparator, reactions as texts } from '../texts.ts';
import * as styles from './Reactions.css.ts';

export interface Reaction {
  emoji: string;
  /** Known names of the people, earliest first. */
  names: readonly string[];
  /** Can exceed the length of `names` if people have left. */
  count: number;
  mine: boolean;
}

export interface ReactionsProps extends RootProps<'div'> {
  /** Reactions in display order. */
  reactions: readonly Reaction[];
  /** Shows a button to add other reactions. */
  adding?: boolean;
  /** Called to add or remove the member's reaction. Without it, reactions are read-only. */
  onReact?: ((event: { emoji: string }) => void) | undefined;
}

/** Reactions with the people behind them; pressing a reaction adds or removes the member's. */
export function Reactions({ reactions, adding = false, onReact, ...rest }: ReactionsProps) {
  const t = useText();
  return (
    <div {...rootProps({ className: styles.root, 'data-component': 'Reactions' }, rest)}>
      {reactions.map(({ emoji, count, names, mine }) => {
        const button = (
          <button
            key={emoji}
            type="button"
            className={styles.reaction}
            aria-pressed={mine}
            aria-label={t(count === 1 ? texts.one : texts.count, { emoji, count })}
            disabled={!onReact}
            onClick={() => onReact?.({ emoji })}
          >
            <span aria-hidden>
              <EmojiText text={emoji} />
            </span>
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
      <EmojiPicker
        onChoose={({ emoji }) => {
          setOpen(false);
          onReact({ emoji });
        }}
      />
    </Popover>
  );
}
