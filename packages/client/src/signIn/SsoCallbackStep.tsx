import type { Schemas } from '@office/api';
import { SsoCallback, type SsoCallbackProps } from '@office/ui/screens/auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../errors/errorText.ts';
import { signInWithDeviceToken } from './signInWithDeviceToken.ts';
import { forgetStartedSso, readStartedSso } from './startedSso.ts';

export interface SsoCallbackStepProps extends Pick<SsoCallbackProps, 'signInHref'> {
  finish(body: Schemas['FinishSsoRequest']): Promise<Schemas['Session']>;
  onSignedIn(session: Schemas['Session'], choice: { staySignedIn: boolean }): void;
}

/** Finishes a sign-in with the response of the identity provider in the URL. */
export function SsoCallbackStep({ finish, onSignedIn, signInHref }: SsoCallbackStepProps) {
  const [query] = useState(() => window.location.search.slice(1));
  const [started] = useState(readStartedSso);
  const [problem, setProblem] = useState<string>();
  const hasStarted = useRef(false);
  const start = useEffectEvent(async () => {
    // Removes the authorisation code from the browser history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!query || !started) return;
    forgetStartedSso();
    const { browserToken, staySignedIn } = started;
    try {
      const session = await signInWithDeviceToken((device) =>
        finish({ query, browserToken, ...device }),
      );
      onSignedIn(session, { staySignedIn });
    } catch (failure) {
      setProblem(errorText(failure));
    }
  });
  useEffect(() => {
    // A code can be used once, and StrictMode runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);
  const isAsked = query && started;
  return (
    <SsoCallback
      {...(signInHref !== undefined && { signInHref })}
      state={
        problem !== undefined
          ? { status: 'error', text: problem }
          : { status: isAsked ? 'loading' : 'unasked' }
      }
    />
  );
}
