import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Switch } from '../../../primitives/Switch/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { Seat } from '../map.ts';
import * as styles from './SeatList.css.ts';

interface SeatListProps {
  seats: readonly Seat[];
  busySeatId?: string | undefined;
  canTake: boolean;
  onTake(event: { seatId: string }): void;
  onLeave(event: { seatId: string }): void;
}

/** The seats of a floor: one's own, those that are taken, and the free ones to take. */
export function SeatList({ seats, busySeatId, canTake, onTake, onLeave }: SeatListProps) {
  const { t } = useTranslation('map');
  const [onlyFree, setOnlyFree] = useState(false);
  const shown = onlyFree ? seats.filter(({ state }) => state !== 'SELECTED') : seats;
  const free = seats.filter(({ state }) => state === 'EMPTY').length;
  return (
    <section>
      <div className={styles.heading}>
        <Heading level={2} size="sm">
          {t('seats')}
        </Heading>
        <Text size="xs" tone="muted" tabular>
          {t('seatCount', { count: free })}
        </Text>
      </div>
      {seats.length === 0 ? (
        <Text as="p" tone="muted">
          {t('noSeats')}
        </Text>
      ) : (
        <>
          <Switch
            label={t('onlyEmpty')}
            checked={onlyFree}
            onChange={({ checked }) => setOnlyFree(checked)}
          />
          {shown.length === 0 && (
            <Text as="p" tone="muted">
              {t('noEmptySeats')}
            </Text>
          )}
          <ul className={styles.list} aria-label={t('seats')}>
            {shown.map((seat) => (
              <li key={seat.seatId} className={styles.seat} data-state={seat.state}>
                <span className={styles.icon}>
                  <Icon icon={icons.seat} />
                </span>
                <span className={styles.words}>
                  <Text weight="medium" tabular>
                    {t('seat', { label: seat.label })}
                  </Text>
                  <Text size="xs" tone={seat.state === 'ACTIVE' ? 'accent' : 'muted'} truncate>
                    {seat.state === 'SELECTED' && seat.userName
                      ? t('seatTaken', { name: seat.userName })
                      : t(`seatState.${seat.state}`)}
                  </Text>
                </span>
                {canTake && seat.state === 'EMPTY' && (
                  <Button
                    size="sm"
                    loading={seat.seatId === busySeatId}
                    ariaLabel={t('takeSeatName', { label: seat.label })}
                    onPress={() => onTake({ seatId: seat.seatId })}
                  >
                    {t('takeSeat')}
                  </Button>
                )}
                {seat.state === 'ACTIVE' && (
                  <Button
                    size="sm"
                    variant="ghost"
                    loading={seat.seatId === busySeatId}
                    ariaLabel={t('leaveSeatName', { label: seat.label })}
                    onPress={() => onLeave({ seatId: seat.seatId })}
                  >
                    {t('leaveSeat')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
