import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';

export function Router({ children }: { children: ReactNode }) {
  return (
    // Disables transitions, so that a sign-out and the following sign-in render in one step.
    <BrowserRouter basename="/admin" useTransitions={false}>
      <LinkProvider component={RouterLink}>
        <NavigationForOthers />
        {children}
      </LinkProvider>
    </BrowserRouter>
  );
}

/** Paths use the router; absolute URLs (members' app, mail, external sites) stay anchors. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

function NavigationForOthers() {
  const navigate = useNavigate();
  useEffect(() => bindNavigation(navigate), [navigate]);
  return null;
}
