import { allowedStatuses, presenceAfterMove, workingStatuses } from '@office/vocabulary';
import type { AutomaticPresenceReason, Presence } from '@office/vocabulary';
import { useId } from 'react';
import { PresenceDot } from '../PresenceDot/index.ts';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import * as styles from './PresencePicker.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface PresenceHints {
  /**
   * Last manual presence. Offered if it differs from the current one and is not restored anyway.
   */
  lastManual?: Presence;
  /** Reason for an automatically set presence. */
  automatic?: AutomaticPresenceReason;
}

export interface PresencePickerProps extends PresenceHints {
  /** Selected presence. */
  value: Presence;
  /** Called with pairs allowed by `allowedStatuses` only. */
  onChange(event: { value: Presence }): void;
}

/** Selects a work location, and then an availability allowed for it. */
export function PresencePicker(props: PresencePickerProps) {
  const { value: presence, lastManual, automatic, onChange } = props;
  const t = useText();
  const group = useId();
  const { workingStatus, status } = presence;
  const choose = (next: Presence) => {
    if (!isSame(next, presence)) onChange({ value: next });
  };
  return (
    <div className={styles.root} data-component="PresencePicker">
      {automatic && (
        <p className={styles.automatic}>
          <Icon icon={automaticIcons[automatic]} tone="muted" />
          {t(texts.presencePicker.automatic[automatic])}
        </p>
      )}
      {/* Omitted for automatic presence, which would override the choice again. */}
      {lastManual && !automatic && !isSame(lastManual, presence) && (
        <button
          type="button"
          className={styles.back}
          onClick={() => onChange({ value: lastManual })}
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
                onChange={() => choose(presenceAfterMove(place, status))}
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
