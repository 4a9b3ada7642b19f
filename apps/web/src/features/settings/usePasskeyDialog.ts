import { unwrap } from '@office/api';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { PasskeyError } from '@office/client/signIn/PasskeyError.ts';
import type {
  PasskeyDialogError,
  PasskeyDialogProps,
  PasskeyDialogState,
} from '@office/ui/screens/settings';
import i18next from 'i18next';
import { useState } from 'react';
import { office } from '../../platform/api/client.ts';

interface Options {
  onAdded(): void;
  /** Reloads the list of passkeys. */
  renew(): Promise<unknown>;
}

export function usePasskeyDialog({ onAdded, renew }: Options): {
  open(state: PasskeyDialogState): void;
  props: PasskeyDialogProps;
} {
  const [state, setState] = useState<PasskeyDialogState | null>(null);
  const [error, setError] = useState<PasskeyDialogError>();

  const [submit, submitting] = useAction(async (task: () => Promise<void>) => {
    setError(undefined);
    try {
      await task();
      setState(null);
      void renew();
    } catch (failure) {
      setError(dialogError(failure));
    }
  });

  return {
    open(next) {
      setError(undefined);
      setState(next);
    },
    props: {
      state,
      submitting,
      error,
      onAdd: ({ name, currentPassword }) =>
        void submit(async () => {
          await addPasskey(name, currentPassword);
          onAdded();
        }),
      onRename: ({ passkeyId, name }) =>
        void submit(async () => {
          const params = { path: { passkeyId } };
          const body = { name };
          await unwrap(office.PATCH('/v1/auth/user/passkeys/{passkeyId}', { params, body }));
        }),
      onClose: () => setState(null),
    },
  };
}

async function addPasskey(name: string, currentPassword: string): Promise<void> {
  const body = { currentPassword };
  const options = await unwrap(office.POST('/v1/auth/user/passkeys/options', { body }));
  const { createPasskey } = await import('@office/client/signIn/passkeys.ts');
  const attestation = await createPasskey(options);
  await unwrap(office.POST('/v1/auth/user/passkeys', { body: { name, attestation } }));
}

function dialogError(failure: unknown): PasskeyDialogError | undefined {
  if (errorCode(failure) === 'currentPasswordIncorrect') return { kind: 'wrongPassword' };
  if (failure instanceof PasskeyError) {
    return { kind: 'other', text: i18next.t(`settings:passkeys.${failure.kind}`) };
  }
  return isAlreadyReported(failure) ? undefined : { kind: 'other', text: errorText(failure) };
}
