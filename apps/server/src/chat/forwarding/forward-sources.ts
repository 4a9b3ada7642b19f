import type { Schemas } from '@office/api';
import type { WithViewer } from '../../http/claims.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { listReadableSources } from './forwarding-store.ts';

const maxSources = 500;

export async function listForwardSources(
  context: ChatDeps & WithViewer,
  roomId: string,
): Promise<Schemas['ChatForwardSources']> {
  const { viewer } = await requireRoom(context, roomId);
  return { roomId, sources: await listReadableSources(context.db, viewer, roomId, maxSources) };
}
