import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  NotFoundPage,
  ServerErrorPage,
  UnauthorizedPage,
} from '../features/status/pages/statusPages.tsx';
import { homePath, pages, type AdminPage } from './pages.ts';

const routes = pages.map(({ path, roles, load }) => ({ path, roles, Page: lazyPage(load) }));

export interface PageRoutesProps {
  role: AdminPage['roles'][number];
}

export function PageRoutes({ role }: PageRoutesProps) {
  return (
    <Routes>
      <Route index element={<Navigate to={homePath} replace />} />
      {routes.map(({ path, roles, Page }) => (
        <Route
          key={path}
          path={path}
          element={roles.includes(role) ? <Page /> : <Navigate to="/401" replace />}
        />
      ))}
      <Route path="401" element={<UnauthorizedPage />} />
      <Route path="500" element={<ServerErrorPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
