import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { useEffect } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { usePageTitle } from '@office/client/navigation/usePageTitle.ts';
import { pageNameKey } from './pageNameKey.ts';
import { bindSignOutParts } from '../platform/signOut/signOut.ts';
import { workplaceCode } from './firstPanel.ts';
import { AppRoutes } from './routes.tsx';

export { loadFirstPanel } from './firstPanel.ts';
export { prepareNextPage } from './prepareNextPage.ts';

bindSignOutParts(async () => (await workplaceCode()).signOutParts);

export function RoutedApp() {
  return (
    // Without transitions, a sign-out and its redirect are rendered in one step.
    <BrowserRouter useTransitions={false}>
      <LinkProvider component={RouterLink}>
        <NavigationBinding />
        <PageTitle />
        <AppRoutes />
      </LinkProvider>
    </BrowserRouter>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

function PageTitle() {
  const { pathname } = useLocation();
  usePageTitle(pageNameKey(pathname));
  return null;
}

function NavigationBinding() {
  const navigate = useNavigate();
  useEffect(() => bindNavigation(navigate), [navigate]);
  return null;
}
