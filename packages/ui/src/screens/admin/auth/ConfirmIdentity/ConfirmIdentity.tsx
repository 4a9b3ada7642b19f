import type { ConfirmationMethod } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { CurrentPasswordForm } from '../../../../patterns/form/CurrentPasswordForm.tsx';
import { TwoFactorCodeForm } from '../../../../patterns/form/TwoFactorCodeForm.tsx';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';

/** Without methods, the administrator can only sign in again. */
export type ConfirmIdentityState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; methods: readonly ConfirmationMethod[] };

/** A new object for each response. `text` is localised. */
export type ConfirmIdentityError =
  | { kind: 'wrongPassword' }
  | { kind: 'wrongCode' }
  | { kind: 'passkeyCancelled' }
  | { kind: 'passkeyUnsupported' }
  | { kind: 'other'; text: string };

export interface ConfirmIdentityProps {
  /** Null while the dialog is closed. */
  state: ConfirmIdentityState | null;
  submitting?: boolean;
  error?: ConfirmIdentityError | undefined;
  onSubmitPassword(event: { currentPassword: string }): void;
  onSubmitCode(event: { code: string }): void;
  /** The browser then asks for a fingerprint, a face, a PIN or a security key. */
  onPasskey(): void;
  onSignInAgain(): void;
  onRetry(): void;
  onClose(): void;
}

/** Asks administrators to confirm their identity before a sensitive action. */
export function ConfirmIdentity({ state, ...props }: ConfirmIdentityProps) {
  const { t } = useTranslation('admin-auth');
  const shown = useLastValue(state);
  if (!shown) return null;
  const isOpen = state !== null;
  if (shown.status !== 'ready' || shown.methods.length === 0) {
    const needsSignIn = shown.status === 'ready';
    return (
      <Dialog
        data-component="ConfirmIdentity"
        open={isOpen}
        title={t('confirm.title')}
        description={needsSignIn ? t('confirm.signInLead') : undefined}
        actions={
          <>
            <Button onPress={props.onClose}>{t('confirm.cancel')}</Button>
            {needsSignIn && (
              <Button variant="primary" onPress={props.onSignInAgain}>
                {t('confirm.signInAgain')}
              </Button>
            )}
          </>
        }
        onClose={props.onClose}
      >
        {shown.status === 'loading' && <LoadingState />}
        {shown.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      </Dialog>
    );
  }
  return <Ready {...props} open={isOpen} methods={shown.methods} />;
}

type Kind = 'passkey' | 'app' | 'recovery' | 'password';

const kindsOf: Record<ConfirmationMethod, readonly Kind[]> = {
  PASSKEY: ['passkey'],
  CODE: ['app', 'recovery'],
  PASSWORD: ['password'],
};

interface ReadyProps extends Omit<ConfirmIdentityProps, 'state'> {
  open: boolean;
  methods: readonly ConfirmationMethod[];
}

function Ready({ open, methods, error, ...props }: ReadyProps) {
  const { t } = useTranslation('admin-auth');
  const formId = useId();
  const offered = methods.flatMap((method) => kindsOf[method]);
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? offered[0]!;
  // An error of another kind does not apply after a switch.
  const [dismissed, setDismissed] = useState<ConfirmIdentityError>();
  const current = error === dismissed ? undefined : error;
  const text = current && textOf(current, t);
  const form = { formId, submitting: props.submitting, error: current };
  return (
    <Dialog
      data-component="ConfirmIdentity"
      open={open}
      title={t('confirm.title')}
      description={t('confirm.lead')}
      actions={
        <>
          <Button onPress={props.onClose}>{t('confirm.cancel')}</Button>
          {kind === 'passkey' ? (
            <Button variant="primary" loading={props.submitting} onPress={props.onPasskey}>
              {t('confirm.usePasskey')}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary" loading={props.submitting}>
              {t('confirm.submit')}
            </Button>
          )}
        </>
      }
      onClose={props.onClose}
    >
      <Stack gap={4}>
        {text && (
          <Callout tone="danger" announce>
            {text}
          </Callout>
        )}
        {kind === 'password' && <CurrentPasswordForm {...form} onSubmit={props.onSubmitPassword} />}
        {(kind === 'app' || kind === 'recovery') && (
          <TwoFactorCodeForm
            key={kind}
            {...form}
            kind={kind}
            texts={{
              label: t(`confirm.codeLabel.${kind}`),
              incomplete: t(`confirm.incomplete.${kind}`),
              wrong: t('confirm.wrongCode'),
            }}
            onSubmit={props.onSubmitCode}
          />
        )}
        {offered.length > 1 && (
          <Stack gap={1}>
            {offered
              .filter((one) => one !== kind)
              .map((one) => (
                <Button
                  key={one}
                  size="sm"
                  variant="ghost"
                  disabled={props.submitting}
                  onPress={() => {
                    setChosen(one);
                    setDismissed(error);
                  }}
                >
                  {t(`confirm.switch.${one}`)}
                </Button>
              ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function textOf(
  error: ConfirmIdentityError,
  t: ReturnType<typeof useTranslation<'admin-auth'>>['t'],
): string | undefined {
  switch (error.kind) {
    case 'other':
      return error.text;
    case 'passkeyCancelled':
    case 'passkeyUnsupported':
      return t(`confirm.${error.kind}`);
    default:
      return undefined;
  }
}
