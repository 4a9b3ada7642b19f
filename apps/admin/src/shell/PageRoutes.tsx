import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { ReadOnlyPage } from '@office/ui/screens/admin/frame';
import { hasPermission, type AdminRole } from '@office/vocabulary';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  NotFoundPage,
  ServerErrorPage,
  UnauthorizedPage,
} from '../features/status/pages/statusPages.tsx';
import { homePath, pages } from './pages.ts';

const routes = pages.map(({ load, ...page }) => ({ ...page, Page: lazyPage(load) }));

export interface PageRoutesProps {
  role: AdminRole;
}

export function PageRoutes({ role }: PageRoutesProps) {
  const elementOf = ({ permission, writes, isForm, Page }: (typeof routes)[number]) => {
    if (!hasPermission(role, permission)) return <UnauthorizedPage role={role} />;
    if (!writes || hasPermission(role, writes)) return <Page />;
    return (
      <ReadOnlyPage role={role} disabled={isForm ?? false}>
        <Page />
      </ReadOnlyPage>
    );
  };
  return (
    <Routes>
      <Route index element={<Navigate to={homePath} replace />} />
      {routes.map((page) => (
        <Route key={page.path} path={page.path} element={elementOf(page)} />
      ))}
      <Route path="401" element={<UnauthorizedPage role={role} />} />
      <Route path="500" element={<ServerErrorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
