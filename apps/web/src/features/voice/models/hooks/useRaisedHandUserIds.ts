import { useStore } from '@office/client/lib/useStore.ts';
import { useSession } from '../../../../platform/session/useSession.ts';
import { raisedHands } from '../call/raisedHands.ts';
import { useVoice } from '../voiceContext.ts';

/**
 * User ids of participants of the current call with a raised hand, separated by spaces. A string,
 * because the call state changes with every spoken word, and a new array would render the caller.
 */
export function useRaisedHandUserIds(): string {
  const { calls } = useVoice();
  const { user } = useSession();
  const me = { userId: user?.id ?? '', name: '' };
  return useStore(calls, ({ call }) =>
    call
      ? raisedHands(call, me)
          .map(({ userId }) => userId)
          .join(' ')
      : '',
  );
}
