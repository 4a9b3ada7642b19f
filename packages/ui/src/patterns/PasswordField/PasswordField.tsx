import { useId, useState, type Ref } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ControlProps } from '../../primitives/controlProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { passwordRules } from '../fieldRules.ts';
import * as styles from './PasswordField.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

/** A label element names it by `id`. */
export interface PasswordFieldProps extends Pick<
  ControlProps,
  'id' | 'name' | 'invalid' | 'describedBy'
> {
  /** The content. */
  value: string;
  /** Whether password managers fill in the one they know, offer to make one, or stay out: it is not of this office. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** Lists the rules of a new password and ticks them off while it is typed. */
  showRules?: boolean;
  /** It was typed into. */
  onChange(event: { value: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown and hidden. */
export function PasswordField({ showRules, describedBy, value, ...field }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const rulesId = useId();
  const description = [describedBy, showRules ? rulesId : undefined].filter(Boolean).join(' ');
  return (
    <div data-component="PasswordField">
      <TextField
        {...field}
        value={value}
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
          {passwordRules.map((rule) => {
            const met = value !== '' && rule.test(value);
            return (
              <li key={rule.key} className={styles.rule} data-met={met || undefined}>
                <span className={styles.ruleIcon}>
                  <Icon icon={met ? icons.check : icons.unchecked} />
                </span>
                <Text size="xs" tone="inherit">
                  {t(texts.validation[rule.key])}
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
