import type { RaisedHand } from '@office/ui/screens/voice';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { raisedHands } from '../models/call/raisedHands.ts';

export function useRaisedHands(call: ActiveCallState): RaisedHand[] {
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  return raisedHands(call, { userId: user?.id ?? '', name: profile ? displayName(profile) : '' });
}
