import type { SceneMethodInput } from '@office/scene-bridge';
import type { SharedPage } from './useSharedPages.ts';

type Shown = SceneMethodInput<'OnSelectImageShareDocument'>;
export type ScenePages = ReadonlyMap<string, Pick<Shown, 'url' | 'page' | 'pages'>>;

type Message =
  | ['OnSelectImageShareDocument', Shown]
  | ['OnRequestShareDocument', SceneMethodInput<'OnRequestShareDocument'>];

export function scenePageMessages(
  before: ScenePages,
  shared: readonly SharedPage[],
): { now: ScenePages; messages: Message[] } {
  const now = new Map(before);
  const messages: Message[] = [];
  const rooms = new Set<string>();
  for (const { document, url } of shared) {
    const meetingRoomId = document.meetingRoomId ?? document.zoneId;
    if (!meetingRoomId) continue;
    rooms.add(meetingRoomId);
    const { page, pages } = document;
    const known = before.get(meetingRoomId);
    // While a page is drawn, the screen waits or keeps the previous page.
    if (url === null) {
      if (!known) messages.push(['OnRequestShareDocument', { meetingRoomId }]);
      now.set(meetingRoomId, known ?? { url: null, page, pages });
      continue;
    }
    if (known?.url === url) continue;
    now.set(meetingRoomId, { url, page, pages });
    messages.push(['OnSelectImageShareDocument', { meetingRoomId, url, page, pages }]);
  }
  for (const meetingRoomId of before.keys()) {
    if (rooms.has(meetingRoomId)) continue;
    now.delete(meetingRoomId);
    messages.push(['OnSelectImageShareDocument', { meetingRoomId, url: null, page: 1, pages: 1 }]);
  }
  return { now, messages };
}
