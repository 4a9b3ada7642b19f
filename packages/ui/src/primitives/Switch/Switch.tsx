import { Switch as RadixSwitch } from '@radix-ui/themes';
import { useId, type Ref } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import type { ControlProps } from '../controlProps.ts';
import '../../styles/radix/switch.css';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Pick<ControlProps, 'id' | 'name' | 'disabled'> {
  /** Whether the switch is on. */
  checked?: boolean;
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean;
  /** Name of the setting, the same in both states. */
  label: string;
  /** Secondary line below the label. */
  hint?: string;
  /** The button element, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** Called when turned on or off. */
  onChange?(change: { checked: boolean }): void;
  /** Called when the switch loses the focus. */
  onBlur?(): void;
}

/** Turns a setting on or off with immediate effect. Use `Checkbox` for changes that need saving. */
export function Switch({ label, hint, id, onChange, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label htmlFor={controlId} data-component="Switch" className={styles.root}>
      <ChoiceText id={controlId} label={label} hint={hint} />
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
