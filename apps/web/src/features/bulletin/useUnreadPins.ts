import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** How many pinned posts the member has not read; none where the area is closed to them. */
export function useUnreadPins(): number {
  const mayView = useMayView('bulletin');
  const { data } = useQuietQuery('/v1/bulletin-boards/unread', mayView ? {} : null);
  return data?.pinned ?? 0;
}
