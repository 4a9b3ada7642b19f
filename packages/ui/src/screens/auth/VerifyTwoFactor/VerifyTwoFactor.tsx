import { formatDateTime } from '@office/vocabulary';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import {
  TwoFactorCodeField,
  twoFactorCodeSchema,
  type TwoFactorCodeKind,
} from '../../../patterns/form/TwoFactorCodeField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

/** Why a code was rejected. `other` has a translated text. A new object for each response. */
export type VerifyTwoFactorError =
  /** `remainingAttempts`: wrong codes left before codes are blocked. */
  | { kind: 'wrongCode'; remainingAttempts?: number }
  /** `until`: end of the block, ISO 8601. */
  | { kind: 'blocked'; until?: string }
  | { kind: 'other'; text: string };

export interface VerifyTwoFactorProps {
  submitting?: boolean;
  error?: VerifyTwoFactorError | undefined;
  links?: Partial<AuthLinks>;
  onSubmit(values: { code: string }): void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function VerifyTwoFactor({
  submitting = false,
  error,
  links,
  onSubmit,
}: VerifyTwoFactorProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  const [kind, setKind] = useState<TwoFactorCodeKind>('app');
  // An error for the other kind of code does not apply after a switch.
  const [dismissed, setDismissed] = useState<VerifyTwoFactorError>();
  const shown = error === dismissed ? undefined : error;
  const blocked = error?.kind === 'blocked';
  return (
    <section data-component="VerifyTwoFactor">
      <FormPage
        title={t('verifyTwoFactor.title')}
        description={t(`verifyTwoFactor.lead.${kind}`)}
        focusTitle={blocked}
      >
        <Notice error={shown} />
        {!blocked && (
          <>
            <CodeForm key={kind} {...{ kind, submitting, onSubmit }} error={shown} />
            <Button
              variant="ghost"
              fullWidth
              onPress={() => {
                setKind(kind === 'app' ? 'recovery' : 'app');
                setDismissed(error);
              }}
            >
              {t(`verifyTwoFactor.switch.${kind}`)}
            </Button>
          </>
        )}
        <Text as="p" align="center">
          <Link href={to.signIn}>{t('verifyNewIp.otherAccount')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}

interface CodeFormProps extends Pick<VerifyTwoFactorProps, 'submitting' | 'error' | 'onSubmit'> {
  kind: TwoFactorCodeKind;
}

function CodeForm({ kind, submitting, error, onSubmit }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const form = useValidatedForm<{ code: string }>({
    schema: useMemo(
      () => twoFactorCodeSchema(kind, t(`verifyTwoFactor.incomplete.${kind}`)),
      [kind, t],
    ),
    defaultValues: { code: '' },
    problem:
      error?.kind === 'wrongCode'
        ? { field: 'code', text: t('verifyTwoFactor.wrongCode'), cause: error }
        : undefined,
  });
  return (
    <Form submitting={submitting} onSubmit={form.handleSubmit((values) => onSubmit(values))}>
      <TwoFactorCodeField
        control={form.control}
        kind={kind}
        label={t(`verifyTwoFactor.code.${kind}`)}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
        {t(submitting ? 'verifyNewIp.submitting' : 'verifyNewIp.submit')}
      </Button>
    </Form>
  );
}

function Notice({ error }: Pick<VerifyTwoFactorProps, 'error'>) {
  const { t } = useTranslation('auth');
  switch (error?.kind) {
    case 'wrongCode':
      return error.remainingAttempts === undefined ? null : (
        <Callout announce tone="warning">
          {t('verifyTwoFactor.remainingAttempts', { count: error.remainingAttempts })}
        </Callout>
      );
    case 'blocked':
      return (
        <Callout announce tone="danger" title={t('verifyTwoFactor.blocked')}>
          {error.until
            ? t('verifyTwoFactor.blockedUntil', { time: formatDateTime(error.until) })
            : t('verifyTwoFactor.blockedHelp')}
        </Callout>
      );
    case 'other':
      return (
        <Callout announce tone="danger" title={t('verifyNewIp.otherError')}>
          {error.text}
        </Callout>
      );
    case undefined:
      return null;
  }
}
