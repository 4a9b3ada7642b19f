import type { Schemas } from '@office/api';
import { expect } from 'vitest';
import { openCalendar } from '../../src/calendar/open-calendar.ts';
import { syncAccount } from '../../src/calendar/sync/sync.ts';
import { calendarAccounts } from '../../src/database/schema/calendar.ts';
import { eventually } from '../eventually.ts';
import { at, type TestMember } from '../meetings.ts';
import type { TestOffice } from '../office.ts';

/** Test office with one calendar account. Synchronisation runs only when a test calls `sync`. */
export class SyncedCalendar {
  readonly #office: TestOffice;
  readonly #owner: TestMember;

  constructor(office: TestOffice, owner: TestMember) {
    this.#office = office;
    this.#owner = owner;
  }

  async account(): Promise<typeof calendarAccounts.$inferSelect> {
    const [row] = await this.#office.platform.db.select().from(calendarAccounts);
    return row!;
  }

  /** @param now clock of the synchronisation; defaults to the office clock */
  async sync(now = this.#office.platform.now) {
    const platform = { ...this.#office.platform, now };
    const { id } = await this.account();
    return syncAccount(
      platform,
      id,
      (account) => openCalendar(platform, account),
      () => 0.5,
    );
  }

  async msUntilNextSync(): Promise<number> {
    const { nextSyncAt } = await this.account();
    return nextSyncAt.getTime() - this.#office.platform.now().getTime();
  }

  eventsFor(
    who: TestMember,
    { of = [this.#owner], from = at(1, 0), to = '2026-12-31T00:00:00Z' } = {},
  ) {
    const ids = JSON.stringify(of.map(({ userId }) => userId));
    const query = new URLSearchParams({ ids, startTime: from, endTime: to });
    const path = `/v1/calendar/events?${query}`;
    return this.#office.call<Schemas['ExternalEventList']>('GET', path, who);
  }

  async busyTimes(who: TestMember): Promise<string[]> {
    const userIds = JSON.stringify([this.#owner.userId]);
    const query = new URLSearchParams({ userIds, startTime: at(15, 0), endTime: at(30, 0) });
    const path = `/v1/meetings/user-attendees?${query}`;
    const { body } = await this.#office.call<Schemas['MeetingAttendeeList']>('GET', path, who);
    return body.data.flatMap(({ busy }) => busy.map((time) => `${time.startTime} ${time.endTime}`));
  }

  async expectCalendarsChanged(): Promise<void> {
    const { userId } = this.#owner;
    const payload = { userIds: expect.arrayContaining([userId]) };
    await eventually(() =>
      expect(this.#office.sent).toContainEqual(
        expect.objectContaining({ kind: 'calendarsChanged', payload }),
      ),
    );
  }

  async titles(who = this.#owner): Promise<(string | null)[]> {
    return (await this.eventsFor(who)).body.data.map(({ title }) => title);
  }

  async meeting(id: string, who = this.#owner): Promise<Schemas['Meeting']> {
    return (await this.#office.call<Schemas['Meeting']>('GET', `/v1/meetings/${id}`, who)).body;
  }
}
