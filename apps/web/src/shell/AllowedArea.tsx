import type { Schemas } from '@office/api';
import { ErrorState, LoadingState } from '@office/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useQuery } from '../platform/api/queries.ts';
import { PanelInstead } from './PanelInstead.tsx';

export interface AllowedAreaProps {
  area: Schemas['AreaName'];
  children: ReactNode;
}

/** The second guard (design §9): the permission call allows the area, else /401. */
export function AllowedArea({ area, children }: AllowedAreaProps) {
  const { data, error, mutate } = useQuery('/v1/auth/user/permission');
  if (data) return allowsArea(data, area) ? children : <Navigate to="/401" replace />;
  return (
    <PanelInstead>
      {error ? <ErrorState onRetry={() => void mutate()} /> : <LoadingState />}
    </PanelInstead>
  );
}

/** Areas that the answer does not name are closed. */
export function allowsArea(permission: Schemas['Permission'], area: Schemas['AreaName']): boolean {
  return permission.areas.some((each) => each.area === area && each.view);
}
