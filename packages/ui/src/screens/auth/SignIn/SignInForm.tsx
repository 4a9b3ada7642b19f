import { formatDateTime } from '@office/vocabulary';
import { useRef, type ReactNode, useEffect, useEffectEvent, type RefObject } from 'react';
import type { Control, FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { currentPassword, email } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormPasswordField } from '../../../patterns/form/FormPasswordField.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useFormChanges } from '../../../patterns/form/useFormChanges.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';

const signInSchema = z.object({
  email: email(),
  password: currentPassword(),
  staySignedIn: z.boolean(),
});

export type SignInValues = z.infer<typeof signInSchema>;

/** Why sign-in was rejected. `other` has a translated text. */
export type SignInError =
  | { kind: 'emailNotFound' }
  /** `remainingAttempts`: wrong passwords left for this network. Set only near the limit. */
  | { kind: 'incorrectPassword'; remainingAttempts?: number }
  /** Locked for this network. A new password removes the lock. `until` is in ISO 8601. */
  | { kind: 'accountLocked'; until?: string }
  | { kind: 'accountBlocked' }
  | { kind: 'ipBlacklisted' }
  | { kind: 'passkeyCancelled' }
  | { kind: 'passkeyUnsupported' }
  /** The organisation accepts only its identity provider. */
  | { kind: 'ssoRequired' }
  | { kind: 'other'; text: string };

export interface SignInFormProps {
  /** Prefilled after registration or a password reset. */
  defaultEmail?: string;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: SignInError | undefined;
  /** Why the person was redirected here, such as an expired session. Translated. */
  notice?: string | undefined;
  /** Lets other auth pages prefill the address. */
  onEmailChange?(event: { email: string }): void;
  onSubmit(values: SignInValues): void;
  /** The button for passkeys was pressed. Without it, the button is hidden. */
  onPasskey?(event: Pick<SignInValues, 'staySignedIn'>): void;
  passkeyPending?: boolean;
  /** The button for the company account was pressed. Without it, the button is hidden. */
  onSso?(event: Pick<SignInValues, 'email' | 'staySignedIn'>): void;
  ssoPending?: boolean;
}

interface SignInPageProps extends SignInFormProps {
  /** Group of the texts: title, description, button. */
  texts: 'signIn' | 'adminSignIn';
  forgotPasswordHref: string;
  defaultStaySignedIn?: boolean;
  /** Replaces the message above the form. */
  alert?: ReactNode;
  /** Returns the part between the fields and the button. */
  renderOptions(control: Control<SignInValues>): ReactNode;
  footer: ReactNode;
}

export function SignInForm({
  texts,
  forgotPasswordHref,
  defaultEmail = '',
  defaultStaySignedIn = false,
  submitting = false,
  error,
  notice,
  alert,
  renderOptions,
  footer,
  onEmailChange,
  onSubmit,
  onPasskey,
  passkeyPending = false,
  onSso,
  ssoPending = false,
}: SignInPageProps) {
  const { t } = useTranslation('auth');
  const form = useValidatedForm<SignInValues>({
    schema: signInSchema,
    defaultValues: { email: defaultEmail, password: '', staySignedIn: defaultStaySignedIn },
    problem:
      error?.kind === 'emailNotFound'
        ? { field: 'email', text: t('signIn.emailNotFound'), cause: error }
        : error?.kind === 'incorrectPassword'
          ? { field: 'password', text: t('signIn.incorrectPassword'), cause: error }
          : undefined,
  });
  const { control, handleSubmit } = form;
  const element = useRef<HTMLFormElement>(null);
  usePrerenderedValues(form, element);
  useFormChanges(form, ({ email }) => onEmailChange?.({ email }));

  return (
    <FormPage title={t(`${texts}.title`)} description={t(`${texts}.lead`)}>
      {alert || <SignInNotice error={error} notice={notice} resetHref={forgotPasswordHref} />}
      <Form
        ref={element}
        submitting={submitting}
        onSubmit={handleSubmit((values) => onSubmit(values))}
      >
        <FormTextField
          control={control}
          name="email"
          type="email"
          autoComplete="username"
          label={t('field.email')}
        />
        <FormPasswordField
          control={control}
          name="password"
          autoComplete="current-password"
          label={t('field.password')}
        />
        {renderOptions(control)}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
          {t(submitting ? 'signIn.submitting' : `${texts}.submit`)}
        </Button>
      </Form>
      {onPasskey && (
        <Button
          data-part="Passkey"
          size="lg"
          fullWidth
          icon={icons.password}
          loading={passkeyPending}
          onPress={() => onPasskey({ staySignedIn: form.getValues('staySignedIn') })}
        >
          {t('signIn.passkey')}
        </Button>
      )}
      {onSso && (
        <Button
          data-part="Sso"
          size="lg"
          fullWidth
          icon={icons.organization}
          loading={ssoPending}
          onPress={async () => {
            if (!(await form.trigger('email', { shouldFocus: true }))) return;
            const { email, staySignedIn } = form.getValues();
            onSso({ email: email.trim(), staySignedIn });
          }}
        >
          {t('signIn.sso')}
        </Button>
      )}
      <Text as="p" tone="muted" align="center">
        {footer}
      </Text>
    </FormPage>
  );
}

interface SignInNoticeProps extends Pick<SignInFormProps, 'error' | 'notice'> {
  resetHref: string;
}

function SignInNotice({ error, notice, resetHref }: SignInNoticeProps) {
  const { t } = useTranslation('auth');
  switch (error?.kind) {
    case 'incorrectPassword':
      return error.remainingAttempts === undefined ? null : (
        <Callout
          announce
          tone="warning"
          title={t('signIn.remainingAttempts', { count: error.remainingAttempts })}
        >
          {t('signIn.remainingAttemptsHelp')}
        </Callout>
      );
    case 'accountLocked':
      return (
        <Callout announce tone="danger" title={t('signIn.accountLocked')}>
          {error.until
            ? t('signIn.accountLockedUntil', { time: formatDateTime(error.until) })
            : t('signIn.accountLockedHelp')}{' '}
          <Link href={resetHref}>{t('signIn.resetPassword')}</Link>
        </Callout>
      );
    case 'accountBlocked':
    case 'ipBlacklisted':
    case 'passkeyCancelled':
    case 'passkeyUnsupported':
    case 'ssoRequired':
      return (
        <Callout announce tone="danger" title={t(`signIn.${error.kind}`)}>
          {t(`signIn.${error.kind}Help`)}
        </Callout>
      );
    case 'other':
      return (
        <Callout announce tone="danger" title={t('signIn.otherError')}>
          {error.text}
        </Callout>
      );
    case 'emailNotFound':
      return null;
    case undefined:
      return notice ? (
        <Callout announce tone="info">
          {notice}
        </Callout>
      ) : null;
  }
}

/** Adopts text that was typed into prerendered fields before the form was hydrated. */
function usePrerenderedValues<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const adopt = useEffectEvent(() => {
    for (const { name, value } of element.current?.querySelectorAll<HTMLInputElement>(
      'input[name]:not([type=checkbox])',
    ) ?? []) {
      const field = name as Path<Values>;
      if (value && value !== getValues(field))
        setValue(field, value as FieldPathValue<Values, Path<Values>>);
    }
  });
  useEffect(() => adopt(), []);
}
