import { reactionEmoji, type PersonReaction } from './callReactions.ts';
import * as styles from './RisingReactions.css.ts';

interface RisingReactionsProps {
  reactions: readonly PersonReaction[];
}

/** Neighbouring reactions start at different places, so that they do not cover each other. */
const places = ['40%', '60%', '25%', '75%', '50%'];

/** Emoji that rise in their container. Announce reactions elsewhere. */
export function RisingReactions({ reactions }: RisingReactionsProps) {
  if (reactions.length === 0) return null;
  return (
    <span className={styles.root} data-component="RisingReactions" aria-hidden>
      {reactions.map(({ id, reaction }) => (
        <span
          key={id}
          className={styles.reaction}
          style={{ insetInlineStart: places[id % places.length] }}
        >
          {reactionEmoji[reaction]}
        </span>
      ))}
    </span>
  );
}
