import { ReachabilityProvider } from '@office/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { quietTime } from '../../../platform/reachability/browserQuietTime.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Provides the status lines, quiet times and working hours of the organisation to the workplace. */
export function MemberReachability({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { data } = useQuery('/v1/users/reachability');
  const members = useMemo(
    () => new Map(data?.data.map((member) => [member.userId, member])),
    [data],
  );
  const own = user && members.get(user.id);
  useEffect(() => {
    quietTime.set(own ?? null);
    return () => quietTime.set(null);
  }, [own]);
  return <ReachabilityProvider members={members}>{children}</ReachabilityProvider>;
}
