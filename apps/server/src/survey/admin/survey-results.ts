import type { Schemas } from '@office/api';
import { minAnonymousResponses, type Language } from '@office/vocabulary';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import { toCsv } from '../../lib/csv.ts';
import { timestamp } from '../../lib/timestamp.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { isHidden, readResults } from '../results.ts';
import { countResponses, findResponsesAfter, findTexts } from '../result-store.ts';
import { findSections, surveyRows, type SurveyRow } from '../survey-store.ts';

type Deps = Pick<Platform, 'db' | 'files' | 'config'> & { audit: WriteAudit };

const batchSize = 1000;

export async function getResults(
  { db, viewer }: Deps & WithViewer,
  surveyId: string,
  department: string | null,
): Promise<Schemas['SurveyResults']> {
  const survey = await requireSurvey(db, viewer, surveyId, department);
  return readResults(db, survey, department);
}

export async function listTexts(
  context: Deps & WithClaims & WithViewer,
  { surveyId, questionId }: { surveyId: string; questionId: string },
  department: string | null,
  page: PageRequest,
): Promise<Schemas['SurveyTextAnswerList']> {
  const survey = await requireSurvey(context.db, context.viewer, surveyId, department);
  const filter = { surveyId, department };
  if (await isHidden(context.db, survey, filter)) return toPage([], 0, page);
  const { rows, total } = await findTexts(context.db, filter, questionId, page);
  const people = await findPeople(
    context.db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const data = rows.map(async ({ text, fileKey, fileName, fileSize, userId }) => {
    const person = userId ? people.get(userId) : undefined;
    return {
      text,
      file: fileKey
        ? {
            fileKey,
            fileName: fileName ?? '',
            size: fileSize ?? 0,
            url: context.files.links.sign(fileKey, context.claims).url,
          }
        : null,
      person: person ? await withPictureUrl(context, person) : null,
    };
  });
  return toPage(await Promise.all(data), total, page);
}

async function requireSurvey(
  db: Deps['db'],
  viewer: Viewer,
  surveyId: string,
  department: string | null = null,
): Promise<SurveyRow> {
  const { organizationId } = viewer;
  const survey = await surveyRows.find(db, { organizationId, id: surveyId });
  if (!survey) throw new ApiError('surveyNotFound');
  if (survey.anonymous && department !== null) throw new ApiError('surveyDepartmentAnonymous');
  return survey;
}

const headings: Record<Language, readonly string[]> = {
  ja: ['氏名', 'メールアドレス', '部署', '回答日時'],
  en: ['Name', 'Email', 'Department', 'Answered at'],
};

/** Returns all answers as CSV, one line per response. Writes the audit entry before the file is sent. */
export async function exportSurvey(
  context: Deps & WithClaims & WithViewer,
  surveyId: string,
  language: Language,
): Promise<string> {
  const survey = await requireSurvey(context.db, context.viewer, surveyId);
  const filter = { surveyId, department: null };
  const { responses } = await countResponses(context.db, filter);
  if (survey.anonymous && responses < minAnonymousResponses) {
    throw new ApiError('surveyTooFewResponses');
  }
  const sections = await findSections(context.db, surveyId);
  const questions = sections.flatMap((section) => section.questions);
  const named = !survey.anonymous;
  const lines = [[...(named ? headings[language] : []), ...questions.map(({ title }) => title)]];
  const linkOf = (fileKey: string) =>
    new URL(context.files.links.sign(fileKey, context.claims).url, context.config.publicUrl).href;
  for (let after: string | null = null; ;) {
    const rows = await findResponsesAfter(context.db, surveyId, after, batchSize);
    for (const row of rows) {
      const who = [
        row.nameKanji ?? '',
        row.email ?? '',
        row.department ?? '',
        row.submittedAt ? timestamp(row.submittedAt) : '',
      ];
      const cells = questions.map((question) => cellOf(question, row, linkOf));
      lines.push([...(named ? who : []), ...cells]);
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batchSize) break;
  }
  await context.audit(context.db, {
    action: 'SURVEY_EXPORTED',
    target: { kind: 'SURVEY', id: surveyId, name: survey.title },
    after: { responses: lines.length - 1 },
  });
  return toCsv(lines);
}

type ExportedResponse = Awaited<ReturnType<typeof findResponsesAfter>>[number];

function cellOf(
  { id, choices }: Schemas['SurveyQuestion'],
  { values, chosen }: ExportedResponse,
  linkOf: (fileKey: string) => string,
): string {
  const ids = new Set(
    chosen.filter(({ questionId }) => questionId === id).map(({ choiceId }) => choiceId),
  );
  if (ids.size > 0) {
    return choices
      .filter((choice) => ids.has(choice.id))
      .map(({ text }) => text)
      .join('; ');
  }
  const value = values.find(({ questionId }) => questionId === id);
  if (!value) return '';
  if (value.fileKey !== null) return linkOf(value.fileKey);
  return value.text ?? value.day ?? (value.scale === null ? '' : String(value.scale));
}
