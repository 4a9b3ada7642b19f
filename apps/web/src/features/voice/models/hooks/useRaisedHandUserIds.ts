import { useStore } from '@office/client/lib/useStore.ts';
import { useSession } from '../../../../platform/session/useSession.ts';
import { raisedHands } from '../call/raisedHands.ts';
import { useVoice } from '../voiceContext.ts';

/** Separated by spaces: a new array would render the caller with every spoken word. */
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
