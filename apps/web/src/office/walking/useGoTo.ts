import { useNavigate } from 'react-router-dom';
import { chooseFloor } from '../floors/currentFloor.ts';
import { errands, type Errand } from './Errands.ts';
import { useFloors } from '../floors/useFloors.ts';

/**
 * Takes the member somewhere in the office: to the floor, and there to the place.
 * @returns `goTo`: `stay` leaves the panel open, else the office comes into view
 */
export function useGoTo(): (errand: Errand, options?: { stay: boolean }) => void {
  const navigate = useNavigate();
  const { here } = useFloors();
  return (errand, { stay } = { stay: false }) => {
    if (errand.floorId !== here?.floor.id) chooseFloor(errand.floorId);
    errands.give(errand);
    if (!stay) void navigate('/main');
  };
}
