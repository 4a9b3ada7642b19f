import type { Voice } from './createVoice.ts';

interface PageEndDeps {
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  isStillSignedIn(): boolean;
}

/**
 * Ends the call when the page closes and offers to return after a reload. The returned function
 * also stores the call, so that a workspace restored after a crash can return to it.
 */
export function bindPageEnd(
  {
    calls,
    storedCall,
    storedInvitations,
    storedFreeMembers,
  }: Pick<Voice, 'calls' | 'storedCall' | 'storedInvitations' | 'storedFreeMembers'>,
  { page, isStillSignedIn }: PageEndDeps,
): () => void {
  const kept = storedCall.take();
  if (kept) calls.offerReturn(kept);
  calls.invitations.restore(storedInvitations.take() ?? []);
  calls.freeMembers.restore(storedFreeMembers.take() ?? []);
  const keep = () => {
    const left = calls.resumableCall();
    if (left) storedCall.keep(left);
    const waiting = calls.invitations.waiting();
    if (waiting.length > 0) storedInvitations.keep(waiting);
    const members = calls.freeMembers.getSnapshot();
    if (members.length > 0) storedFreeMembers.keep([...members]);
  };
  const leave = () => {
    keep();
    calls.closePage();
  };
  const ask = (event: Event) => {
    if (calls.call?.recording.isWriting) event.preventDefault();
  };
  page.addEventListener('pagehide', leave);
  page.addEventListener('beforeunload', ask);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('beforeunload', ask);
    if (isStillSignedIn()) keep();
  };
}
