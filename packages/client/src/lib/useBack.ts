import { useNavigate } from 'react-router-dom';

function pagesBefore(state: unknown): number {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

/** Navigates back, or to `home` if the visit started with this page. */
export function useBack(home: string): () => void {
  const navigate = useNavigate();
  return () =>
    void (pagesBefore(window.history.state) > 0 ? navigate(-1) : navigate(home, { replace: true }));
}
