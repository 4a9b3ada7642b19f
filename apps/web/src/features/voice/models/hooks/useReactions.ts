import type { PersonReaction } from '@office/ui/screens/voice';
import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useSession } from '../../../../platform/session/useSession.ts';
import type { CurrentReaction } from '../call/CallReactions.ts';
import { useVoice } from '../voiceContext.ts';

const none: readonly CurrentReaction[] = [];
const nothing = () => () => {};

/** The reactions of the current call, with user ids, oldest first. */
export function useReactions(): readonly PersonReaction[] {
  const { calls } = useVoice();
  const { user } = useSession();
  const participants = useStore(calls, ({ call }) => call?.participants);
  const reactions = calls.call?.reactions;
  const shown = useSyncExternalStore(
    reactions?.subscribe ?? nothing,
    reactions?.getSnapshot ?? (() => none),
  );
  const ownId = calls.call?.participantId;
  const myUserId = user?.id;
  // The call state changes with every spoken word; the key changes only with the participants.
  const key = participants?.map((each) => `${each.participantId} ${each.userId}`).join('\n') ?? '';
  return useMemo(() => {
    const users = new Map(key.split('\n').map((line) => line.split(' ') as [string, string]));
    return shown.flatMap(({ id, participantId, reaction }) => {
      const userId = participantId === ownId ? myUserId : users.get(participantId);
      return userId === undefined ? [] : [{ id, userId, reaction }];
    });
  }, [shown, key, ownId, myUserId]);
}

export function useReactionsByUser(): ReadonlyMap<string, readonly PersonReaction[]> {
  const reactions = useReactions();
  return useMemo(() => {
    const byUser = new Map<string, PersonReaction[]>();
    for (const reaction of reactions)
      byUser.set(reaction.userId, [...(byUser.get(reaction.userId) ?? []), reaction]);
    return byUser;
  }, [reactions]);
}
