import { apiTokenScopes, visibleTextPattern, type ApiTokenScope } from '@office/vocabulary';
import { useId, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { currentPassword, requiredText } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { FormSelect } from '../../../patterns/form/FormSelect.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';
import { CopyButton } from '../CopyButton.tsx';

export interface AccessTokenValues {
  name: string;
  scopes: ApiTokenScope[];
  expiresInDays: 7 | 30 | 90 | 365;
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

const maxNameLength = 100;
const durations = [7, 30, 90, 365] as const;

interface FormValues {
  name: string;
  scopes: ApiTokenScope[];
  expiresInDays: string;
  currentPassword: string;
}

function CreationDialog(props: CreationDialogProps) {
  const { askPassword = false, submitting = false, error, onCreate, onClose } = props;
  const { t } = useTranslation(['settings', 'common']);
  const formId = useId();
  const schema = useMemo(
    () =>
      z.object({
        name: requiredText().check(
          z.maxLength(maxNameLength, {
            error: t('accessTokens.nameLength', { max: maxNameLength }),
          }),
          z.regex(visibleTextPattern, 'validation.visibleLine'),
        ),
        scopes: z
          .array(z.enum(apiTokenScopes))
          .check(z.minLength(1, { error: t('accessTokens.scopesRequired') })),
        expiresInDays: z.string(),
        currentPassword: askPassword ? currentPassword() : z.string(),
      }),
    [t, askPassword],
  );
  const { control, handleSubmit } = useValidatedForm<FormValues>({
    schema,
    defaultValues: { name: '', scopes: [], expiresInDays: '30', currentPassword: '' },
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
        onSubmit={handleSubmit(({ name, scopes, expiresInDays, currentPassword: password }) =>
          onCreate({
            values: {
              name,
              scopes,
              expiresInDays: durations.find((days) => String(days) === expiresInDays) ?? 30,
              ...(password && { currentPassword: password }),
            },
          }),
        )}
      >
        {error?.kind === 'other' && (
          <Callout tone="danger" announce>
            {error.text}
          </Callout>
        )}
        <FormTextField
          control={control}
          name="name"
          autoComplete="off"
          label={t('accessTokens.name')}
          hint={t('accessTokens.nameHint')}
        />
        <Scopes control={control} />
        <FormSelect
          control={control}
          name="expiresInDays"
          label={t('accessTokens.expiresIn')}
          options={durations.map((count) => ({
            value: String(count),
            label: t('accessTokens.days', { count }),
          }))}
        />
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

const scopeTexts = {
  'people:read': 'peopleRead',
  'status:write': 'statusWrite',
  'chat:read': 'chatRead',
  'chat:write': 'chatWrite',
  'meetings:read': 'meetingsRead',
  'meetings:write': 'meetingsWrite',
  'notifications:read': 'notificationsRead',
} as const satisfies Record<ApiTokenScope, string>;

function Scopes({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('settings');
  const field = useFormControl({ control, name: 'scopes' });
  const chosen = field.value as ApiTokenScope[];
  return (
    <FormField label={t('accessTokens.scopes')} error={field.error} group>
      {({ describedBy, invalid }) => (
        <Stack gap={2}>
          {apiTokenScopes.map((scope, at) => (
            <Checkbox
              key={scope}
              ref={at === 0 ? field.ref : undefined}
              name="scopes"
              value={scope}
              label={t(`accessTokens.scope.${scopeTexts[scope]}`)}
              hint={scope}
              checked={chosen.includes(scope)}
              invalid={invalid}
              describedBy={describedBy}
              onChange={({ checked }) =>
                field.change(
                  apiTokenScopes.filter((each) =>
                    each === scope ? checked : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </Stack>
      )}
    </FormField>
  );
}
