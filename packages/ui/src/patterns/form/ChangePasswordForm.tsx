import { useMemo, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { currentPassword, newPassword } from '../fieldRules.ts';
import { Form } from './Form.tsx';
import { FormPasswordField } from './FormPasswordField.tsx';
import { confirmedPassword, passwordsMatch } from './newPassword.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useValidatedForm } from './useValidatedForm.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

const schemaOf = (minLength?: number) =>
  z
    .object({
      currentPassword: currentPassword(),
      password: newPassword(minLength),
      confirmPassword: confirmedPassword(),
      signOutOthers: z.boolean(),
    })
    .check(passwordsMatch());

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Ends the other sessions of the account. */
  signOutOthers: boolean;
}

interface ChangePasswordFormProps {
  /** Email address of the account for password managers. */
  email?: string | undefined;
  minLength?: number | undefined;
  submitting?: boolean | undefined;
  /** Set when the server rejects the current password. Pass a new object for each response. */
  incorrect?: object | undefined;
  onSubmit(event: PasswordChange): void;
  children: ReactNode;
}

export function ChangePasswordForm({
  email,
  minLength,
  submitting,
  incorrect,
  onSubmit,
  children,
}: ChangePasswordFormProps) {
  const t = useText();
  const { control, handleSubmit } = useValidatedForm<z.infer<ReturnType<typeof schemaOf>>>({
    schema: useMemo(() => schemaOf(minLength), [minLength]),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '', signOutOthers: true },
    problem: incorrect && {
      field: 'currentPassword',
      text: t(texts.passwordField.incorrect),
      cause: incorrect,
    },
  });
  return (
    <Form
      submitting={submitting}
      onSubmit={handleSubmit(({ currentPassword, password, signOutOthers }) =>
        onSubmit({ currentPassword, newPassword: password, signOutOthers }),
      )}
    >
      <FormPasswordField
        control={control}
        name="currentPassword"
        autoComplete="current-password"
        label={t(texts.passwordField.current)}
      />
      <NewPasswordFields
        control={control}
        email={email}
        label={t(texts.passwordField.new)}
        minLength={minLength}
      />
      <Controller
        control={control}
        name="signOutOthers"
        render={({ field }) => (
          <Checkbox
            checked={field.value}
            label={t(texts.passwordField.signOutOthers)}
            hint={t(texts.passwordField.signOutOthersHint)}
            onChange={({ checked }) => field.onChange(checked)}
          />
        )}
      />
      {children}
    </Form>
  );
}
