import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { usePageTitle } from '@office/client/navigation/usePageTitle.ts';
import { useSession } from '../platform/session/useSession.ts';
import { returnPath } from '../platform/session/returnPath.ts';
import { AuthFrame } from '../features/auth/pages/AuthFrame.tsx';
import { SignInPage } from '../features/auth/pages/SignInPage.tsx';

export interface StandaloneSignInProps {
  onLeave(): void;
}

/** Sign-in as the first page of a visit, without the router. Calls `onLeave` on any navigation. */
export function StandaloneSignIn({ onLeave }: StandaloneSignInProps) {
  const { isAuthenticated } = useSession();
  usePageTitle('auth:signIn.title');

  useEffect(() => {
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  }, [onLeave]);

  useEffect(() => {
    if (!isAuthenticated) return;
    let isCurrent = true;
    void import('./RoutedApp.tsx')
      .then(({ prepareNextPage }) => prepareNextPage())
      // The router shows the error of code that cannot be loaded.
      .catch(returnPath)
      .then((path) => {
        if (!isCurrent) return;
        window.history.replaceState(null, '', path);
        onLeave();
      });
    return () => {
      isCurrent = false;
    };
  }, [isAuthenticated, onLeave]);

  const LeavingLink = useCallback(
    ({ href, onClick, ...rest }: LinkComponentProps) => (
      <a
        href={href}
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          if (!isPlainSameOriginClick(event)) return;
          event.preventDefault();
          window.history.pushState(null, '', href);
          onLeave();
        }}
      />
    ),
    [onLeave],
  );

  return (
    <LinkProvider component={LeavingLink}>
      <AuthFrame>
        <SignInPage />
      </AuthFrame>
    </LinkProvider>
  );
}

/** Whether the event is a plain click on a link of this site, without a modifier key. */
function isPlainSameOriginClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  return isPlain && !event.altKey && !target && origin === window.location.origin;
}
