import { useNavigate } from 'react-router-dom';
import { tourOffer } from './tourOffer.ts';
import { useTour } from './useTour.ts';

/** Returns a function that shows the welcome again. Undefined while the office shows the tour anyway. */
export function useTourOffer(): (() => void) | undefined {
  const { tour } = useTour();
  const navigate = useNavigate();
  if (tour?.status !== 'SKIPPED' && tour?.status !== 'FINISHED') return undefined;
  return () => {
    tourOffer.open();
    void navigate('/main');
  };
}
