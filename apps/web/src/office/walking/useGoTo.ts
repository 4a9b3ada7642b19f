import { useNavigate } from 'react-router-dom';
import { selectedFloor } from '../floors/browserFloor.ts';
import { useFloors } from '../floors/useFloors.ts';
import { walkRequests, type WalkRequest } from './WalkRequestStore.ts';

/** Moves the member, changing the floor if necessary. With `stay` the panel remains open. */
export function useGoTo(): (request: WalkRequest, options?: { stay: boolean }) => void {
  const navigate = useNavigate();
  const { currentFloor } = useFloors();
  return (request, { stay } = { stay: false }) => {
    if (request.floorId !== currentFloor?.floor.id) selectedFloor.choose(request.floorId);
    walkRequests.request(request);
    if (!stay) void navigate('/main');
  };
}
