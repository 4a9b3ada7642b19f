import { Switch as RadixSwitch } from '@radix-ui/themes/components/switch';
import { useId } from 'react';
import { ChoiceText } from '../ChoiceText.tsx';
import { cx } from '../cx.ts';
import type { ControlProps } from '../controlProps.ts';
import '../../styles/radix/switch.css';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends
    Pick<ControlProps, 'id' | 'name' | 'disabled'>,
    RootProps<'button', 'value' | 'onChange' | 'type'> {
  /** Whether the switch is on. */
  checked?: boolean;
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean;
  /** Name of the setting, the same in both states. */
  label: string;
  /** Secondary line below the label. */
  hint?: string;
  /** Called when turned on or off. */
  onChange?(change: { checked: boolean }): void;
}

/**
 * Setting with immediate effect. Use `Checkbox` for changes that need saving. `className` and
 * `style`
 * apply to the label around it, other attributes to the button.
 */
export function Switch({ label, hint, id, className, style, onChange, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label
      htmlFor={controlId}
      data-component="Switch"
      className={cx(styles.root, className)}
      style={style}
    >
      <ChoiceText id={controlId} label={label} hint={hint} />
      <RadixSwitch
        {...rootProps(
          {
            'aria-labelledby': rest['aria-label'] ? undefined : `${controlId}-label`,
            'aria-describedby': hint ? `${controlId}-hint` : undefined,
            className: styles.control,
          },
          rest,
        )}
        id={controlId}
        size="2"
        onCheckedChange={(checked) => onChange?.({ checked })}
      />
    </label>
  );
}
