import { browserDeps } from '@office/client/lib/deps.ts';
import { onNewToken } from '../../platform/session/onNewToken.ts';
import { selectedFloor } from '../floors/browserFloor.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorVisit } from './FloorVisit.ts';
import { walkRequests } from './WalkRequestStore.ts';

export const floorVisit = new FloorVisit({
  ...browserDeps,
  openSocket: openFloorSocket,
  tokens: floorTokens,
  walkRequests,
  onClosed: (next) => {
    if (next) selectedFloor.choose(next);
  },
});

onNewToken((token) => floorVisit.renew(token));
