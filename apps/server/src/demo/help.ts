import { asc, eq } from 'drizzle-orm';
import type { Language } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { helpArticles, helpQuestions, helpVotes } from '../database/schema/help.ts';
import { insertStarterHelp } from '../help/starter/insert-starter-help.ts';

export interface DemoQuestion {
  from: string;
  hoursAgo: number;
  language: Language;
  text: string;
  answer?: { by: string; text: string };
  closed?: true;
}

export const sakuraQuestions: readonly DemoQuestion[] = [
  {
    from: 'hina',
    hoursAgo: 3,
    language: 'ja',
    text: '来客用の会議室を、外部の方と一緒に使うことはできますか。',
  },
  {
    from: 'emma',
    hoursAgo: 20,
    language: 'en',
    text: 'Can the world clock in the calendar show London next to Tokyo by default?',
  },
  {
    from: 'ren',
    hoursAgo: 30,
    language: 'ja',
    text: '開発部の席を窓際にまとめてもらえますか。',
    answer: { by: 'aoi', text: '来週のフロア変更で、窓際の**6席**を開発部にします。' },
  },
  {
    from: 'mei',
    hoursAgo: 74,
    language: 'ja',
    text: 'アバターの服に、会社のロゴを入れられますか。',
    answer: { by: 'aoi', text: 'いまは入れられません。要望として開発元に伝えました。' },
  },
  { from: 'haru', hoursAgo: 120, language: 'ja', text: '（テストです）', closed: true },
];

export const northwindQuestions: readonly DemoQuestion[] = [
  {
    from: 'aoi',
    hoursAgo: 26,
    language: 'en',
    text: 'Which room has the big screen for storyboards?',
    answer: { by: 'olivia', text: 'The **Aurora** room, on the second floor.' },
  },
];

export async function insertHelp(
  tx: Transaction,
  organizationId: string,
  questions: readonly DemoQuestion[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  await insertStarterHelp(tx, organizationId);
  const articles = await tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(eq(helpArticles.organizationId, organizationId))
    .orderBy(asc(helpArticles.id));
  const voters = [...ids.values()];
  const votes = articles.flatMap(({ id: articleId }, article) =>
    voters
      .filter((_, voter) => (voter + article) % 3 === 0)
      .map((userId, voter) => ({ articleId, userId, helpful: (voter + article) % 5 !== 4 })),
  );
  await tx.insert(helpVotes).values(votes);
  const now = Date.now();
  await tx.insert(helpQuestions).values(
    questions.map(({ from, hoursAgo, language, text, answer, closed }) => ({
      organizationId,
      askedBy: ids.get(from)!,
      language,
      text,
      createdAt: new Date(now - hoursAgo * 3_600_000),
      state: closed ? ('CLOSED' as const) : answer ? ('ANSWERED' as const) : ('OPEN' as const),
      answer: answer?.text ?? null,
      answeredBy: answer ? ids.get(answer.by)! : null,
      answeredAt: answer ? new Date(now - (hoursAgo - 1) * 3_600_000) : null,
    })),
  );
}
