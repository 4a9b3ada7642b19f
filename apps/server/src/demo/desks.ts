import type { Transaction } from '../database/database.ts';
import type { deskNotes } from '../database/schema/desks.ts';
import type { DeskDecoration } from '../database/schema/organizations.ts';
import { insertDeskNotes } from './demo-store.ts';

type Decorations = Partial<Record<DeskDecoration['slot'], DeskDecoration['kind']>>;
type Note = [
  owner: string,
  author: string,
  tint: (typeof deskNotes.$inferInsert)['tint'],
  hoursAgo: number,
  text: string,
];

const decorations: Record<string, Decorations> = {
  aoi: { left: 'plant', right: 'cup', back: 'photo' },
  ren: { left: 'figure', right: 'cup', back: 'lamp' },
  mei: { left: 'cactus', back: 'books' },
  haru: { right: 'clock', back: 'photo' },
  sota: { left: 'books', right: 'cup' },
  yui: { left: 'plant', back: 'lamp' },
  daiki: { right: 'figure' },
  sakura: { left: 'photo', right: 'plant' },
  kaito: { back: 'clock' },
  hina: { left: 'cactus', right: 'cup' },
  yuto: { right: 'cup' },
  rin: { left: 'lamp', right: 'figure', back: 'books' },
  takumi: { left: 'books', back: 'plant' },
  misaki: { left: 'plant', right: 'photo' },
  shota: { left: 'figure', right: 'cup', back: 'clock' },
  nanami: { right: 'cactus', back: 'books' },
  ayaka: { left: 'books', right: 'lamp' },
  mao: { left: 'cup', back: 'photo' },
  emma: { left: 'photo', right: 'cup', back: 'books' },
  olivia: { left: 'plant', right: 'cup' },
  lucas: { left: 'lamp', right: 'figure' },
  ingrid: { left: 'cactus', right: 'plant', back: 'photo' },
  noah: { right: 'books', back: 'lamp' },
  chihiro: { left: 'figure', right: 'cup' },
};

// prettier-ignore
const notes: Note[] = [
  ['aoi', 'ren', 'yellow', 2, '来客用のフロア図、共有フォルダに入れました。ご確認ください。'],
  ['aoi', 'sakura', 'pink', 20, '入社式のごあいさつ、とても好評でした。ありがとうございます！'],
  ['aoi', 'emma', 'blue', 28, 'Hello from London! Our call moved to 17:00, same room.'],
  ['aoi', 'toru', 'green', 50, '来月の席替え案、週明けに見せてください。'],
  ['ren', 'sota', 'green', 3, 'レビュー終わりました。あとはマージだけです。'],
  ['ren', 'minjun', 'yellow', 26, 'Your demo worked on the first try. Coffee is on me!'],
  ['ren', 'aoi', 'pink', 70, '先日の説明会、助かりました。'],
  ['mei', 'rin', 'pink', 5, '新しい配色、とてもいいと思います。'],
  ['mei', 'emma', 'blue', 30, 'Can we borrow your icons for the London page?'],
  ['haru', 'kaito', 'yellow', 4, '見積書の件、15時に一度話しましょう。'],
  ['haru', 'hina', 'green', 23, 'おみやげのクッキー、引き出しに入れておきました。'],
  ['sota', 'ren', 'blue', 8, '障害対応おつかれさまでした。'],
  ['emma', 'aoi', 'yellow', 12, '翻訳の確認、ありがとうございました。'],
  ['olivia', 'lucas', 'green', 6, 'The client signed! There’s cake in the kitchen.'],
  ['olivia', 'chihiro', 'pink', 31, '絵コンテの修正版を置きました。'],
  ['lucas', 'ingrid', 'yellow', 9, 'Sketches for scene 4 are in the folder.'],
];

export function decorationsOf(name: string): DeskDecoration[] {
  return Object.entries(decorations[name] ?? {}).map(([slot, kind]) => ({
    slot: slot as DeskDecoration['slot'],
    kind,
  }));
}

const dayMs = 24 * 60 * 60 * 1000;

export async function insertDeskNotesOf(
  tx: Transaction,
  organizationId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const now = Date.now();
  const readAt = (createdAt: Date) => (now - createdAt.getTime() > dayMs ? createdAt : null);
  await insertDeskNotes(
    tx,
    notes.flatMap(([owner, author, tint, hoursAgo, text]) => {
      const [ownerId, authorId] = [ids.get(owner), ids.get(author)];
      const createdAt = new Date(now - hoursAgo * 60 * 60 * 1000);
      return ownerId && authorId
        ? [{ organizationId, ownerId, authorId, tint, text, createdAt, readAt: readAt(createdAt) }]
        : [];
    }),
  );
}
