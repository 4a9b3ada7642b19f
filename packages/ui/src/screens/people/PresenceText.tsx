import type { Presence } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { PresenceDot } from '../../patterns/PresenceDot/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './PresenceText.css.ts';

interface PresenceTextProps extends Presence {
  size?: 'xs' | 'sm';
  withoutDot?: boolean;
}

export function PresenceText({
  workingStatus,
  status,
  size = 'sm',
  withoutDot,
}: PresenceTextProps) {
  const { t } = useTranslation('common');
  return (
    <span className={styles.root}>
      {!withoutDot && <PresenceDot status={status} decorative />}
      <Text size={size} tone="muted" truncate>
        {t('presence', {
          workingStatus: t(`workingStatus.${workingStatus}`),
          status: t(`status.${status}`),
        })}
      </Text>
    </span>
  );
}
