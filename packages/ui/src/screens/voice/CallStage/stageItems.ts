import type { CallPicture, VoiceParticipant } from '../voice.ts';

/** Someone on the stage. A picture that is not there yet, or has stopped, is null. */
export interface StagePerson extends VoiceParticipant {
  /** The member themselves. */
  isMe?: boolean;
  /** The picture of their camera, while it is on. */
  cameraPicture?: CallPicture | null;
  /** The picture of their shared screen, while they share one. */
  screenPicture?: CallPicture | null;
}

/** A place on the stage: a person, or the screen that they share. */
export interface StageItem {
  /** Its own on the stage. */
  id: string;
  kind: 'person' | 'screen';
  person: StagePerson;
}

/** One large and the others small, or everyone alike. A shared screen is large in any case. */
export const stageLayouts = ['spotlight', 'everyone'] as const;
export type StageLayout = (typeof stageLayouts)[number];

/** Screens first, then people as they are given. */
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

/** The picture of a place; none where nothing is sent, or has not come yet. */
export function pictureOf({ kind, person }: StageItem): CallPicture | null {
  if (kind === 'screen') return person.screenPicture ?? null;
  return (person.camera && person.cameraPicture) || null;
}

/** The moving picture that is worth a window of its own: a shared screen, else of whoever is seen and speaks. */
export function mainPicture(people: readonly StagePerson[]): MediaStream | null {
  const seen = itemsOf(people).filter((item) => movingPictureOf(item) !== null);
  const id = largeItem({ items: seen, layout: 'spotlight', pinned: null, before: null });
  const item = seen.find((each) => each.id === id);
  return item ? movingPictureOf(item) : null;
}

function movingPictureOf(item: StageItem): MediaStream | null {
  const picture = pictureOf(item);
  return typeof picture === 'string' ? null : picture;
}

interface Choice {
  items: readonly StageItem[];
  layout: StageLayout;
  /** The place that the member made large; null: none. */
  pinned: string | null;
  /** The id of the place that was large before. */
  before: string | null;
}

/**
 * The place that is large, by its id; null: everyone is shown alike. It is the one that the member chose, else a
 * shared screen, else whoever speaks. It stays with the one who spoke last until another does, so that it never
 * changes while two talk at once, and oneself is large only when nobody else is there.
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
  const seen = others.find(({ person }) => person.camera);
  return (speaker ?? last ?? seen ?? others[0] ?? items[0])?.id ?? null;
}
