import { useId, type ReactNode } from 'react';
import * as styles from './SwatchGroup.css.ts';

interface Swatch<Value extends string> {
  value: Value;
  label: string;
  /** Omit to show only the name. */
  picture?: ReactNode;
}

interface SwatchGroupProps<Value extends string> {
  legend: string;
  options: readonly Swatch<Value>[];
  value: Value;
  /** `lg`: large pictures with the name below. `sm`: small pictures with the name to the right. */
  size?: 'sm' | 'lg';
  disabled?: boolean;
  onChange(value: Value): void;
}

export function SwatchGroup<Value extends string>(props: SwatchGroupProps<Value>) {
  const { legend, options, value, size = 'sm', disabled, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.root} disabled={disabled} data-size={size}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.input}
              onChange={() => onChange(option.value)}
            />
            {option.picture && (
              <span className={styles.picture} aria-hidden="true">
                {option.picture}
              </span>
            )}
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ColourPicture({ paint }: { paint: string }) {
  return <span className={styles.colour} style={{ backgroundColor: paint }} />;
}
