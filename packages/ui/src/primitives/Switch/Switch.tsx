import { Switch as RadixSwitch } from '@radix-ui/themes';
import { useId, type Ref } from 'react';
import '../../styles/radix/switch.css';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  checked?: boolean;
  defaultChecked?: boolean;
  label: string;
  hint?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onChange?(change: { checked: boolean }): void;
  onBlur?(): void;
}

/** On or off, at once; what waits for a "Save" is a `Checkbox`. */
export function Switch({ label, hint, id, onChange, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label htmlFor={controlId} data-component="Switch" className={styles.root}>
      <span className={styles.text}>
        <span id={`${controlId}-label`}>{label}</span>
        {hint ? (
          <span id={`${controlId}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <RadixSwitch
        {...rest}
        id={controlId}
        size="2"
        aria-labelledby={`${controlId}-label`}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
        className={styles.control}
        onCheckedChange={(checked) => onChange?.({ checked })}
      />
    </label>
  );
}
