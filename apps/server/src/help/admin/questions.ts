import type { Schemas } from '@office/api';
import { markdownExcerpt, type Language } from '@office/vocabulary';
import type { Transaction } from '../../database/database.ts';
import { saveContentFiles } from '../../files/content-files.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextVersion } from '../../http/version.ts';
import { filesOfAnswers } from '../answer-file-store.ts';
import { notifyQuestionAuthor } from '../publish-question-change.ts';
import * as store from './help-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit' | 'files' | 'notifications'>;
type Question = Schemas['AdminHelpQuestion'];
type Row = NonNullable<Awaited<ReturnType<typeof store.findQuestion>>>;

export async function listQuestions(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  filter: store.QuestionFilter,
  language: Language,
  page: PageRequest,
): Promise<Page<Question>> {
  const { organizationId } = context.viewer;
  const { rows, total } = await store.findQuestions(
    context.db,
    organizationId,
    filter,
    language,
    page,
  );
  return toPage(await toQuestions(context, rows), total, page);
}

export async function getQuestion(
  context: Pick<Deps, 'db' | 'files'> & WithViewer,
  id: string,
  language: Language,
): Promise<Question> {
  const { organizationId } = context.viewer;
  const row = await store.findQuestion(context.db, { organizationId, id }, language);
  if (!row) throw new ApiError('helpQuestionNotFound');
  const [question] = await toQuestions(context, [row]);
  return question!;
}

/** Answers a question or replaces its answer, and notifies the asking member. */
export async function answerQuestion(
  context: Deps & WithViewer,
  id: string,
  { version, answer }: Schemas['HelpAnswerRequest'],
  language: Language,
): Promise<Question> {
  const { organizationId, userId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const before = await requireOpen(tx, { organizationId, id, version });
    await store.questions.update(tx, id, {
      state: 'ANSWERED',
      answer,
      answeredBy: userId,
      answeredAt: context.now(),
      version: nextVersion(before, version),
    });
    await saveContentFiles(context, tx, {
      id,
      named: filesOfAnswers,
      markdown: [answer],
      directory: 'help_attachment',
      ownerId: userId,
    });
    await context.audit(tx, {
      action: 'HELP_QUESTION_ANSWERED',
      target: { kind: 'HELP_QUESTION', id, name: markdownExcerpt(before.text) },
      before: { state: before.state },
      after: { state: 'ANSWERED' },
    });
    const content = markdownExcerpt(before.text);
    if (before.askedBy) {
      await context.notifications.add(tx, {
        organizationId,
        to: [before.askedBy],
        kind: 'ORGANIZATION',
        title: { ja: '質問に回答がありました', en: 'Your question has an answer' },
        content: { ja: content, en: content },
        path: `/question-and-answer?question=${id}`,
        subject: { kind: 'HELP_QUESTION', id },
      });
    }
    await notifyQuestionAuthor(tx, before);
  });
  return getQuestion(context, id, language);
}

export async function closeQuestion(
  context: Deps & WithViewer,
  id: string,
  version: number,
  language: Language,
): Promise<Question> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const before = await requireOpen(tx, { organizationId, id, version });
    const change = { state: 'CLOSED', version: nextVersion(before, version) } as const;
    await store.questions.update(tx, id, change);
    await context.audit(tx, {
      action: 'HELP_QUESTION_CLOSED',
      target: { kind: 'HELP_QUESTION', id, name: markdownExcerpt(before.text) },
      before: { state: before.state },
      after: { state: 'CLOSED' },
    });
    await notifyQuestionAuthor(tx, before);
  });
  return getQuestion(context, id, language);
}

async function requireOpen(
  tx: Transaction,
  { version, ...ref }: { organizationId: string; id: string; version: number },
) {
  const question = await store.questions.lock(tx, ref);
  if (!question) throw new ApiError('helpQuestionNotFound');
  nextVersion(question, version);
  if (question.state === 'CLOSED') throw new ApiError('helpQuestionClosed');
  return question;
}

async function toQuestions(
  deps: Pick<Deps, 'db' | 'files'>,
  rows: readonly Row[],
): Promise<Question[]> {
  const askers = rows.flatMap(({ askedBy }) => askedBy ?? []);
  const people = await findPeople(deps.db, askers);
  return Promise.all(
    rows.map(async ({ articleId, articleTitle, answeredAt, createdAt, askedBy, ...row }) => {
      const person = askedBy ? people.get(askedBy) : undefined;
      return {
        ...row,
        askedBy: person ? await withPictureUrl(deps, person) : null,
        article: articleId && articleTitle ? { id: articleId, title: articleTitle } : null,
        answeredAt: answeredAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      };
    }),
  );
}
