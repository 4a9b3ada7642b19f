import type { Schemas } from '@office/api';
import { isQuickSet } from '../../../../scripts/test-set.mjs';
import { calendarAccounts } from '../../src/database/schema/calendar.ts';
import { createMeeting, type TestMember } from '../meetings.ts';
import type { TestOffice } from '../office.ts';
import type { CalendarTest } from './calendar-test.ts';

const changeCount = isQuickSet ? 60 : 200;

/** All events are in these days of November 2026. */
const [firstDay, days] = [21, 9];
const hour = 60 * 60_000;

/**
 * Applies random changes with a fixed seed on both sides and synchronises with injected failures,
 * at the end three times without. Returns the events of both sides and the visible titles.
 */
export async function applyRandomChanges({
  office,
  aoi: member,
  ren: other,
  external: outside,
  followed,
}: CalendarTest): Promise<{
  local: string[];
  remote: string[];
  secret: string[];
  otherView: string[];
}> {
  let state = 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!;
  const time = () => {
    const day = firstDay + Math.floor(random() * days);
    const start = Date.UTC(2026, 10, day, Math.floor(random() * 22));
    const [startTime, endTime] = [new Date(start), new Date(start + hour)] as const;
    return { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  };
  const ownIds: string[] = [];
  const otherIds: string[] = [];
  const attempt = async () => {
    await followed.sync().catch(() => null);
    // Releases the lock on the account that a failed run would hold for a while.
    await office.platform.db.update(calendarAccounts).set({ leaseUntil: null });
  };
  const changeMeeting = (body: object) =>
    office.call('PATCH', `/v1/meetings/${pick(ownIds)}`, { token: member.token, body });

  for (let step = 0; step < changeCount; step += 1) {
    const times = time();
    const kind = random();
    if (kind < 0.35) {
      ownIds.push((await createMeeting(office, member, { title: `内${step}`, ...times })).body.id);
    } else if (kind < 0.7) {
      otherIds.push(outside.add({ title: `外${step}`, ...times, isPrivate: random() < 0.3 }));
    } else if (kind < 0.8 && ownIds.length > 0) {
      await changeMeeting({ title: `内${step}`, ...times });
    } else if (kind < 0.9 && otherIds.length > 0) {
      const id = pick(otherIds);
      if (random() < 0.5) {
        outside.remove(id);
        otherIds.splice(otherIds.indexOf(id), 1);
      } else outside.change(id, { title: `外${step}`, ...times, isPrivate: false });
    } else if (ownIds.length > 0) {
      const id = pick(ownIds);
      const remoteId = outside.idOf(id);
      if (random() < 0.3) await office.call('DELETE', `/v1/meetings/${id}`, member);
      else if (remoteId && random() < 0.3) outside.remove(remoteId);
      else if (remoteId) outside.change(remoteId, { title: `変${step}` });
    }
    if (random() >= 0.12) continue;
    outside.failBy(() => {
      const chance = random();
      if (chance < 0.1) return { cut: 'before' };
      if (chance < 0.2) return { cut: 'after' };
      return chance < 0.25 ? { status: 503 } : null;
    });
    if (random() < 0.1) outside.forgetChanges();
    await attempt();
  }
  outside.failBy(() => null);
  for (let turn = 0; turn < 3; turn += 1) await attempt();

  const line = (title: unknown, start: string) =>
    `${String(title)} ${new Date(start).toISOString()}`;
  const meetings = await office.call<Schemas['MeetingList']>('GET', '/v1/meetings', member);
  const localIds = [...meetings.body.data, ...(await eventsFor(office, member, member))];
  const events = outside.events();
  const shown = (await eventsFor(office, other, member)).map(({ title }) => title);
  return {
    local: localIds.map(({ title, startTime }) => line(title, startTime!)).toSorted(),
    remote: events.map(({ title, startTime }) => line(title, startTime)).toSorted(),
    secret: events.filter(({ isPrivate }) => isPrivate).map(({ title }) => title),
    otherView: shown.filter((title) => title !== null),
  };
}

async function eventsFor(office: TestOffice, who: TestMember, of: TestMember) {
  const query = new URLSearchParams({
    ids: JSON.stringify([of.userId]),
    startTime: '2026-11-01T00:00:00Z',
    endTime: '2026-12-31T00:00:00Z',
  });
  const path = `/v1/calendar/events?${query}`;
  return (await office.call<Schemas['ExternalEventList']>('GET', path, who)).body.data;
}
