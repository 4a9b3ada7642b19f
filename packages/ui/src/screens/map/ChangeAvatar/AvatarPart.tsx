import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './AvatarPart.css.ts';
import { isColour, valueKey, type AvatarPartName } from './officeAvatar.ts';

interface AvatarPartProps {
  part: AvatarPartName;
  values: readonly string[];
  value: string;
  paints?: Readonly<Record<string, string>> | undefined;
  onChange(value: string): void;
}

/** One part of the avatar and the values that it can have. */
export function AvatarPart({ part, values, value, paints, onChange }: AvatarPartProps) {
  const { t } = useTranslation('map');
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t(`avatarPart.${part}`)}</legend>
      <div className={styles.values}>
        {values.map((option) => (
          <label key={option} className={styles.value}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              className={styles.input}
              onChange={() => onChange(option)}
            />
            {isColour(part) && paints?.[option] && (
              <span
                className={styles.swatch}
                style={{ backgroundColor: paints[option] }}
                aria-hidden="true"
              />
            )}
            {t(valueKey(part, option))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
