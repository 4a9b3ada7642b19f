import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { MapFloor } from '../map.ts';
import * as styles from './FloorCard.css.ts';

interface FloorCardProps {
  floor: MapFloor;
  entering: boolean;
  onOpen(): void;
  onEnter(): void;
}

export function FloorCard({ floor, entering, onOpen, onEnter }: FloorCardProps) {
  const { t } = useTranslation('map');
  const { name, peopleCount, freeSeats, current, blocked } = floor;
  return (
    <div className={styles.root} data-current={current}>
      <div className={styles.words}>
        <button type="button" className={styles.name} onClick={onOpen} disabled={blocked}>
          {name}
        </button>
        {blocked ? (
          <span className={styles.fact}>
            <Icon icon={icons.lock} tone="muted" />
            <Text size="xs" tone="muted">
              {t('blocked')}
            </Text>
          </span>
        ) : (
          <span className={styles.facts}>
            <span className={styles.fact}>
              <Icon icon={icons.people} tone="muted" />
              <Text size="xs" tone="muted" tabular>
                {t('peopleCount', { count: peopleCount })}
              </Text>
            </span>
            <span className={styles.fact}>
              <Icon icon={icons.seat} tone="muted" />
              <Text size="xs" tone="muted" tabular>
                {t('seatCount', { count: freeSeats })}
              </Text>
            </span>
          </span>
        )}
      </div>
      {current && (
        <span className={styles.currentFloor}>
          <Icon icon={icons.place} tone="accent" />
          <Text size="xs" tone="accent" weight="medium">
            {t('here')}
          </Text>
        </span>
      )}
      {!current && !blocked && (
        <span className={styles.action}>
          <Button
            size="sm"
            loading={entering}
            ariaLabel={t('enterName', { name })}
            onPress={onEnter}
          >
            {t('enter')}
          </Button>
        </span>
      )}
    </div>
  );
}
