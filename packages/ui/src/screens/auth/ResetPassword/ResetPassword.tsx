import { useTranslation } from 'react-i18next';
import {
  ChangePasswordForm,
  type PasswordChange,
} from '../../../patterns/form/ChangePasswordForm.tsx';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';

export type ResetPasswordState = { status: 'ready' } | { status: 'complete' };

/** Why the change was rejected. `other` has a translated text. */
export type ResetPasswordError = { kind: 'incorrectCurrent' } | { kind: 'other'; text: string };

export interface ResetPasswordProps {
  state: ResetPasswordState;
  email?: string | undefined;
  /** Minimum length in the organisations of the user. Default: 4 characters. */
  minLength?: number | undefined;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: ResetPasswordError | undefined;
  onSubmit(event: PasswordChange): void;
  onClose(): void;
}

export function ResetPassword({ state, ...form }: ResetPasswordProps) {
  const { t } = useTranslation('auth');
  return (
    <section data-component="ResetPassword">
      {state.status === 'ready' ? (
        <ResetPasswordForm {...form} />
      ) : (
        <FormPage
          focusTitle
          icon={icons.success}
          tone="success"
          title={t('resetPassword.doneTitle')}
          description={t('resetPassword.doneLead')}
        >
          <Button variant="primary" size="lg" fullWidth onPress={form.onClose}>
            {t('resetPassword.doneAction')}
          </Button>
        </FormPage>
      )}
    </section>
  );
}

function ResetPasswordForm({
  email,
  minLength,
  submitting = false,
  error,
  onSubmit,
  onClose,
}: Omit<ResetPasswordProps, 'state'>) {
  const { t } = useTranslation('auth');
  return (
    <FormPage title={t('resetPassword.title')} description={t('resetPassword.lead')}>
      {error?.kind === 'other' ? (
        <Callout announce tone="danger" title={t('resetPassword.otherError')}>
          {error.text}
        </Callout>
      ) : null}
      <ChangePasswordForm
        email={email}
        minLength={minLength}
        submitting={submitting}
        incorrect={error?.kind === 'incorrectCurrent' ? error : undefined}
        onSubmit={onSubmit}
      >
        <Stack gap={2}>
          <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
            {t(submitting ? 'resetPassword.submitting' : 'resetPassword.submit')}
          </Button>
          <Button variant="ghost" size="lg" fullWidth disabled={submitting} onPress={onClose}>
            {t('resetPassword.cancel')}
          </Button>
        </Stack>
      </ChangePasswordForm>
    </FormPage>
  );
}
