import { useNavigate } from 'react-router-dom';
import { selectedFloor } from '../floors/browserFloor.ts';
import { useFloors } from '../floors/useFloors.ts';
import { walkRequests, type WalkRequest } from './WalkRequestStore.ts';

/**
 * Moves the member to a position in the office, changing the floor if necessary.
 * @returns `goTo`; with `stay` the panel remains open, otherwise the office is shown
 */
export function useGoTo(): (request: WalkRequest, options?: { stay: boolean }) => void {
  const navigate = useNavigate();
  const { here } = useFloors();
  return (request, { stay } = { stay: false }) => {
    if (request.floorId !== here?.floor.id) selectedFloor.choose(request.floorId);
    walkRequests.request(request);
    if (!stay) void navigate('/main');
  };
}
