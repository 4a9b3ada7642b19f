import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';

/** Addresses are those below `/admin`. */
export function Router({ children }: { children: ReactNode }) {
  return (
    // Without transitions a sign-out and the sign-in that follows are shown in one step.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <LinkProvider component={RouterLink}>
        <NavigationForOthers />
        {children}
      </LinkProvider>
    </BrowserRouter>
  );
}

/** Paths change the route; whole addresses (the members' pages, mail, elsewhere) stay anchors. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

function NavigationForOthers() {
  const navigate = useNavigate();
  useEffect(() => bindNavigation(navigate), [navigate]);
  return null;
}
