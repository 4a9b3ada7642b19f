import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ChatReaction } from '../chat.ts';
import * as styles from './Reactions.css.ts';

interface ReactionsProps {
  reactions: readonly ChatReaction[];
  /** Absent where one cannot react. */
  onReact: ((emoji: string) => void) | undefined;
}

/** Reactions with their people; pressing one adds one's own or takes it back. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <div className={styles.root}>
      {reactions.map(({ emoji, count, names, isMine }) => (
        <Tooltip key={emoji} label={names.join(t('common:listSeparator'))}>
          <button
            type="button"
            className={styles.reaction}
            aria-pressed={isMine}
            aria-label={t('message.reaction', { emoji, count })}
            disabled={!onReact}
            onClick={() => onReact?.(emoji)}
          >
            <span aria-hidden>{emoji}</span>
            <span className={styles.count}>{count}</span>
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
