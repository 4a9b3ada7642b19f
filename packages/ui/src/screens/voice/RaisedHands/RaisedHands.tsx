import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import type { RaisedHand } from '../voice.ts';
import * as styles from './RaisedHands.css.ts';

export interface RaisedHandsProps {
  /** In the order in which they were raised. */
  hands: readonly RaisedHand[];
}

/** Raised hands in their order. Renders nothing without one. */
export function RaisedHands({ hands }: RaisedHandsProps) {
  const { t } = useTranslation('voice');
  if (hands.length === 0) return null;
  return (
    <div className={styles.root} data-component="RaisedHands">
      <Icon icon={icons.raisedHand} />
      <ol className={styles.list} aria-label={t('hands.label')}>
        {hands.map(({ userId, name, isMe = false }) => (
          <li key={userId} className={styles.hand}>
            {isMe ? t('stage.me', { name }) : name}
          </li>
        ))}
      </ol>
    </div>
  );
}
