import { allowedStatuses, presenceAt, workingStatuses } from '@office/vocabulary';
import type { AutomaticPresenceReason, Presence } from '@office/vocabulary';
import { useId } from 'react';
import { PresenceDot } from '../PresenceDot/index.ts';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import * as styles from './PresencePicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PresenceHints {
  /** The last chosen presence: offered if another one shows by now, unless it comes back by itself. */
  lastManual?: Presence;
  /** The presence was set automatically and is not one's own choice. */
  automatic?: AutomaticPresenceReason;
}

export interface PresencePickerProps extends PresenceHints {
  /** The presence that is chosen. */
  presence: Presence;
  /** Only pairs that `allowedStatuses` has are raised. */
  onChange(event: { presence: Presence }): void;
}

/** Work locations, then the availabilities that the chosen one allows. */
export function PresencePicker(props: PresencePickerProps) {
  const { presence, lastManual, automatic, onChange } = props;
  const t = useText();
  const group = useId();
  const { workingStatus, status } = presence;
  const choose = (next: Presence) => {
    if (!isSame(next, presence)) onChange({ presence: next });
  };
  return (
    <div className={styles.root} data-component="PresencePicker">
      {automatic && (
        <p className={styles.automatic}>
          <Icon icon={automaticIcons[automatic]} tone="muted" />
          {t(texts.presencePicker.automatic[automatic])}
        </p>
      )}
      {/* The reason that hides one's choice would hide it again. */}
      {lastManual && !automatic && !isSame(lastManual, presence) && (
        <button
          type="button"
          className={styles.back}
          onClick={() => onChange({ presence: lastManual })}
        >
          <PresenceDot status={lastManual.status} decorative />
          {t(texts.presencePicker.backTo, {
            presence: t(texts.presence, {
              workingStatus: t(texts.workingStatus[lastManual.workingStatus]),
              status: t(texts.status[lastManual.status]),
            }),
          })}
        </button>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(texts.presencePicker.place)}</legend>
        <div className={styles.places}>
          {workingStatuses.map((place) => (
            <label key={place} className={styles.place}>
              <input
                type="radio"
                name={`${group}-place`}
                value={place}
                className={styles.input}
                checked={place === workingStatus}
                onChange={() => choose(presenceAt(place, status))}
              />
              {t(texts.workingStatus[place])}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(texts.presencePicker.availability)}</legend>
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
            {t(texts.status[option])}
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

const automaticIcons: Record<AutomaticPresenceReason, IconGlyph> = {
  meeting: icons.onlineMeeting,
  call: icons.phone,
  idle: icons.away,
};

function isSame(a: Presence, b: Presence): boolean {
  return a.workingStatus === b.workingStatus && a.status === b.status;
}
