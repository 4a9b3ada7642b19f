import { OfficeError, type Schemas } from '@office/api';
import { describe, expect, it, vi } from 'vitest';
import type { GuestApi } from './guestApi.ts';
import { GuestVisit } from './GuestVisit.ts';

const meeting: Schemas['GuestMeeting'] = {
  organizationName: 'Sakura',
  title: 'Weekly',
  hostName: 'Aoki Aoi',
  startTime: '2026-11-20T01:00:00.000Z',
  endTime: '2026-11-20T02:00:00.000Z',
  timeZone: 'Asia/Tokyo',
  phase: 'OPEN',
  external: false,
};
const visitIn = (state: Schemas['GuestVisitState']): Schemas['GuestVisit'] => ({
  state,
  name: 'Megumi',
  meeting,
  meetingUrl: null,
  passcode: null,
});
const refusal = (status: number, body: object) =>
  new OfficeError(status, { statusCode: status, ...body } as Schemas['ErrorBody']);

function setUp(api: Partial<GuestApi> = {}, stored: string | null = null) {
  let tick: () => void = () => {};
  const storage = { getItem: () => stored, setItem: vi.fn(), removeItem: vi.fn() };
  const calls = {
    open: vi.fn<GuestApi['open']>().mockResolvedValue(meeting),
    enter: vi
      .fn<GuestApi['enter']>()
      .mockResolvedValue({ token: 'gst_1', visit: visitIn('WAITING') }),
    visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('WAITING')),
    askAgain: vi.fn<GuestApi['askAgain']>().mockResolvedValue(visitIn('WAITING')),
    leave: vi.fn<GuestApi['leave']>().mockResolvedValue(undefined),
    ...api,
  };
  const repeat = (task: () => void) => {
    tick = task;
    return () => {};
  };
  const visit = new GuestVisit('secret', { clock: { repeat }, api: calls, storage });
  visit.start();
  return { visit, calls, storage, poll: () => tick() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('GuestVisit', () => {
  it('opens the link, enters the lobby and follows the answer', async () => {
    const api = { visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('ADMITTED')) };
    const { visit, storage, poll } = setUp(api);
    await settled();
    expect(visit.getSnapshot()).toEqual({ status: 'outside', meeting });
    await visit.enter('Megumi');
    expect(storage.setItem).toHaveBeenCalledWith('office.guest', 'gst_1 secret');
    expect(visit.getSnapshot()).toMatchObject({ status: 'inside', visit: { state: 'WAITING' } });
    poll();
    await settled();
    expect(visit.getSnapshot()).toMatchObject({ visit: { state: 'ADMITTED' } });
  });

  it('returns to the lobby after a reload', async () => {
    const { visit, calls } = setUp({}, 'gst_1 secret');
    await settled();
    expect(calls.visit).toHaveBeenCalledWith('gst_1');
    expect(visit.getSnapshot()).toMatchObject({ status: 'inside', token: 'gst_1' });
  });

  it('ignores the token of another link', async () => {
    const { calls } = setUp({}, 'gst_1 other');
    await settled();
    expect(calls.visit).not.toHaveBeenCalled();
    expect(calls.open).toHaveBeenCalledWith('secret');
  });

  it('shows why a link is invalid', async () => {
    const error = refusal(404, { errors: 'guestLinkInvalid', data: { reason: 'EXPIRED' } });
    const { visit } = setUp({ open: () => Promise.reject(error) });
    await settled();
    expect(visit.getSnapshot()).toEqual({ status: 'invalid', reason: 'EXPIRED' });
  });

  it('keeps waiting while the server is unreachable', async () => {
    const api = { visit: () => Promise.reject(refusal(503, { errors: 'serviceUnavailable' })) };
    const { visit, poll } = setUp(api);
    await settled();
    await visit.enter('Megumi');
    poll();
    await settled();
    expect(visit.getSnapshot()).toMatchObject({ status: 'inside', reconnecting: true });
  });

  it('distinguishes a rate limit from an unreachable server', async () => {
    const { visit } = setUp({ open: () => Promise.reject(refusal(429, {})) });
    await settled();
    expect(visit.getSnapshot()).toEqual({ status: 'busy' });
  });

  it('leaves the call when the page closes, and keeps the place in the lobby', async () => {
    const api = { visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('ADMITTED')) };
    const { visit, calls, poll } = setUp(api);
    await settled();
    await visit.enter('Megumi');
    visit.leaveOnClose();
    expect(calls.leave).not.toHaveBeenCalled();
    poll();
    await settled();
    visit.leaveOnClose();
    expect(calls.leave).toHaveBeenCalledWith('gst_1');
  });

  it('shows the form with the name after a reload that has ended the call', async () => {
    const api = { visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('LEFT')) };
    const { visit } = setUp(api, 'gst_1 secret');
    await settled();
    expect(visit.getSnapshot()).toEqual({ status: 'outside', meeting });
    expect(visit.defaultName).toBe('Megumi');
  });

  it('returns a denied guest to the lobby', async () => {
    const api = { visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('DENIED')) };
    const { visit, calls } = setUp(api, 'gst_1 secret');
    await settled();
    expect(visit.getSnapshot()).toMatchObject({ visit: { state: 'DENIED' } });
    await visit.askAgain();
    expect(calls.askAgain).toHaveBeenCalledWith('gst_1');
    expect(visit.getSnapshot()).toMatchObject({ token: 'gst_1', visit: { state: 'WAITING' } });
  });

  it('remains denied when the guest asks again too soon', async () => {
    const error = refusal(409, { errors: 'guestAskedTooSoon' });
    const api = {
      visit: vi.fn<GuestApi['visit']>().mockResolvedValue(visitIn('DENIED')),
      askAgain: () => Promise.reject(error),
    };
    const { visit } = setUp(api, 'gst_1 secret');
    await settled();
    await expect(visit.askAgain()).rejects.toBe(error);
    expect(visit.getSnapshot()).toMatchObject({ visit: { state: 'DENIED' } });
  });

  it('forgets the token when the guest leaves', async () => {
    const { visit, calls, storage } = setUp();
    await settled();
    await visit.enter('Megumi');
    await visit.leave();
    expect(calls.leave).toHaveBeenCalledWith('gst_1');
    expect(storage.removeItem).toHaveBeenCalledWith('office.guest');
    expect(visit.getSnapshot()).toMatchObject({ visit: { state: 'LEFT' } });
  });
});
