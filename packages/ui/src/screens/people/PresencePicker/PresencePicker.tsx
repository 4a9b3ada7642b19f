import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PresenceDot } from '../../../patterns/PresenceDot/index.ts';
import {
  allowedStatuses,
  moveTo,
  workingStatuses,
  type Presence,
} from '../../../patterns/presence.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import * as styles from './PresencePicker.css.ts';

export interface PresencePickerProps {
  presence: Presence;
  /** Only pairs that specification §3 allows are raised. */
  onChange(presence: Presence): void;
}

/** Where one works, and then the availabilities that this place allows. */
export function PresencePicker({ presence, onChange }: PresencePickerProps) {
  const { t } = useTranslation(['people', 'common']);
  const group = useId();
  const { workingStatus, status } = presence;
  const choose = (next: Presence) => {
    if (next.workingStatus !== workingStatus || next.status !== status) onChange(next);
  };
  return (
    <div className={styles.root} data-component="PresencePicker">
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('place')}</legend>
        <div className={styles.places}>
          {workingStatuses.map((place) => (
            <label key={place} className={styles.place}>
              <input
                type="radio"
                name={`${group}-place`}
                value={place}
                className={styles.input}
                checked={place === workingStatus}
                onChange={() => choose(moveTo(place, status))}
              />
              {t(`common:workingStatus.${place}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('availability')}</legend>
        {allowedStatuses[workingStatus].map((option) => (
          <label key={option} className={styles.status}>
            <input
              type="radio"
              name={`${group}-status`}
              value={option}
              className={styles.input}
              checked={option === status}
              onChange={() => choose({ workingStatus, status: option })}
            />
            <PresenceDot status={option} decorative />
            {t(`common:status.${option}`)}
            {option === status && (
              <span className={styles.check}>
                <Icon icon={icons.check} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
