import { describe, expect, it, vi } from 'vitest';
import { bindPageEnd } from './bindPageEnd.ts';

type Voice = Parameters<typeof bindPageEnd>[0];

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

describe('bindPageEnd', () => {
  it('offers to return to the stored call', () => {
    const kept = { room: 'r0' };
    expect(setUp({ kept }).calls.offerReturn).toHaveBeenCalledWith(kept);
    expect(setUp().calls.offerReturn).not.toHaveBeenCalled();
  });

  it('stores the call and open invitations and ends the call when the page closes', () => {
    const { page, calls, ticket, asked } = setUp();
    page.dispatchEvent(new Event('pagehide'));
    expect(ticket.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(asked.keep).toHaveBeenCalledWith(['i1']);
    expect(calls.closePage).toHaveBeenCalledOnce();
  });

  it('stores them when unbound, for a workspace restored after a crash', () => {
    const { end, ticket, asked, page, calls } = setUp();
    end();
    expect(ticket.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(asked.keep).toHaveBeenCalledWith(['i1']);
    page.dispatchEvent(new Event('pagehide'));
    expect(calls.closePage).not.toHaveBeenCalled();
  });

  it('stores nothing after sign-out or a change of organisation', () => {
    const { end, ticket, asked, isStillHere } = setUp();
    isStillHere.mockReturnValue(false);
    end();
    expect(ticket.keep).not.toHaveBeenCalled();
    expect(asked.keep).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'asks before closing the page while a recording is written: %s',
    (isWriting) => {
      const { page } = setUp({ isWriting });
      const event = new Event('beforeunload', { cancelable: true });
      page.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(isWriting);
    },
  );
});
