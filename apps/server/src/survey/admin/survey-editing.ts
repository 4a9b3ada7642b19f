import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { surveyStateAt } from '@office/vocabulary';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { findReferencedKeys } from '../../database/file-references.ts';
import { filesOfSurveys } from '../survey-file-store.ts';
import { saveContentFiles } from '../../files/content-files.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishSurvey, notifySurveysChanged } from '../survey-clock.ts';
import * as store from '../survey-store.ts';
import { nextVersion } from '../../http/version.ts';
import * as rows from './survey-editing-store.ts';
import { findTurnout } from './survey-list-store.ts';
import {
  isSameStructure,
  readDefinition,
  requireComplete,
  requireUnchangedSettings,
} from './survey-rules.ts';

export type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'notifications'> & {
  audit: WriteAudit;
};
type Survey = Schemas['AdminSurvey'];
type Definition = Schemas['SurveyDefinition'];
type Row = store.SurveyRow;

export async function getSurvey(
  { db, now, viewer }: Pick<Deps, 'db' | 'now'> & WithViewer,
  surveyId: string,
): Promise<Survey> {
  const { organizationId } = viewer;
  const survey = await store.surveyRows.find(db, { organizationId, id: surveyId });
  if (!survey) throw new ApiError('surveyNotFound');
  return toResponse(db, survey, now());
}

/** Creates a draft survey. The definition may be incomplete. */
export function createSurvey(context: Deps & WithViewer, definition: Definition): Promise<Survey> {
  const { organizationId, userId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const values = await readDefinition(tx, organizationId, definition);
    const by = { organizationId, createdBy: userId };
    const survey = await rows.insertSurvey(tx, { ...values, ...by, ...timesOf(context) });
    await store.replaceSections(tx, survey.id, definition.sections);
    await saveFiles(context, tx, context.viewer, survey.id, definition);
    await audit(context, tx, 'SURVEY_CREATED', survey, { after: auditedProperties(survey) });
    return toResponse(tx, survey, context.now());
  });
}

/** After the first response, only texts can change. */
export async function changeSurvey(
  context: Deps & WithViewer,
  surveyId: string,
  { version, ...definition }: Schemas['SurveyDefinitionChange'],
): Promise<Survey> {
  const { organizationId } = context.viewer;
  return changeLocked(context, surveyId, version, async (tx, before) => {
    const values = await readDefinition(tx, organizationId, definition);
    const state = surveyStateAt(before, context.now());
    const { answered } = await findTurnout(tx, surveyId);
    // Without a new start time, a published survey keeps its previous one.
    const opensAt = values.opensAt ?? (state === 'DRAFT' ? null : before.opensAt);
    if (state !== 'DRAFT') {
      requireUnchangedSettings(before, values, answered > 0);
      const publishedStart = before.opensAt;
      const after = { ...before, ...values, opensAt };
      await requireComplete(tx, context, after, { ...definition, publishedStart });
    }
    const present = await store.findSections(tx, surveyId);
    if (answered > 0) {
      if (!isSameStructure(present, definition.sections)) throw new ApiError('surveyFixed');
      await store.updateTexts(tx, surveyId, definition.sections);
    } else await store.replaceSections(tx, surveyId, definition.sections);
    await saveFiles(context, tx, context.viewer, surveyId, definition);
    const after = await update(tx, context, before, { ...values, opensAt });
    const words = JSON.stringify(present) !== JSON.stringify(definition.sections);
    await audit(context, tx, 'SURVEY_CHANGED', after, {
      before: auditedProperties(before),
      after: { ...auditedProperties(after), questionsChanged: words },
    });
    return after;
  });
}

/** Publishes a draft. It opens immediately or at its `opensAt`. */
export function publishDraft(
  context: Deps & WithViewer,
  surveyId: string,
  version: number,
): Promise<Survey> {
  return changeLocked(context, surveyId, version, async (tx, before) => {
    if (before.publishedAt) throw new ApiError('surveyStateWrong');
    const sections = await store.findSections(tx, surveyId);
    await requireComplete(tx, context, before, { sections, publishedStart: null });
    const now = context.now();
    const after = await update(tx, context, before, {
      publishedAt: now,
      opensAt: before.opensAt ?? now,
    });
    await audit(context, tx, 'SURVEY_PUBLISHED', after, { after: auditedProperties(after) });
    return after;
  });
}

export function closeSurvey(
  context: Deps & WithViewer,
  surveyId: string,
  version: number,
): Promise<Survey> {
  return changeLocked(context, surveyId, version, async (tx, before) => {
    const state = surveyStateAt(before, context.now());
    if (state === 'DRAFT' || state === 'CLOSED') throw new ApiError('surveyStateWrong');
    const after = await update(tx, context, before, { closedAt: context.now() });
    await audit(context, tx, 'SURVEY_CLOSED', after, {
      before: auditedProperties(before),
      after: auditedProperties(after),
    });
    return after;
  });
}

/** Reopens a closed survey until a new end time. */
export function reopenSurvey(
  context: Deps & WithViewer,
  surveyId: string,
  { version, closesAt }: Schemas['SurveyReopening'],
): Promise<Survey> {
  return changeLocked(context, surveyId, version, async (tx, before) => {
    const now = context.now();
    if (surveyStateAt(before, now) !== 'CLOSED') throw new ApiError('surveyStateWrong');
    const end = closesAt ? new Date(closesAt) : null;
    if (end && end <= now) {
      throw new ApiError('surveyIncomplete', {
        data: { surveyProblems: [{ problem: 'END_IN_PAST' }] },
      });
    }
    const opensAt = before.opensAt && before.opensAt < now ? before.opensAt : now;
    const after = await update(tx, context, before, { closedAt: null, closesAt: end, opensAt });
    await audit(context, tx, 'SURVEY_REOPENED', after, {
      before: auditedProperties(before),
      after: auditedProperties(after),
    });
    return after;
  });
}

export async function deleteSurvey(context: Deps & WithViewer, surveyId: string): Promise<void> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    const survey = await store.surveyRows.lock(tx, { organizationId, id: surveyId });
    if (!survey) throw new ApiError('surveyNotFound');
    const { answered } = await findTurnout(tx, surveyId);
    await store.surveyRows.remove(tx, surveyId);
    await audit(context, tx, 'SURVEY_DELETED', survey, {
      before: { ...auditedProperties(survey), responses: answered },
    });
  });
  await context.realtime.publish('surveyChanged', { organizationId }, { surveyId, state: null });
}

/** Creates a draft from an existing survey, without its times and answers. */
export function copySurvey(context: Deps & WithViewer, surveyId: string): Promise<Survey> {
  const { organizationId, userId } = context.viewer;
  return context.db.transaction(async (tx) => {
    const source = await store.surveyRows.find(tx, { organizationId, id: surveyId });
    if (!source) throw new ApiError('surveyNotFound');
    const { title, description, audience, anonymous, changeable, results } = source;
    const kept = { title, description, audience, anonymous, changeable, results };
    const by = { organizationId, createdBy: userId };
    const copy = await rows.insertSurvey(tx, { ...kept, ...by, ...timesOf(context) });
    const sections = await store.findSections(tx, surveyId);
    await store.replaceSections(tx, copy.id, sections.map(withNewIds));
    const named = await findReferencedKeys(tx, filesOfSurveys, surveyId);
    await saveFiles(context, tx, context.viewer, copy.id, { description, sections }, named);
    await audit(context, tx, 'SURVEY_CREATED', copy, {
      after: { ...auditedProperties(copy), copyOf: surveyId },
    });
    return toResponse(tx, copy, context.now());
  });
}

function saveFiles(
  deps: Deps,
  tx: Transaction,
  viewer: Viewer,
  surveyId: string,
  { description, sections }: Pick<Definition, 'description' | 'sections'>,
  kept: readonly string[] = [],
): Promise<void> {
  return saveContentFiles(deps, tx, {
    id: surveyId,
    named: filesOfSurveys,
    markdown: [description, ...sections.map((section) => section.description)],
    directory: 'survey_attachment',
    ownerId: viewer.userId,
    kept,
  });
}

function withNewIds(section: Schemas['SurveySection']): Schemas['SurveySection'] {
  const renewed = <T extends { id: string }>(thing: T): T => ({ ...thing, id: randomUUID() });
  return renewed({
    ...section,
    questions: section.questions.map((question) =>
      renewed({ ...question, choices: question.choices.map(renewed) }),
    ),
  });
}

/** Changes a survey in a transaction that locks it. `change` returns the new row. */
async function changeLocked(
  context: Deps & WithViewer,
  surveyId: string,
  version: number,
  change: (tx: Transaction, before: Row) => Promise<Row>,
): Promise<Survey> {
  const { before, after } = await context.db.transaction(async (tx) => {
    const before = await lock(tx, context.viewer, surveyId, version);
    return { before, after: await change(tx, before) };
  });
  await notifyMembers(context, before, after);
  return toResponse(context.db, after, context.now());
}

/** Locks the survey row against changes and new responses until the transaction ends. */
async function lock(
  tx: Transaction,
  viewer: Viewer,
  surveyId: string,
  version: number,
): Promise<Row> {
  const { organizationId } = viewer;
  const survey = await store.surveyRows.lock(tx, { organizationId, id: surveyId });
  if (!survey) throw new ApiError('surveyNotFound');
  nextVersion(survey, version);
  return survey;
}

function update(
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  { id }: Row,
  values: Parameters<typeof rows.updateSurvey>[2],
): Promise<Row> {
  return rows.updateSurvey(tx, id, { ...values, updatedAt: now() });
}

function timesOf({ now }: Pick<Deps, 'now'>) {
  return { createdAt: now(), updatedAt: now() };
}

/** Notifies clients that a survey opened or closed, or that a published survey was edited. */
async function notifyMembers(deps: Deps, before: Row, after: Row): Promise<void> {
  const [was, is] = [surveyStateAt(before, deps.now()), surveyStateAt(after, deps.now())];
  if (is === 'OPEN' || is === 'CLOSED') await notifySurveysChanged(deps);
  if (was === is && is !== 'DRAFT') await publishSurvey(deps, after);
}

async function audit(
  deps: Deps,
  tx: Transaction,
  action: Parameters<WriteAudit>[1]['action'],
  { id, title }: Row,
  change: Pick<Parameters<WriteAudit>[1], 'before' | 'after'>,
): Promise<void> {
  await deps.audit(tx, { action, target: { kind: 'SURVEY', id, name: title }, ...change });
}

/** Properties for the audit log. Never includes answers. */
function auditedProperties(survey: Row) {
  const { title, audience, opensAt, closesAt, closedAt, anonymous, changeable, results } = survey;
  return { title, audience, opensAt, closesAt, closedAt, anonymous, changeable, results };
}

async function toResponse(tx: Queryable, survey: Row, now: Date): Promise<Survey> {
  const { id, version, title, description, audience, anonymous, changeable, results } = survey;
  const turnout = await findTurnout(tx, id);
  return {
    ...{ id, version, title, description, audience, anonymous, changeable, results },
    ...turnout,
    state: surveyStateAt(survey, now),
    fixed: turnout.answered > 0,
    sections: await store.findSections(tx, id),
    opensAt: survey.opensAt?.toISOString() ?? null,
    closesAt: survey.closesAt?.toISOString() ?? null,
    publishedAt: survey.publishedAt?.toISOString() ?? null,
    closedAt: survey.closedAt?.toISOString() ?? null,
    remindedAt: survey.remindedAt?.toISOString() ?? null,
    createdAt: survey.createdAt.toISOString(),
    updatedAt: survey.updatedAt.toISOString(),
  };
}
