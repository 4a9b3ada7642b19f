import type { Schemas } from '@office/api';
import { PanelMessage } from '@office/ui/PanelMessage';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useQuery } from '../platform/api/queries.ts';
import { allowsArea } from './allowsArea.ts';
import { usePanelTitle } from './usePanelTitle.ts';

export interface AllowedAreaProps {
  area: Schemas['AreaName'];
  children: ReactNode;
}

/** Second guard (design §9): redirects to /401 unless the permission call allows the area. */
export function AllowedArea({ area, children }: AllowedAreaProps) {
  const title = usePanelTitle();
  const { data, error, mutate } = useQuery('/v1/auth/user/permission');
  if (data) return allowsArea(data, area) ? children : <Navigate to="/401" replace />;
  return (
    <PanelMessage
      title={title}
      status={error ? 'error' : 'loading'}
      onRetry={() => void mutate()}
    />
  );
}
