import { minPasswordLength } from '@office/vocabulary';
import { useId, useRef, useState } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { passwordRules } from '../fieldRules.ts';
import * as styles from './PasswordField.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface PasswordFieldProps
  extends
    ControlNameProps,
    Pick<ControlProps, 'id' | 'name' | 'invalid' | 'describedBy'>,
    InputRootProps {
  /** Current value. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Hint for password managers. `off` is for passwords of other services. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Lists the rules for new passwords and checks them during input. */
  showRules?: boolean;
  /** Minimum length among the rules. Default: 4 characters. */
  minLength?: number | undefined;
  /** Called on input. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the input. */
  onBlur?(): void;
}

/** A password input with a button to show the password. */
export function PasswordField({
  showRules,
  minLength = minPasswordLength,
  describedBy,
  value: given,
  defaultValue = '',
  onChange,
  ...field
}: PasswordFieldProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  const [shown, setShown] = useState(false);
  const rulesId = useId();
  const description = [describedBy, showRules ? rulesId : undefined].filter(Boolean).join(' ');
  return (
    <div ref={root} data-component="PasswordField">
      <TextField
        {...field}
        value={value}
        onChange={(event) => change(event.value)}
        type={shown ? 'text' : 'password'}
        describedBy={description || undefined}
        spellCheck={false}
        autoCapitalize="none"
        suffix={
          <IconButton
            label={t(shown ? texts.passwordField.hide : texts.passwordField.show)}
            icon={shown ? icons.hide : icons.show}
            variant="ghost"
            size="sm"
            onPress={() => setShown(!shown)}
          />
        }
      />
      {showRules ? (
        <ul id={rulesId} className={styles.rules} aria-label={t(texts.passwordField.rules)}>
          {passwordRules(minLength).map((rule) => {
            const met = value !== '' && rule.test(value);
            return (
              <li key={rule.key} className={styles.rule} data-met={met || undefined}>
                <span className={styles.ruleIcon}>
                  <Icon icon={met ? icons.check : icons.unchecked} />
                </span>
                <Text size="xs" tone="inherit">
                  {t(texts.validation[rule.key], { min: minLength })}
                  <VisuallyHidden>
                    {t(met ? texts.passwordField.met : texts.passwordField.unmet)}
                  </VisuallyHidden>
                </Text>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
