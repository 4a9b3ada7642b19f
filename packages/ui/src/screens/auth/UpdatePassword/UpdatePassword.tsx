import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { useNewPasswordForm } from '../../../patterns/form/useNewPasswordForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';
import { LinkCheckFailed } from '../LinkCheckFailed.tsx';
import { NewPasswordFields } from '../../../patterns/form/NewPasswordFields.tsx';

export type UpdatePasswordState =
  | { status: 'loading' }
  /** Unknown, expired and used links. */
  | { status: 'invalid' }
  | { status: 'expired' }
  | { status: 'used' }
  /** The link could not be checked. `text`: the translated reason. */
  | { status: 'error'; text?: string }
  /** `email`: the account of the new password. */
  | { status: 'ready'; email?: string; minPasswordLength?: number };

/** `text` is translated. With `field`, it is shown at the password field. */
export interface UpdatePasswordError {
  text: string;
  field?: 'password';
}

export interface UpdatePasswordProps {
  state: UpdatePasswordState;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: UpdatePasswordError | undefined;
  links?: Partial<AuthLinks>;
  onSubmit(values: { password: string }): void;
  onRetry(): void;
}

const unusable = {
  invalid: { icon: icons.link, text: 'linkInvalid' },
  expired: { icon: icons.clock, text: 'linkExpired' },
  used: { icon: icons.link, text: 'linkUsed' },
} as const;

export function UpdatePassword(props: UpdatePasswordProps) {
  return (
    <section data-component="UpdatePassword">
      <Content {...props} />
    </section>
  );
}

function Content({ state, links, onRetry, ...form }: UpdatePasswordProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  switch (state.status) {
    case 'loading':
      return <FormPage loading title={t('updatePassword.checking')} />;
    case 'ready':
      return <UpdatePasswordForm {...form} account={state} />;
    case 'error':
      return (
        <LinkCheckFailed
          title={t('updatePassword.linkFailed')}
          description={state.text ?? t('updatePassword.linkFailedHelp')}
          onRetry={onRetry}
        />
      );
    case 'invalid':
    case 'expired':
    case 'used': {
      const { icon, text } = unusable[state.status];
      return (
        <FormPage
          icon={icon}
          tone="warning"
          title={t(`updatePassword.${text}`)}
          description={t(`updatePassword.${text}Help`)}
        >
          <Button variant="primary" size="lg" fullWidth href={to.forgotPassword}>
            {t('updatePassword.requestAgain')}
          </Button>
          <Text as="p" align="center">
            <Link href={to.signIn}>{t('backToSignIn')}</Link>
          </Text>
        </FormPage>
      );
    }
  }
}

function UpdatePasswordForm({
  account: { email, minPasswordLength },
  submitting = false,
  error,
  onSubmit,
}: Omit<UpdatePasswordProps, 'state' | 'links' | 'onRetry'> & {
  account: Extract<UpdatePasswordState, { status: 'ready' }>;
}) {
  const { t } = useTranslation(['auth', 'common']);
  const { control, handleSubmit } = useNewPasswordForm({
    minLength: minPasswordLength,
    problem: error?.field && { field: error.field, text: error.text, cause: error },
  });
  return (
    <FormPage
      title={t('updatePassword.title')}
      description={email ? t('updatePassword.lead', { email }) : t('updatePassword.leadNoEmail')}
    >
      {error && !error.field ? (
        <Callout announce tone="danger" title={t('updatePassword.otherError')}>
          {error.text}
        </Callout>
      ) : null}
      <Form
        submitting={submitting}
        onSubmit={handleSubmit(({ password }) => onSubmit({ password }))}
      >
        <NewPasswordFields
          control={control}
          email={email}
          label={t('common:passwordField.new')}
          minLength={minPasswordLength}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
          {t(submitting ? 'updatePassword.submitting' : 'updatePassword.submit')}
        </Button>
      </Form>
    </FormPage>
  );
}
