import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../errors/errorCode.ts';
import { useAction } from '../lib/useAction.ts';
import { signOutReason } from '../session/signOutReason.ts';
import { mailedCode, type MailedCode } from './mailedCode.ts';

/** Code that is required after the password. */
export type RequiredCode = ({ kind: 'mailed' } & MailedCode) | { kind: 'twoFactor' };

interface Options<Values, Failure> {
  /** Signs in. Fails with `loginIpUnknown` or `twoFactorRequired` if a code is required. */
  signIn(values: Values): Promise<void>;
  signInWithPasskey(choice: { staySignedIn: boolean }): Promise<void>;
  /** Opens the page of the organisation's identity provider. */
  startSso(choice: { email: string; staySignedIn: boolean }): Promise<void>;
  /** Returns the error for the form, or undefined if a toast already shows it. */
  errorOf(failure: unknown): Failure | undefined;
}

/** State of the sign-in form of an application. */
export function useSignIn<Values, Failure>({
  signIn,
  signInWithPasskey,
  startSso,
  errorOf,
}: Options<Values, Failure>) {
  const { t } = useTranslation();
  const [reasonKey] = useState(signOutReason.get);
  const [error, setError] = useState<Failure>();
  const [codeFor, setCodeFor] = useState<{ values: Values; required: RequiredCode }>();

  useEffect(() => () => signOutReason.forget(), []);

  const [submit, submitting] = useAction(async (values: Values) => {
    setError(undefined);
    try {
      await signIn(values);
    } catch (failure) {
      const required = requiredCode(failure);
      if (required) setCodeFor({ values, required });
      else setError(errorOf(failure));
    }
  });
  const showError =
    <Choice>(call: (choice: Choice) => Promise<void>) =>
    async (choice: Choice) => {
      setError(undefined);
      try {
        await call(choice);
      } catch (failure) {
        setError(errorOf(failure));
      }
    };
  const [submitPasskey, passkeyPending] = useAction(showError(signInWithPasskey));
  const [submitSso, ssoPending] = useAction(showError(startSso));
  const forgetCode = useCallback(() => setCodeFor(undefined), []);
  return {
    error,
    submitting,
    /** Reason for showing the form, such as an expired session. */
    notice: reasonKey && t(reasonKey),
    /** Set after a sign-in that requires a code. */
    codeFor,
    submit,
    submitPasskey,
    passkeyPending,
    submitSso,
    ssoPending,
    forgetCode,
  };
}

function requiredCode(failure: unknown): RequiredCode | undefined {
  switch (errorCode(failure)) {
    case 'loginIpUnknown':
      return { kind: 'mailed', ...mailedCode(failure) };
    case 'twoFactorRequired':
      return { kind: 'twoFactor' };
    default:
      return undefined;
  }
}
