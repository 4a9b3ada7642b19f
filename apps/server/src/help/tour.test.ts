import type { Schemas } from '@office/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatMembers, type ChatTestMember } from '../../test/chat.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import { makePerson, signIn } from '../../test/people.ts';
import { memberships } from '../database/schema/organizations.ts';
import { helpTours } from '../database/schema/tours.ts';

const path = '/v1/help/tour';

let office: TestOffice;
let aoi: ChatTestMember;
let ren: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
  const chatters = await makeChatMembers(office, ['葵', '蓮']);
  [aoi, ren] = chatters.chatters as [ChatTestMember, ChatTestMember];
});
afterAll(() => office.close());

const tourOf = async ({ token }: Pick<ChatTestMember, 'token'>) =>
  (await office.call<Schemas['Tour']>('GET', path, { token })).body;
const choose = (who: ChatTestMember, status: unknown) =>
  office.call<Schemas['Tour']>('PATCH', path, { token: who.token, body: { status } });
const note = (who: ChatTestMember, step: unknown) =>
  office.call<Schemas['Tour']>('POST', `${path}/steps`, { token: who.token, body: { step } });

describe('first-day tour', () => {
  it('is offered to new members and finished for long-time members', async () => {
    const { db } = office.platform;
    expect(await tourOf(aoi)).toEqual({ status: 'OFFERED', done: [] });
    await db.update(memberships).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
    expect(await tourOf(aoi)).toEqual({ status: 'FINISHED', done: [] });
    await db.update(memberships).set({ createdAt: new Date() });
  });

  it('keeps its progress across devices and finishes with the last step', async () => {
    expect((await choose(aoi, 'RUNNING')).body).toEqual({ status: 'RUNNING', done: [] });
    expect((await note(aoi, 'TALK')).body.done).toEqual(['TALK']);
    expect((await note(aoi, 'WALK')).body.done).toEqual(['WALK', 'TALK']);
    expect(await tourOf(aoi)).toEqual({ status: 'RUNNING', done: ['WALK', 'TALK'] });
    expect(await tourOf(ren)).toEqual({ status: 'OFFERED', done: [] });
    await note(aoi, 'SIT');
    const all = ['WALK', 'SIT', 'TALK', 'FIND'];
    expect((await note(aoi, 'FIND')).body).toEqual({ status: 'FINISHED', done: all });
    expect((await choose(aoi, 'RUNNING')).body).toEqual({ status: 'RUNNING', done: [] });
  });

  it('ignores steps after it was skipped', async () => {
    expect((await choose(ren, 'SKIPPED')).body.status).toBe('SKIPPED');
    expect((await note(ren, 'WALK')).body).toEqual({ status: 'SKIPPED', done: [] });
  });

  it('stores all steps that pages report concurrently', async () => {
    await choose(aoi, 'RUNNING');
    const steps = ['WALK', 'SIT', 'TALK', 'FIND'];
    await Promise.all(Array.from({ length: 50 }, (_, turn) => note(aoi, steps[turn % 4])));
    expect((await tourOf(aoi)).status).toBe('FINISHED');
    expect(await office.platform.db.$count(helpTours)).toBe(2);
  });

  it.each([
    ['status', 'OFFERED'],
    ['status', 'FINISHED'],
    ['step', 'FLY'],
    ['step', null],
  ])('rejects the %s %j', async (field, value) => {
    const answer = await (field === 'status' ? choose : note)(aoi, value);
    expect(answer).toMatchObject({ status: 400, errors: { [field]: 'invalid' } });
  });

  it('requires a selected organisation', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    expect(await office.call('GET', path, { token })).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
    expect((await office.call('GET', path)).status).toBe(401);
  });
});
