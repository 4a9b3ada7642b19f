import type { Schemas } from '@office/api';
import type { Presence } from '@office/vocabulary';
import { displayName } from '@office/client/people/displayName.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** The profile is undefined until it has loaded; until then the name is the e-mail address. */
export function useOwnProfile(): {
  profile: Schemas['Profile'] | undefined;
  name: string;
  avatarUrl: string | undefined;
  presence: Presence;
} {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  return {
    profile,
    name: (profile && displayName(profile)) || user?.email || '',
    avatarUrl: profile && ownPicture(profile),
    presence: {
      workingStatus: profile?.workingStatus ?? 'OFFICE',
      status: profile?.status ?? 'AVAILABLE',
    },
  };
}
