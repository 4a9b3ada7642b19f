import { allowedStatuses, presenceAfterMove, workingStatuses } from '@office/vocabulary';
import type { AutomaticPresenceReason, Presence } from '@office/vocabulary';
import { useId, useRef, type Ref } from 'react';
import { PresenceDot } from '../PresenceDot/index.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { Icon, icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
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

export interface PresencePickerProps
  extends PresenceHints, RootProps<'div', 'ref' | 'onChange' | 'defaultValue'> {
  /** Selected presence. */
  value?: Presence;
  /** Initial presence when uncontrolled. Defaults to available in the office. */
  defaultValue?: Presence;
  /** Name in the data of the form: `presence` for `presence.workingStatus` and `presence.status`. */
  name?: string;
  /** The selected work location, for focusing it from a form. */
  ref?: Ref<HTMLInputElement>;
  /** Called with pairs allowed by `allowedStatuses` only. */
  onChange?(event: { value: Presence }): void;
}

const initialPresence: Presence = { workingStatus: 'OFFICE', status: 'AVAILABLE' };

/** Selects a work location, and then an availability allowed for it. */
export function PresencePicker({
  value,
  defaultValue = initialPresence,
  name,
  lastManual,
  automatic,
  ref,
  onChange,
  ...rest
}: PresencePickerProps) {
  const t = useText();
  const group = useId();
  const root = useRef<HTMLDivElement>(null);
  const [presence, change] = useControlValue({ value, defaultValue, onChange, root });
  const { workingStatus, status } = presence;
  const choose = (next: Presence) => {
    if (!isSame(next, presence)) change(next);
  };
  return (
    <div
      {...rootProps({ className: styles.root, 'data-component': 'PresencePicker' }, rest)}
      ref={root}
    >
      {automatic && (
        <p className={styles.automatic}>
          <Icon icon={automaticIcons[automatic]} tone="muted" />
          {t(texts.presencePicker.automatic[automatic])}
        </p>
      )}
      {/* Omitted for automatic presence, which would override the choice again. */}
      {lastManual && !automatic && !isSame(lastManual, presence) && (
        <button type="button" className={styles.back} onClick={() => change(lastManual)}>
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
                ref={place === workingStatus ? ref : undefined}
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
      {name !== undefined && (
        <>
          <HiddenValues name={`${name}.workingStatus`} values={[workingStatus]} />
          <HiddenValues name={`${name}.status`} values={[status]} />
        </>
      )}
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
