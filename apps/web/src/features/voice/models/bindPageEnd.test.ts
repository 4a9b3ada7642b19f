import { describe, expect, it, vi } from 'vitest';
import { bindPageEnd } from './bindPageEnd.ts';

type Voice = Parameters<typeof bindPageEnd>[0];

function setUp({ kept = null as object | null, isWriting = false } = {}) {
  const calls = {
    resumableCall: () => ({ room: 'r1' }),
    offerReturn: vi.fn(),
    closePage: vi.fn(),
    invitations: { restore: vi.fn(), waiting: () => ['i1'] },
    freeMembers: { restore: vi.fn(), getSnapshot: () => ['ren'] },
    call: { recording: { isWriting } },
  };
  const storedCall = { take: () => kept, keep: vi.fn() };
  const storedInvitations = { take: () => null, keep: vi.fn() };
  const storedFreeMembers = { take: () => ['mei'], keep: vi.fn() };
  const page = new EventTarget();
  const isStillSignedIn = vi.fn(() => true);
  const voice = { calls, storedCall, storedInvitations, storedFreeMembers } as unknown as Voice;
  const end = bindPageEnd(voice, { page, isStillSignedIn });
  return {
    calls,
    storedCall,
    storedInvitations,
    storedFreeMembers,
    page,
    isStillSignedIn,
    end,
  };
}

describe('bindPageEnd', () => {
  it('offers to return to the stored call', () => {
    const kept = { room: 'r0' };
    expect(setUp({ kept }).calls.offerReturn).toHaveBeenCalledWith(kept);
    expect(setUp().calls.offerReturn).not.toHaveBeenCalled();
  });

  it('keeps the watched members across a reload', () => {
    const { calls, page, storedFreeMembers } = setUp();
    expect(calls.freeMembers.restore).toHaveBeenCalledWith(['mei']);
    page.dispatchEvent(new Event('pagehide'));
    expect(storedFreeMembers.keep).toHaveBeenCalledWith(['ren']);
  });

  it('stores the call and open invitations and ends the call when the page closes', () => {
    const { page, calls, storedCall, storedInvitations } = setUp();
    page.dispatchEvent(new Event('pagehide'));
    expect(storedCall.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(storedInvitations.keep).toHaveBeenCalledWith(['i1']);
    expect(calls.closePage).toHaveBeenCalledOnce();
  });

  it('stores them when unbound, for a workspace restored after a crash', () => {
    const { end, storedCall, storedInvitations, page, calls } = setUp();
    end();
    expect(storedCall.keep).toHaveBeenCalledWith({ room: 'r1' });
    expect(storedInvitations.keep).toHaveBeenCalledWith(['i1']);
    page.dispatchEvent(new Event('pagehide'));
    expect(calls.closePage).not.toHaveBeenCalled();
  });

  it('stores nothing after sign-out or a change of organisation', () => {
    const { end, storedCall, storedInvitations, isStillSignedIn } = setUp();
    isStillSignedIn.mockReturnValue(false);
    end();
    expect(storedCall.keep).not.toHaveBeenCalled();
    expect(storedInvitations.keep).not.toHaveBeenCalled();
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
