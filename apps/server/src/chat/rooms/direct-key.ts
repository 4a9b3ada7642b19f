/** Returns the key of the direct room of these people. */
export const directKeyOf = (userIds: readonly string[]): string => userIds.toSorted().join(':');

const idsOf = (directKey: string): string[] => directKey.split(':');

/** Whether a room is a direct room of more than two people. */
export const isGroupKey = (directKey: string | null): directKey is string =>
  directKey !== null && idsOf(directKey).length > 2;

/**
 * Returns the key of a group after a member left. The room id keeps the key different from the keys of
 * direct rooms that the same people open later. At least three ids remain, because a shorter key would
 * make the room a pair, so the name of the last other member remains.
 */
export function keyAfterLeaving(
  { id: roomId, directKey }: { id: string; directKey: string },
  userId: string,
): string {
  const people = idsOf(directKey).filter((id) => id !== roomId);
  const remaining = people.length > 2 ? people.filter((id) => id !== userId) : people;
  return [...remaining, roomId].join(':');
}
