import { describe, expect, it, vi } from 'vitest';
import { bindPageEnd } from './bindPageEnd.ts';

type Voice = Parameters<typeof bindPageEnd>[0];

/** A page with a call, and an invitation that waits. */
function setUp({ kept = null as object | null, isWriting = false } = {}) {
  const calls = {
    ticket: () => ({ room: 'r1' }),
    offerReturn: vi.fn(),
    closePage: vi.fn(),
    invitations: { restore: vi.fn(), waiting: () => ['i1'] },
    call: { recording: { isWriting } },
  };
  const ticket = { take: () => kept, keep: vi.fn() };
  const asked = { take: () => null, keep: vi.fn() };
  const page = new EventTarget();
  const isStillHere = vi.fn(() => true);
  const voice = { calls, ticket, asked } as unknown as Voice;
  const end = bindPageEnd(voice, { page, isStillHere });
  return { calls, ticket, asked, page, isStillHere, end };
}

describe('the end of a page', () => {
  it('offers the way back into the call that was kept', () => {
    const kept = { room: 'r0' };
    expect(setUp({ kept }).calls.offerReturn).toHaveBeenCalledWith(kept);
    expect(setUp().calls.offerReturn).not.toHaveBeenCalled();
  });

  it('keeps the call and those who ask, and ends it, as the page is closed', () => {
    const { page, calls, ticket, asked } = setUp();
    page.dispatchEvent(new Event('pagehide'));
    expect(ticket.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(asked.keep).toHaveBeenCalledWith(['i1']);
    expect(calls.closePage).toHaveBeenCalledOnce();
  });

  it('keeps them for a workplace that is shown again after a crash', () => {
    const { end, ticket, asked, page, calls } = setUp();
    end();
    expect(ticket.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(asked.keep).toHaveBeenCalledWith(['i1']);
    page.dispatchEvent(new Event('pagehide'));
    expect(calls.closePage).not.toHaveBeenCalled();
  });

  it('keeps nothing of a member who has signed out, or is in another organisation', () => {
    const { end, ticket, asked, isStillHere } = setUp();
    isStillHere.mockReturnValue(false);
    end();
    expect(ticket.keep).not.toHaveBeenCalled();
    expect(asked.keep).not.toHaveBeenCalled();
  });

  it.each([true, false])('asks before it is closed while a file is written: %s', (isWriting) => {
    const { page } = setUp({ isWriting });
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isWriting);
  });
});
