import type { Schemas } from '@office/api';

/** Replaces the entry of a member, or removes it if no part is set. */
export function withReachability(
  list: Schemas['ReachabilityList'],
  changed: Schemas['Reachability'],
): Schemas['ReachabilityList'] {
  const others = list.data.filter(({ userId }) => userId !== changed.userId);
  const { statusLine, quietUntil, workingHours } = changed;
  return {
    ...list,
    data: statusLine || quietUntil || workingHours ? [...others, changed] : others,
  };
}
