import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  AccessTokenFields,
  emptyAccessToken,
  toApiTokenValues,
  useAccessTokenRules,
  type AccessTokenFieldValues,
  type ApiTokenValues,
} from '../../../patterns/AccessTokenFields.tsx';
import { currentPassword } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';
import { CopyButton } from '../CopyButton.tsx';

export interface AccessTokenValues extends ApiTokenValues {
  /** Absent for members without a password. */
  currentPassword?: string;
}

/** A new object for each response. `text` is localised. */
export type AccessTokenDialogError = { kind: 'wrongPassword' } | { kind: 'other'; text: string };

/** The form for a new token, then the secret, which cannot be loaded again. */
export type AccessTokenCreation =
  | {
      status: 'form';
      /** Asks for the password. Members without a password need none. */
      askPassword?: boolean | undefined;
      submitting?: boolean | undefined;
      error?: AccessTokenDialogError | undefined;
    }
  | { status: 'created'; name: string; secret: string };

export interface AccessTokenDialogsProps {
  /** Null while the dialogs are closed. */
  creation?: AccessTokenCreation | null;
  onCreate(event: { values: AccessTokenValues }): void;
  /** Rejects if the browser denies access to the clipboard. */
  onCopy(event: { text: string }): Promise<void>;
  onClose(): void;
}

export function AccessTokenDialogs({ creation = null, ...on }: AccessTokenDialogsProps) {
  const created = creation?.status === 'created' ? creation : null;
  const shown = useLastValue(created);
  return (
    <>
      {/* Unmounted when it closes, so that no values or password are kept. */}
      {creation?.status === 'form' && <CreationDialog {...on} {...creation} />}
      {shown && <SecretDialog {...on} {...shown} open={created !== null} />}
    </>
  );
}

type SecretDialogProps = Pick<AccessTokenDialogsProps, 'onCopy' | 'onClose'> & {
  open: boolean;
  name: string;
  secret: string;
};

function SecretDialog({ open, name, secret, onCopy, onClose }: SecretDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Dialog
      data-component="AccessTokenDialog"
      open={open}
      title={t('accessTokens.createdTitle', { name })}
      description={t('accessTokens.createdHint')}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('accessTokens.done')}
        </Button>
      }
      // The token is not shown again: only the button closes the dialog.
      onClose={() => undefined}
    >
      <Stack gap={4}>
        <FormField label={t('accessTokens.token')}>
          {({ id }) => <TextField id={id} readOnly value={secret} />}
        </FormField>
        <CopyButton text={secret} label={t('accessTokens.copy')} onCopy={onCopy} />
      </Stack>
    </Dialog>
  );
}

type CreationDialogProps = Omit<AccessTokenDialogsProps, 'creation'> &
  Omit<Extract<AccessTokenCreation, { status: 'form' }>, 'status'>;

type FormValues = AccessTokenFieldValues & { currentPassword: string };

function CreationDialog(props: CreationDialogProps) {
  const { askPassword = false, submitting = false, error, onCreate, onClose } = props;
  const { t } = useTranslation(['settings', 'common']);
  const formId = useId();
  const rules = useAccessTokenRules();
  const schema = useMemo(
    () => z.object({ ...rules, currentPassword: askPassword ? currentPassword() : z.string() }),
    [rules, askPassword],
  );
  const { control, handleSubmit } = useValidatedForm<FormValues>({
    schema,
    defaultValues: { ...emptyAccessToken, currentPassword: '' },
    problem:
      error?.kind === 'wrongPassword'
        ? { field: 'currentPassword', text: t('common:passwordField.incorrect'), cause: error }
        : undefined,
  });
  return (
    <Dialog
      data-component="AccessTokenDialog"
      open
      title={t('accessTokens.create')}
      description={t('accessTokens.createHint')}
      actions={
        <>
          <Button disabled={submitting} onPress={onClose}>
            {t('twoFactor.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('accessTokens.create')}
          </Button>
        </>
      }
      onClose={() => {
        if (!submitting) onClose();
      }}
    >
      <Form
        id={formId}
        submitting={submitting}
        onSubmit={handleSubmit(({ currentPassword: password, ...values }) =>
          onCreate({
            values: { ...toApiTokenValues(values), ...(password && { currentPassword: password }) },
          }),
        )}
      >
        {error?.kind === 'other' && (
          <Callout tone="danger" announce>
            {error.text}
          </Callout>
        )}
        <AccessTokenFields control={control} />
        {askPassword && (
          <FormPasswordField
            control={control}
            name="currentPassword"
            autoComplete="current-password"
            label={t('common:passwordField.current')}
          />
        )}
      </Form>
    </Dialog>
  );
}
