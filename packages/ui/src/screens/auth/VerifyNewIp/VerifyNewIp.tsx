import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CodeInput } from '../../../patterns/CodeInput/index.ts';
import { Countdown } from '../../../patterns/Countdown/index.ts';
import { verificationCode } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { FormPage } from '../../../patterns/FormPage/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { authLinks, type AuthLinks } from '../auth.ts';

/** Why a code was rejected. `other` has a translated text. */
export type VerifyNewIpError =
  /** `remainingAttempts`: wrong codes left before the network is blocked for an hour. */
  | { kind: 'wrongCode'; remainingAttempts?: number }
  | { kind: 'expired' }
  | { kind: 'ipBlacklisted' }
  | { kind: 'other'; text: string };

const verifyNewIpSchema = z.object({ code: verificationCode() });

export type VerifyNewIpValues = z.infer<typeof verifyNewIpSchema>;

export interface VerifyNewIpProps {
  email: string;
  /** Expiry of the code, in epoch milliseconds. */
  codeExpiresAt: number;
  /** Earliest time of a resend, in epoch milliseconds. */
  resendAt: number;
  submitting?: boolean;
  resending?: boolean;
  resent?: boolean;
  /** A new object for each server response. */
  error?: VerifyNewIpError | undefined;
  links?: Partial<AuthLinks>;
  now?(): number;
  onSubmit(values: VerifyNewIpValues): void;
  onResend(): void;
}

/** Asks for the 4-digit code that is required on an unknown network. */
export function VerifyNewIp({
  email,
  codeExpiresAt,
  resendAt,
  submitting = false,
  resending = false,
  resent = false,
  error,
  links,
  now = Date.now,
  onSubmit,
  onResend,
}: VerifyNewIpProps) {
  const { t } = useTranslation('auth');
  const to = { ...authLinks, ...links };
  const expired = useReached(codeExpiresAt, now);
  const resendable = useReached(resendAt, now);
  const shutOut = error?.kind === 'ipBlacklisted';
  const over = !shutOut && (expired.reached || error?.kind === 'expired');
  const asksCode = !shutOut && !over;
  const form = useValidatedForm<VerifyNewIpValues>({
    schema: verifyNewIpSchema,
    defaultValues: { code: '' },
    problem:
      error?.kind === 'wrongCode'
        ? { field: 'code', text: t('verifyNewIp.wrongCode'), cause: error }
        : undefined,
  });
  const code = useFormControl({ control: form.control, name: 'code' });

  return (
    <section data-component="VerifyNewIp">
      <FormPage
        title={t('verifyNewIp.title')}
        description={t('verifyNewIp.lead', { email })}
        // Focuses the code field. Without it focuses the title, so that a screen reader reads the page.
        focusTitle={!asksCode}
      >
        <VerifyNewIpNotice error={over ? { kind: 'expired' } : error} resent={resent} />
        {shutOut ? null : over ? (
          <Button variant="primary" size="lg" fullWidth loading={resending} onPress={onResend}>
            {t(resending ? 'verifyNewIp.resending' : 'verifyNewIp.resend')}
          </Button>
        ) : (
          <Form submitting={submitting} onSubmit={form.handleSubmit((values) => onSubmit(values))}>
            <FormField label={t('verifyNewIp.code')} error={code.error}>
              {({ id, describedBy, invalid }) => (
                <CodeInput
                  id={id}
                  name="code"
                  ref={code.ref}
                  value={code.value}
                  invalid={invalid}
                  describedBy={describedBy}
                  autoFocus
                  onChange={({ value }) => code.change(value)}
                />
              )}
            </FormField>
            <Text as="p" tone="muted">
              <Countdown
                until={codeExpiresAt}
                now={now}
                onEnd={expired.reach}
                format={({ time }) => t('verifyNewIp.expiresIn', { time })}
              />
            </Text>
            <Button type="submit" variant="primary" size="lg" fullWidth loading={submitting}>
              {t(submitting ? 'verifyNewIp.submitting' : 'verifyNewIp.submit')}
            </Button>
            <Stack gap={2} align="center">
              {resendable.reached ? (
                <Button variant="ghost" fullWidth loading={resending} onPress={onResend}>
                  {t(resending ? 'verifyNewIp.resending' : 'verifyNewIp.resend')}
                </Button>
              ) : (
                <Text tone="muted">
                  <Countdown
                    until={resendAt}
                    now={now}
                    onEnd={resendable.reach}
                    format={({ time }) => t('verifyNewIp.resendIn', { time })}
                  />
                </Text>
              )}
              <Text as="p" size="xs" tone="muted" align="center">
                {t('verifyNewIp.notReceived')}
              </Text>
            </Stack>
          </Form>
        )}
        <Text as="p" align="center">
          <Link href={to.signIn}>{t('verifyNewIp.otherAccount')}</Link>
        </Text>
      </FormPage>
    </section>
  );
}

/** Whether `time` has passed. A later `time` resets it. */
function useReached(time: number, now: () => number) {
  const [reachedTime, setReachedTime] = useState(() => (now() >= time ? time : undefined));
  return { reached: reachedTime === time, reach: () => setReachedTime(time) };
}

function VerifyNewIpNotice({ error, resent }: Pick<VerifyNewIpProps, 'error' | 'resent'>) {
  const { t } = useTranslation('auth');
  switch (error?.kind) {
    case 'wrongCode':
      return error.remainingAttempts === undefined ? null : (
        <Callout announce tone="warning">
          {t('verifyNewIp.remainingAttempts', { count: error.remainingAttempts })}
        </Callout>
      );
    case 'expired':
      return (
        <Callout announce tone="warning" title={t('verifyNewIp.expired')}>
          {t('verifyNewIp.expiredHelp')}
        </Callout>
      );
    case 'ipBlacklisted':
      return (
        <Callout announce tone="danger" title={t('verifyNewIp.ipBlacklisted')}>
          {t('verifyNewIp.ipBlacklistedHelp')}
        </Callout>
      );
    case 'other':
      return (
        <Callout announce tone="danger" title={t('verifyNewIp.otherError')}>
          {error.text}
        </Callout>
      );
    case undefined:
      return resent ? (
        <Callout announce tone="success">
          {t('verifyNewIp.resent')}
        </Callout>
      ) : null;
  }
}
