import { useMemo } from 'react';
import { Form } from './Form.tsx';
import {
  TwoFactorCodeField,
  twoFactorCodeSchema,
  type TwoFactorCodeKind,
} from './TwoFactorCodeField.tsx';
import { useValidatedForm } from './useValidatedForm.ts';

interface TwoFactorCodeFormProps {
  /** Links the submit button of a dialog. */
  formId: string;
  kind: TwoFactorCodeKind;
  submitting?: boolean | undefined;
  /** A new object for each response. `wrongCode` is shown at the field. */
  error?: { kind: string } | undefined;
  texts: { label: string; incomplete: string; wrong: string };
  onSubmit(event: { code: string }): void;
}

/** Form that asks for a code of an authenticator app, or for a recovery code. */
export function TwoFactorCodeForm({
  formId,
  kind,
  submitting = false,
  error,
  texts,
  onSubmit,
}: TwoFactorCodeFormProps) {
  const schema = useMemo(
    () => twoFactorCodeSchema(kind, texts.incomplete),
    [kind, texts.incomplete],
  );
  const form = useValidatedForm<{ code: string }>({
    schema,
    defaultValues: { code: '' },
    problem:
      error?.kind === 'wrongCode' ? { field: 'code', text: texts.wrong, cause: error } : undefined,
  });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={form.handleSubmit((values) => onSubmit(values))}
    >
      <TwoFactorCodeField control={form.control} kind={kind} label={texts.label} />
    </Form>
  );
}
