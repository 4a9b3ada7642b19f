import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { identityError } from '@office/client/errors/identityError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { PasskeyError } from '@office/client/signIn/PasskeyError.ts';
import {
  ConfirmIdentity,
  type ConfirmIdentityError,
  type ConfirmIdentityState,
} from '@office/ui/screens/admin/auth';
import { useEffect, useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { confirmation } from '../../../platform/confirmation/ConfirmationStore.ts';
import { endSession } from '../../../platform/session/adminSession.ts';

type Options = Schemas['ConfirmationOptions'];

const path = '/v1/admin/auth/confirmation';

/** Dialog for calls that require a confirmation of the identity. Loads the methods for each question. */
export function Confirmation({ open }: { open: boolean }) {
  const [options, setOptions] = useState<Options | 'failed'>();
  const [error, setError] = useState<ConfirmIdentityError>();

  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) reset();
  }
  function reset() {
    setOptions(undefined);
    setError(undefined);
  }
  useEffect(() => {
    if (open) void loadOptions().then(setOptions);
  }, [open]);
  const reload = async () => {
    reset();
    setOptions(await loadOptions());
  };

  const [submit, submitting] = useAction(
    async (makeBody: () => Promise<Schemas['ConfirmIdentityRequest']>) => {
      setError(undefined);
      try {
        await unwrap(office.POST(path, { body: await makeBody() }));
        confirmation.answer(true);
      } catch (failure) {
        setError(dialogError(failure));
        // Another tab has set up or removed an authenticator app.
        const hasChanged = ['twoFactorRequired', 'twoFactorNotEnabled'];
        if (hasChanged.includes(errorCode(failure) ?? '')) await reload();
      }
    },
  );

  return (
    <ConfirmIdentity
      state={open ? stateOf(options) : null}
      submitting={submitting}
      error={error}
      onSubmitPassword={(body) => submit(() => Promise.resolve(body))}
      onSubmitCode={(body) => submit(() => Promise.resolve(body))}
      onPasskey={() =>
        submit(async () => {
          // A challenge can be used once, and expires.
          const { passkey } = await unwrap(office.POST(`${path}/options`));
          if (!passkey) throw new PasskeyError('unsupported');
          const { getAssertion } = await import('@office/client/signIn/passkeys.ts');
          return { assertion: await getAssertion(passkey) };
        })
      }
      onSignInAgain={() => {
        confirmation.answer(false);
        void office
          .POST('/v1/admin/auth/logout')
          .catch(() => undefined)
          .then(() => endSession('errors:errorResponse.confirmationRequired'));
      }}
      onRetry={() => void reload()}
      onClose={() => confirmation.answer(false)}
    />
  );
}

async function loadOptions(): Promise<Options | 'failed'> {
  try {
    return await unwrap(office.POST(`${path}/options`));
  } catch {
    return 'failed';
  }
}

function stateOf(options: Options | 'failed' | undefined): ConfirmIdentityState {
  if (options === 'failed') return { status: 'error' };
  return options ? { status: 'ready', methods: options.methods } : { status: 'loading' };
}

function dialogError(failure: unknown): ConfirmIdentityError | undefined {
  if (failure instanceof PasskeyError) {
    return { kind: failure.kind === 'unsupported' ? 'passkeyUnsupported' : 'passkeyCancelled' };
  }
  return identityError(failure);
}
