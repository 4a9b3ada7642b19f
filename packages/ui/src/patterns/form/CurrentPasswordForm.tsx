import * as z from 'zod/mini';
import { currentPassword } from '../fieldRules.ts';
import { Form } from './Form.tsx';
import { FormPasswordField } from './FormPasswordField.tsx';
import { useValidatedForm } from './useValidatedForm.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

interface CurrentPasswordFormProps {
  /** Links the submit button of a dialog. */
  formId: string;
  submitting?: boolean | undefined;
  /** A new object for each response. `wrongPassword` is shown at the field. */
  error?: { kind: string } | undefined;
  onSubmit(event: { currentPassword: string }): void;
}

const schema = z.object({ currentPassword: currentPassword() });

/** Form that asks for the password of the account. */
export function CurrentPasswordForm({
  formId,
  submitting = false,
  error,
  onSubmit,
}: CurrentPasswordFormProps) {
  const t = useText();
  const form = useValidatedForm<z.infer<typeof schema>>({
    schema,
    defaultValues: { currentPassword: '' },
    problem:
      error?.kind === 'wrongPassword'
        ? { field: 'currentPassword', text: t(texts.passwordField.incorrect), cause: error }
        : undefined,
  });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={form.handleSubmit((values) => onSubmit(values))}
    >
      <FormPasswordField
        control={form.control}
        name="currentPassword"
        autoComplete="current-password"
        label={t(texts.passwordField.current)}
      />
    </Form>
  );
}
