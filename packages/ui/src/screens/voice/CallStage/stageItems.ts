import type { CallPicture, VoiceParticipant } from '../voice.ts';

/** A participant on the stage. Pictures are null while loading or after they have stopped. */
export interface StagePerson extends VoiceParticipant {
  isMe?: boolean;
  cameraPicture?: CallPicture | null;
  screenPicture?: CallPicture | null;
}

export interface StageItem {
  id: string;
  kind: 'person' | 'screen';
  person: StagePerson;
}

/** `spotlight`: one large tile. `everyone`: equal tiles. A shared screen is large in both. */
export const stageLayouts = ['spotlight', 'everyone'] as const;
export type StageLayout = (typeof stageLayouts)[number];

export function itemsOf(people: readonly StagePerson[]): StageItem[] {
  const screens = people.filter(({ sharing }) => sharing);
  return [
    ...screens.map((person) => ({
      id: `screen-${person.userId}`,
      kind: 'screen' as const,
      person,
    })),
    ...people.map((person) => ({ id: person.userId, kind: 'person' as const, person })),
  ];
}

/** Returns the picture of a tile, or null if nothing is sent or received. */
export function pictureOf({ kind, person }: StageItem): CallPicture | null {
  if (kind === 'screen') return person.screenPicture ?? null;
  return (person.camera && person.cameraPicture) || null;
}

/** A shared screen, otherwise the active speaker with a camera. */
export function mainPicture(people: readonly StagePerson[]): MediaStream | null {
  const withVideo = itemsOf(people).filter((item) => movingPictureOf(item) !== null);
  const id = largeItem({ items: withVideo, layout: 'spotlight', pinned: null, before: null });
  const item = withVideo.find((each) => each.id === id);
  return item ? movingPictureOf(item) : null;
}

export function isMoving(item: StageItem): boolean {
  return movingPictureOf(item) !== null;
}

function movingPictureOf(item: StageItem): MediaStream | null {
  const picture = pictureOf(item);
  return typeof picture === 'string' ? null : picture;
}

/** Id of the tile of a shared document. */
export const documentTile = 'document';

interface DocumentChoice extends Pick<Choice, 'items' | 'pinned'> {
  /** Whether the document was shared after the screen. */
  isLatest: boolean;
}

/** A shared document is large, unless another tile is pinned or a screen was shared after it. */
export function isDocumentLarge({ items, pinned, isLatest }: DocumentChoice): boolean {
  if (pinned === documentTile) return true;
  if (items.some(({ id }) => id === pinned)) return false;
  return isLatest || !items.some(({ kind }) => kind === 'screen');
}

interface Choice {
  items: readonly StageItem[];
  layout: StageLayout;
  pinned: string | null;
  before: string | null;
}

/**
 * Id of the large tile, or null. Prefers the pinned tile, a shared screen, then the active speaker.
 * Keeps the last speaker until another speaks alone, so that the tile does not alternate.
 */
export function largeItem({ items, layout, pinned, before }: Choice): string | null {
  const byId = (id: string | null) => items.find((item) => item.id === id);
  if (byId(pinned)) return pinned;
  const screen = items.find(({ kind }) => kind === 'screen');
  if (screen) return screen.id;
  if (layout === 'everyone') return null;
  const others = items.filter(({ person }) => !person.isMe);
  const last = others.find(({ id }) => id === before);
  if (last?.person.speaking) return last.id;
  const speaker = others.find(({ person }) => person.speaking);
  const withVideo = others.find(({ person }) => person.camera);
  return (speaker ?? last ?? withVideo ?? others[0] ?? items[0])?.id ?? null;
}

/** Maximum number of small or equal tiles on one page. */
export const tilesPerPage: Record<StageLayout, number> = { spotlight: 5, everyone: 12 };

/** Items of one page. With several pages, the viewer and people with cameras come first. */
export function pageOf(
  items: readonly StageItem[],
  { page, size }: { page: number; size: number },
): { items: readonly StageItem[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (pages === 1) return { items, page: 0, pages };
  const rank = ({ person }: StageItem) => (person.isMe ? 0 : person.camera ? 1 : 2);
  const current = Math.min(page, pages - 1);
  const sorted = items.toSorted((one, other) => rank(one) - rank(other));
  return { items: sorted.slice(current * size, (current + 1) * size), page: current, pages };
}

/** Size at which a camera is shown. */
export const cameraSizes = ['large', 'medium', 'small'] as const;
export type CameraSize = (typeof cameraSizes)[number];

export interface ShownCamera {
  userId: string;
  size: CameraSize;
}

/** Cameras of the others on the stage, the large one first. */
export function shownCameras(items: readonly StageItem[], large: string | null): ShownCamera[] {
  const equal: CameraSize = items.length <= 2 ? 'large' : items.length <= 6 ? 'medium' : 'small';
  return items
    .filter(({ kind, person }) => kind === 'person' && person.camera && !person.isMe)
    .map(({ id, person }): ShownCamera => {
      const size = large === null ? equal : id === large ? 'large' : 'small';
      return { userId: person.userId, size };
    })
    .toSorted((one, other) => cameraSizes.indexOf(one.size) - cameraSizes.indexOf(other.size));
}
