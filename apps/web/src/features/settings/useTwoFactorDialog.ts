import { unwrap } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { identityError } from '@office/client/errors/identityError.ts';
import { copyText } from '@office/client/lib/copyText.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type {
  TwoFactorAction,
  TwoFactorDialogError,
  TwoFactorDialogProps,
  TwoFactorStep,
} from '@office/ui/screens/settings';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';

interface Options {
  onDone(action: TwoFactorAction): void;
  /** Reloads the status of two-factor authentication. */
  renew(): Promise<unknown>;
}

/** State of the dialog that turns two-factor authentication on or off, or renews recovery codes. */
export function useTwoFactorDialog({ onDone, renew }: Options): {
  open(action: TwoFactorAction): void;
  props: TwoFactorDialogProps;
} {
  const [action, setAction] = useState<TwoFactorAction>('enable');
  const [step, setStep] = useState<TwoFactorStep | null>(null);
  const [error, setError] = useState<TwoFactorDialogError>();

  const [submit, submitting] = useAction(async (task: () => Promise<TwoFactorStep | null>) => {
    setError(undefined);
    try {
      const next = await task();
      setStep(next);
      if (!next || next.status === 'codes') await renew();
      if (!next) onDone(action);
    } catch (failure) {
      setError(identityError(failure));
      // The setup has expired, or another tab has finished it.
      if (errorCode(failure) === 'twoFactorSetupExpired') setStep({ status: 'password' });
    }
  });

  return {
    open(next) {
      setAction(next);
      setError(undefined);
      setStep(next === 'enable' ? { status: 'password' } : { status: 'code', action: next });
    },
    props: {
      step,
      submitting,
      error,
      onSubmitPassword: (body) =>
        void submit(async () => {
          const setup = await unwrap(office.POST('/v1/auth/user/two-factor', { body }));
          return { status: 'scan', ...setup };
        }),
      onSubmitCode: (body) => void submit(() => submitCode(action, body)),
      onCopy: ({ text }) => copyText(text),
      onDownload: ({ recoveryCodes }) =>
        saveFile(new Blob([`${recoveryCodes.join('\n')}\n`]), 'recovery-codes.txt'),
      onClose() {
        setStep(null);
        if (step?.status === 'codes') onDone(action);
      },
    },
  };
}

async function submitCode(
  action: TwoFactorAction,
  body: { code: string },
): Promise<TwoFactorStep | null> {
  if (action === 'disable') {
    await unwrap(office.POST('/v1/auth/user/two-factor/disable', { body }));
    return null;
  }
  const path = action === 'enable' ? 'confirm' : 'recovery-codes';
  const codes = await unwrap(office.POST(`/v1/auth/user/two-factor/${path}`, { body }));
  return { status: 'codes', ...codes };
}
