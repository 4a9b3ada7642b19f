import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { currentPassword, requiredText } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';

/** `name` is the suggested or the current name. */
export type PasskeyDialogState =
  { status: 'add'; name: string } | { status: 'rename'; passkeyId: string; name: string };

/** A new object for each response. `text` is localised. */
export type PasskeyDialogError = { kind: 'wrongPassword' } | { kind: 'other'; text: string };

export interface PasskeyDialogProps {
  /** Null while the dialog is closed. */
  state: PasskeyDialogState | null;
  submitting?: boolean;
  error?: PasskeyDialogError | undefined;
  /** The browser then asks for a fingerprint, a face, a PIN or a security key. */
  onAdd(event: { name: string; currentPassword: string }): void;
  onRename(event: { passkeyId: string; name: string }): void;
  onClose(): void;
}

/** Adds or renames a passkey. */
export function PasskeyDialog({ state, ...props }: PasskeyDialogProps) {
  const { t } = useTranslation('settings');
  const shown = useLastValue(state);
  const formId = useId();
  if (!shown) return null;
  const { status } = shown;
  const FormOf = status === 'add' ? AddForm : RenameForm;
  return (
    <Dialog
      data-component="PasskeyDialog"
      open={state !== null}
      title={t(`passkeys.dialog.${status}`)}
      description={status === 'add' ? t('passkeys.dialog.lead') : undefined}
      actions={
        <>
          <Button onPress={props.onClose}>{t('twoFactor.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={props.submitting}>
            {t(`passkeys.dialog.${status}Submit`)}
          </Button>
        </>
      }
      onClose={props.onClose}
    >
      <Stack gap={4}>
        {props.error?.kind === 'other' && (
          <Callout tone="danger" announce>
            {props.error.text}
          </Callout>
        )}
        <FormOf {...props} key={status} state={shown} formId={formId} />
      </Stack>
    </Dialog>
  );
}

interface FormProps extends Omit<PasskeyDialogProps, 'state'> {
  state: PasskeyDialogState;
  formId: string;
}

const maxNameLength = 60;
const name = () => requiredText().check(z.maxLength(maxNameLength, 'validation.tooLong'));

const addSchema = z.object({ name: name(), currentPassword: currentPassword() });

function AddForm({ state, formId, submitting, error, onAdd }: FormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const form = useValidatedForm<z.infer<typeof addSchema>>({
    schema: addSchema,
    defaultValues: { name: state.name, currentPassword: '' },
    problem:
      error?.kind === 'wrongPassword'
        ? { field: 'currentPassword', text: t('common:passwordField.incorrect'), cause: error }
        : undefined,
  });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={form.handleSubmit((values) => onAdd(values))}
    >
      <FormTextField
        control={form.control}
        name="name"
        autoComplete="off"
        label={t('passkeys.dialog.name')}
        hint={t('passkeys.dialog.nameHint')}
      />
      <FormPasswordField
        control={form.control}
        name="currentPassword"
        autoComplete="current-password"
        label={t('common:passwordField.current')}
      />
    </Form>
  );
}

const renameSchema = z.object({ name: name() });

function RenameForm({ state, formId, submitting, onRename }: FormProps) {
  const { t } = useTranslation('settings');
  const form = useValidatedForm<z.infer<typeof renameSchema>>({
    schema: renameSchema,
    defaultValues: { name: state.name },
  });
  const passkeyId = state.status === 'rename' ? state.passkeyId : '';
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={form.handleSubmit((values) => onRename({ passkeyId, ...values }))}
    >
      <FormTextField
        control={form.control}
        name="name"
        autoComplete="off"
        label={t('passkeys.dialog.name')}
      />
    </Form>
  );
}
