import type { Schemas } from '@office/api';

export interface ChatLocation {
  type: Schemas['ChatRoomType'];
  roomId: string | undefined;
  view: string | null;
  threadRootId: string | null;
}

const roomViews: Record<string, string> = {
  members: 'members.title',
  add: 'members.add',
  edit: 'form.editTitle',
  pins: 'pins.title',
};

export function pageNameKey({
  type,
  roomId,
  view,
  threadRootId,
}: ChatLocation): string | undefined {
  if (view === 'search') return 'search.title';
  if (roomId) {
    if (threadRootId) return 'thread.title';
    return view !== null && Object.hasOwn(roomViews, view) ? roomViews[view] : undefined;
  }
  if (view === 'threads') return 'threads.title';
  if (view === 'saved') return 'saved.title';
  if (view === 'scheduled') return 'scheduled.title';
  if (view === 'unsent') return 'unsent.title';
  if (view === 'meetings' && type === 'CHANNEL') return 'meetingChats';
  if (view === 'group' && type === 'DIRECT') return 'directGroup.title';
  if (view !== 'new') return undefined;
  return type === 'DIRECT' ? 'direct.title' : 'form.createTitle';
}
