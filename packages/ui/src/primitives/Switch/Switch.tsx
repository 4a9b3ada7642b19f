import { Switch as RadixSwitch } from '@radix-ui/themes';
import { useId, type Ref } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import type { ControlProps } from '../controlProps.ts';
import '../../styles/radix/switch.css';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Pick<ControlProps, 'id' | 'name' | 'disabled'> {
  /** Whether it is on. */
  checked?: boolean;
  /** On at first, where nothing else keeps track of it. */
  defaultChecked?: boolean;
  /** Names the setting; the same in both states. */
  label: string;
  /** A quieter line below the label. */
  hint?: string;
  /** The button, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement>;
  /** It was turned on or off. */
  onChange?(change: { checked: boolean }): void;
  /** The focus has left it. */
  onBlur?(): void;
}

/** On or off, at once; what waits for a "Save" is a `Checkbox`. */
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
