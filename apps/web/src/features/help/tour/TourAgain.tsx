import { TourOffer } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useTour } from './useTour.ts';

/** The card of the tour beside questions and answers. */
export function TourAgain() {
  const { tour, choose } = useTour();
  const navigate = useNavigate();
  // Until it was begun or left for the first time, the office itself offers it.
  if (!tour || tour.status === 'OFFERED') return null;
  const begin = async () => {
    await choose('RUNNING');
    await navigate('/main');
  };
  return (
    <TourOffer
      done={tour.status === 'RUNNING' ? tour.done : null}
      onBegin={() => void begin().catch(() => undefined)}
    />
  );
}
