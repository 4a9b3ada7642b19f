import { useNavigate } from 'react-router-dom';
import { chosenFloor } from '../floors/browserFloor.ts';
import { useFloors } from '../floors/useFloors.ts';
import { walkRequests, type WalkRequest } from './WalkRequestStore.ts';

/**
 * Takes the member somewhere in the office: to the floor, and there to the place.
 * @returns `goTo`: `stay` leaves the panel open, else the office comes into view
 */
export function useGoTo(): (request: WalkRequest, options?: { stay: boolean }) => void {
  const navigate = useNavigate();
  const { here } = useFloors();
  return (request, { stay } = { stay: false }) => {
    if (request.floorId !== here?.floor.id) chosenFloor.choose(request.floorId);
    walkRequests.request(request);
    if (!stay) void navigate('/main');
  };
}
