import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentPasswordForm } from '../../../patterns/form/CurrentPasswordForm.tsx';
import type { TwoFactorCodeKind } from '../../../patterns/form/TwoFactorCodeField.tsx';
import { TwoFactorCodeForm } from '../../../patterns/form/TwoFactorCodeForm.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { useLastValue } from '../../../primitives/useLastValue.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { CopyButton } from '../CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import * as styles from './TwoFactorDialog.css.ts';

export type TwoFactorAction = 'enable' | 'renewCodes' | 'disable';

/** `enable` asks for the password, then for a code of the new secret; the others ask for a code. */
export type TwoFactorStep =
  | { status: 'password' }
  | { status: 'scan'; secret: string; uri: string }
  | { status: 'code'; action: Exclude<TwoFactorAction, 'enable'> }
  | { status: 'codes'; recoveryCodes: readonly string[] };

/** A new object for each response. `text` is localised. */
export type TwoFactorDialogError =
  { kind: 'wrongPassword' } | { kind: 'wrongCode' } | { kind: 'other'; text: string };

export interface TwoFactorDialogProps {
  /** Null while the dialog is closed. */
  step: TwoFactorStep | null;
  submitting?: boolean;
  error?: TwoFactorDialogError | undefined;
  onSubmitPassword(event: { currentPassword: string }): void;
  onSubmitCode(event: { code: string }): void;
  /** Rejects if the browser denies access to the clipboard. */
  onCopy(event: { text: string }): Promise<void>;
  onDownload(event: { recoveryCodes: readonly string[] }): void;
  onClose(): void;
}

/** Steps to turn on two-factor authentication, to renew its recovery codes, and to turn it off. */
export function TwoFactorDialog({ step, ...props }: TwoFactorDialogProps) {
  const { t } = useTranslation('settings');
  const shown = useLastValue(step);
  const formId = useId();
  if (!shown) return null;
  const name = shown.status === 'code' ? shown.action : shown.status;
  return (
    <Dialog
      data-component="TwoFactorDialog"
      open={step !== null}
      title={t(`twoFactor.${name}.title`)}
      description={t(`twoFactor.${name}.lead`)}
      actions={<Actions {...props} step={shown} formId={formId} />}
      onClose={() => {
        // Codes are not shown again: only the button closes the dialog.
        if (shown.status !== 'codes') props.onClose();
      }}
    >
      <Stack gap={4}>
        {props.error?.kind === 'other' && (
          <Callout tone="danger" announce>
            {props.error.text}
          </Callout>
        )}
        <StepContent key={shown.status} {...props} step={shown} formId={formId} />
      </Stack>
    </Dialog>
  );
}

interface StepProps extends Omit<TwoFactorDialogProps, 'step'> {
  step: TwoFactorStep;
  formId: string;
}

function Actions({ step, formId, submitting, onClose }: StepProps): ReactNode {
  const { t } = useTranslation('settings');
  if (step.status === 'codes')
    return (
      <Button variant="primary" onPress={onClose}>
        {t('twoFactor.saved')}
      </Button>
    );
  const isOff = step.status === 'code' && step.action === 'disable';
  const name = step.status === 'code' ? step.action : step.status;
  return (
    <>
      <Button onPress={onClose}>{t('twoFactor.cancel')}</Button>
      <Button
        type="submit"
        form={formId}
        variant={isOff ? 'danger' : 'primary'}
        loading={submitting}
      >
        {t(`twoFactor.${name}.submit`)}
      </Button>
    </>
  );
}

function StepContent(props: StepProps) {
  const { step } = props;
  switch (step.status) {
    case 'password':
      return <CurrentPasswordForm {...props} onSubmit={props.onSubmitPassword} />;
    case 'scan':
      return <Scan {...props} {...step} />;
    case 'code':
      return <AnyCode {...props} />;
    case 'codes':
      return <RecoveryCodes {...props} recoveryCodes={step.recoveryCodes} />;
  }
}

interface CodeFormProps extends StepProps {
  kind: TwoFactorCodeKind;
}

function CodeForm({ kind, formId, submitting, error, onSubmitCode }: CodeFormProps) {
  const { t } = useTranslation('settings');
  return (
    <TwoFactorCodeForm
      {...{ kind, formId, submitting, error }}
      texts={{
        label: t(`twoFactor.codeLabel.${kind}`),
        incomplete: t(`twoFactor.incomplete.${kind}`),
        wrong: t('twoFactor.wrongCode'),
      }}
      onSubmit={onSubmitCode}
    />
  );
}

function Scan({ secret, uri, ...props }: StepProps & { secret: string; uri: string }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <QrCode text={uri} label={t('twoFactor.qrCode')} />
      <FormField label={t('twoFactor.secret')} hint={t('twoFactor.secretHint')}>
        {({ id, describedBy }) => (
          <TextField id={id} describedBy={describedBy} readOnly value={inGroups(secret)} />
        )}
      </FormField>
      <CopyButton text={secret} label={t('twoFactor.copySecret')} onCopy={props.onCopy} />
      <CodeForm {...props} kind="app" />
    </>
  );
}

/** Groups of four characters are easier to type. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');

function AnyCode({ error, ...props }: StepProps) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<TwoFactorCodeKind>('app');
  // An error for the other kind of code does not apply after a switch.
  const [dismissed, setDismissed] = useState<TwoFactorDialogError>();
  return (
    <>
      <CodeForm key={kind} {...props} kind={kind} error={error === dismissed ? undefined : error} />
      <Button
        size="sm"
        variant="ghost"
        onPress={() => {
          setKind(kind === 'app' ? 'recovery' : 'app');
          setDismissed(error);
        }}
      >
        {t(`twoFactor.switch.${kind}`)}
      </Button>
    </>
  );
}

function RecoveryCodes({
  recoveryCodes,
  onCopy,
  onDownload,
}: StepProps & { recoveryCodes: readonly string[] }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <ul className={styles.codes} aria-label={t('twoFactor.recoveryCodes')}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton
          text={recoveryCodes.join('\n')}
          label={t('twoFactor.copyCodes')}
          onCopy={onCopy}
        />
        <Button size="sm" icon={icons.download} onPress={() => onDownload({ recoveryCodes })}>
          {t('twoFactor.download')}
        </Button>
      </div>
    </>
  );
}
