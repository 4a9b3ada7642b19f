import { useNavigate } from 'react-router-dom';

/** The router notes in each entry of the history how many of its pages are before it. */
function pagesBefore(state: unknown): number {
  const noted = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof noted === 'number' ? noted : 0;
}

/**
 * One page back. Where the visit began with this page (a link, a new tab, signing in on the way to it)
 * what is before it is none of ours, or nothing at all: then to `home`.
 */
export function useBack(home: string): () => void {
  const navigate = useNavigate();
  return () =>
    void (pagesBefore(window.history.state) > 0 ? navigate(-1) : navigate(home, { replace: true }));
}
