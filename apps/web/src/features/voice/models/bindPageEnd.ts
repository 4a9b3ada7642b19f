import type { Voice } from './createVoice.ts';

interface PageEndDeps {
  /** The window of the page. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Whether the member is signed in as before, in the same organisation. */
  isStillHere(): boolean;
}

/**
 * A page that is closed ends its call, and one that is loaded anew offers the way back into it. So does a workplace
 * that is shown again after it has crashed: the answer ends what is bound here, and keeps the call for it.
 */
export function bindPageEnd(
  { calls, ticket, asked }: Pick<Voice, 'calls' | 'ticket' | 'asked'>,
  { page, isStillHere }: PageEndDeps,
): () => void {
  const kept = ticket.take();
  if (kept) calls.offerReturn(kept);
  calls.invitations.restore(asked.take() ?? []);
  const keep = () => {
    const left = calls.ticket();
    if (left) ticket.keep(left);
    const waiting = calls.invitations.waiting();
    if (waiting.length > 0) asked.keep(waiting);
  };
  const leave = () => {
    keep();
    calls.closePage();
  };
  // Asks before the page is closed: a file is being written.
  const ask = (event: Event) => {
    if (calls.call?.recording.isWriting) event.preventDefault();
  };
  page.addEventListener('pagehide', leave);
  page.addEventListener('beforeunload', ask);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('beforeunload', ask);
    if (isStillHere()) keep();
  };
}
