import type { Realtime } from '../realtime/realtime.ts';

/** An organisation is told at most so often. */
const restMs = 1000;

/** The members of organisations that were told just now, whose calendars have changed since then. */
const untold = new WeakMap<Realtime, Map<string, Set<string>>>();

/**
 * Tells the organisation that calendars of members have changed: those who look at them read them anew. The first
 * change is told at once, what follows within a second of it together.
 */
export async function publishCalendarsChanged(
  { realtime }: { realtime: Realtime },
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const organizations = untold.get(realtime) ?? new Map<string, Set<string>>();
  untold.set(realtime, organizations);
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
  }, restMs).unref();
  await realtime.publish(
    'calendarsChanged',
    { organizationId },
    { userIds: [...new Set(userIds)] },
  );
}
