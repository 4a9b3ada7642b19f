import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../errors/errorCode.ts';
import { useAction } from '../lib/useAction.ts';
import { signOutReason } from '../session/signOutReason.ts';
import { mailedCode, type MailedCode } from './mailedCode.ts';

interface Options<Values, Failure> {
  /** Signs in. A sign-in from an unknown network fails with `loginIpUnknown`. */
  signIn(values: Values): Promise<void>;
  /** Returns the error for the form, or undefined if a toast already shows it. */
  errorOf(failure: unknown): Failure | undefined;
}

/** State of the sign-in form of an application. */
export function useSignIn<Values, Failure>({ signIn, errorOf }: Options<Values, Failure>) {
  const { t } = useTranslation();
  const [reasonKey] = useState(signOutReason.get);
  const [error, setError] = useState<Failure>();
  const [codeFor, setCodeFor] = useState<Values & MailedCode>();

  useEffect(() => () => signOutReason.forget(), []);

  const [submit, submitting] = useAction(async (values: Values) => {
    setError(undefined);
    try {
      await signIn(values);
    } catch (failure) {
      if (errorCode(failure) === 'loginIpUnknown')
        setCodeFor({ ...values, ...mailedCode(failure) });
      else setError(errorOf(failure));
    }
  });
  const forgetCode = useCallback(() => setCodeFor(undefined), []);
  return {
    error,
    submitting,
    /** Reason for showing the form, such as an expired session. */
    notice: reasonKey && t(reasonKey),
    /** Set after a sign-in from an unknown network, which requires the mailed code. */
    codeFor,
    submit,
    forgetCode,
  };
}
