import type { Realtime } from '../../realtime/realtime.ts';

const minIntervalMs = 1000;

/** Organisations notified within the last interval, with the members whose calendars have changed since. */
const pendingChanges = new WeakMap<Realtime, Map<string, Set<string>>>();

/** The first change is sent immediately; further changes within one second are batched. */
export async function publishCalendarsChanged(
  { realtime }: { realtime: Realtime },
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const organizations = pendingChanges.get(realtime) ?? new Map<string, Set<string>>();
  pendingChanges.set(realtime, organizations);
  const waiting = organizations.get(organizationId);
  if (waiting) {
    for (const id of userIds) waiting.add(id);
    return;
  }
  organizations.set(organizationId, new Set());
  setTimeout(() => {
    const since = organizations.get(organizationId) ?? [];
    organizations.delete(organizationId);
    void publishCalendarsChanged({ realtime }, organizationId, [...since]);
  }, minIntervalMs).unref();
  await realtime.publish(
    'calendarsChanged',
    { organizationId },
    { userIds: [...new Set(userIds)] },
  );
}
