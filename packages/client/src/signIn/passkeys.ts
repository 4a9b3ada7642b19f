import type { Schemas } from '@office/api';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { PasskeyError } from './PasskeyError.ts';

type Options = Schemas['PasskeyOptions'];

/** Asks the browser for a passkey of this site. Must run after a press of the user. */
export async function getAssertion({ options }: Options): Promise<Schemas['PasskeyAssertion']> {
  const { id, response } = await withPasskeyErrors(() =>
    startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Creates a passkey for this site in the browser, a password manager or a security key. */
export async function createPasskey({ options }: Options): Promise<Schemas['PasskeyAttestation']> {
  const { id, response } = await withPasskeyErrors(() =>
    startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

const kindsByName: Partial<Record<string, PasskeyError['kind']>> = {
  InvalidStateError: 'alreadyAdded',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

/** The browser reports a refusal, a time-out and a missing passkey with the same error. */
async function withPasskeyErrors<T>(ask: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    const kind = kindsByName[name] ?? 'cancelled';
    throw new PasskeyError(kind, { cause });
  }
}
