import type { Control, FieldPath } from 'react-hook-form';
import { FormPasswordField } from './FormPasswordField.tsx';
import type { NewPasswordValues } from './newPassword.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

interface NewPasswordFieldsProps<Values extends NewPasswordValues> {
  control: Control<Values>;
  /** Email address of the account. Password managers read it from a hidden field. */
  email?: string | undefined;
  label: string;
  minLength?: number | undefined;
}

/** New password with its rules, and its confirmation. */
export function NewPasswordFields<Values extends NewPasswordValues>({
  control,
  email,
  label,
  minLength,
}: NewPasswordFieldsProps<Values>) {
  const t = useText();
  return (
    <>
      {email ? (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      ) : null}
      <FormPasswordField
        control={control}
        name={'password' as FieldPath<Values>}
        autoComplete="new-password"
        showRules
        minLength={minLength}
        label={label}
      />
      <FormPasswordField
        control={control}
        name={'confirmPassword' as FieldPath<Values>}
        autoComplete="new-password"
        label={t(texts.passwordField.confirm)}
      />
    </>
  );
}
