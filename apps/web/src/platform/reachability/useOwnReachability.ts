import { unwrap, type Schemas } from '@office/api';
import { pausedUntil, type WorkingHours } from '@office/vocabulary';
import { showError } from '@office/client/errors/showError.ts';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { office } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import { useSession } from '../session/useSession.ts';
import { withReachability } from './withReachability.ts';

export function useOwnReachability() {
  const { user } = useSession();
  const patch = usePatchQueries();
  const { data } = useQuery('/v1/users/reachability');
  const own = data?.data.find(({ userId }) => userId === user?.id);
  const apply = async (changed: Promise<Schemas['Reachability']>) => {
    const reachability = await changed;
    await patch('/v1/users/reachability', (list) => withReachability(list, reachability));
  };
  const { statusLine = null, quietUntil = null, workingHours = null } = own ?? {};
  const now = new Date();
  return {
    statusLine: statusLine?.endsAt && new Date(statusLine.endsAt) <= now ? null : statusLine,
    pausedUntil: pausedUntil({ quietUntil, workingHours }, now),
    hasQuietTime: quietUntil !== null && new Date(quietUntil) > now,
    workingHours,
    setStatusLine: (body: Schemas['StatusLine']) =>
      apply(unwrap(office.PUT('/v1/users/status-line', { body }))),
    clearStatusLine: () => apply(unwrap(office.DELETE('/v1/users/status-line'))).catch(showError),
    pause: (until: string) =>
      apply(unwrap(office.PUT('/v1/users/quiet-time', { body: { until } }))),
    resume: () => apply(unwrap(office.DELETE('/v1/users/quiet-time'))).catch(showError),
    setWorkingHours: ({ weekdays, ...hours }: WorkingHours) =>
      apply(
        unwrap(
          office.PUT('/v1/users/working-hours', { body: { ...hours, weekdays: [...weekdays] } }),
        ),
      ),
    clearWorkingHours: () => apply(unwrap(office.DELETE('/v1/users/working-hours'))),
  };
}
