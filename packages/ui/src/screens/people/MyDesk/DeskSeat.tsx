import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './DeskSeat.css.ts';

interface DeskSeatProps {
  state: { seat: { label: string; floorName: string } | null; leaving?: boolean };
  onGoToSeat(): void;
  onLeaveSeat(): void;
  onChooseSeat?: (() => void) | undefined;
}

export function DeskSeat({ state, onGoToSeat, onLeaveSeat, onChooseSeat }: DeskSeatProps) {
  const { t } = useTranslation('people');
  const { seat, leaving } = state;
  return (
    <div className={styles.root}>
      <span className={styles.icon} data-own={seat !== null}>
        <Icon icon={icons.seat} size="lg" />
      </span>
      <div className={styles.words}>
        <Text as="p" weight="bold">
          {seat ? t('desk.seat', { label: seat.label }) : t('desk.none')}
        </Text>
        <Text as="p" size="xs" tone="muted">
          {seat ? seat.floorName : t(onChooseSeat ? 'desk.noneHint' : 'desk.guestSeat')}
        </Text>
      </div>
      {seat ? (
        <div className={styles.buttons}>
          <span className={styles.first}>
            <Button variant="primary" fullWidth icon={icons.place} onPress={onGoToSeat}>
              {t('desk.goTo')}
            </Button>
          </span>
          {onChooseSeat && (
            <span className={styles.other}>
              <Button fullWidth onPress={onChooseSeat}>
                {t('desk.change')}
              </Button>
            </span>
          )}
          <span className={styles.other}>
            <Button variant="ghost" fullWidth loading={leaving ?? false} onPress={onLeaveSeat}>
              {t('desk.leave')}
            </Button>
          </span>
        </div>
      ) : (
        onChooseSeat && (
          <div className={styles.buttons}>
            <span className={styles.first}>
              <Button variant="primary" fullWidth icon={icons.seat} onPress={onChooseSeat}>
                {t('desk.choose')}
              </Button>
            </span>
          </div>
        )
      )}
    </div>
  );
}
