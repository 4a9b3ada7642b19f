import { TourOffer } from '@office/ui/screens/help';
import { useNavigate } from 'react-router-dom';
import { useTour } from './useTour.ts';

export function TourCard() {
  const { tour, choose } = useTour();
  const navigate = useNavigate();
  // Until the first decision, the office itself offers the tour.
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
