import type { Schemas } from '@office/api';
import { surveyQuestionKinds, surveyResultAudiences, surveyStates } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { normalizedForSearch } from './normalized-for-search.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * The state follows from the times: drafts are not published; open from `opens_at` to `closes_at`.
 */
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    audience: jsonb('audience').$type<Schemas['Audience']>().notNull(),
    /** Null to open on publication. */
    opensAt: instant('opens_at'),
    /** Null if the survey stays open until closed manually. */
    closesAt: instant('closes_at'),
    anonymous: boolean('anonymous').notNull(),
    changeable: boolean('changeable').notNull(),
    /** The audience of the results, in addition to administrators. */
    results: text('results', { enum: surveyResultAudiences }).notNull(),
    version: version(),
    publishedAt: instant('published_at'),
    closedAt: instant('closed_at'),
    notifiedState: text('told_state', { enum: surveyStates }).notNull().default('DRAFT'),
    remindedAt: instant('reminded_at'),
    /** Number of responses of an anonymous survey at the last shuffle. */
    shuffledResponses: integer('shuffled_responses').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(sql`title || E'\n' || description`),
    ),
  },
  (table) => [
    unique('surveys_anonymity').on(table.id, table.anonymous),
    // A changeable answer would have to be linked to its author.
    check('surveys_anonymous_final', sql`NOT (${table.anonymous} AND ${table.changeable})`),
    check(
      'surveys_order',
      sql`${table.publishedAt} IS NULL OR ${table.closesAt} > ${table.opensAt}`,
    ),
    index('surveys_organization').on(table.organizationId, table.createdAt),
    index('surveys_untold')
      .on(table.notifiedState)
      .where(sql`${table.publishedAt} is not null and ${table.notifiedState} <> 'CLOSED'`),
  ],
);

const surveyId = () =>
  uuid('survey_id')
    .notNull()
    .references(() => surveys.id, { onDelete: 'cascade' });

/** A page of a survey. The ids of sections, questions and choices are created by the client. */
export const surveySections = pgTable(
  'survey_sections',
  {
    surveyId: surveyId(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.id] })],
);

export const surveyQuestions = pgTable(
  'survey_questions',
  {
    surveyId: surveyId(),
    id: uuid('id').notNull(),
    sectionId: uuid('section_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: surveyQuestionKinds }).notNull(),
    title: text('title').notNull(),
    hint: text('hint').notNull(),
    required: boolean('required').notNull(),
    minChoices: integer('min_choices'),
    maxChoices: integer('max_choices'),
    scaleFrom: integer('scale_from'),
    scaleTo: integer('scale_to'),
    scaleFromLabel: text('scale_from_label'),
    scaleToLabel: text('scale_to_label'),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.id] }),
    foreignKey({
      name: 'survey_questions_section',
      columns: [table.surveyId, table.sectionId],
      foreignColumns: [surveySections.surveyId, surveySections.id],
    }).onDelete('cascade'),
  ],
);

export const surveyChoices = pgTable(
  'survey_choices',
  {
    surveyId: surveyId(),
    id: uuid('id').notNull(),
    questionId: uuid('question_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.id] }),
    unique('survey_choices_question_id').on(table.surveyId, table.questionId, table.id),
    foreignKey({
      name: 'survey_choices_question',
      columns: [table.surveyId, table.questionId],
      foreignColumns: [surveyQuestions.surveyId, surveyQuestions.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Anonymous responses have no person and no time. A table constraint enforces this, and the
 * anonymity of a survey with responses cannot be changed (see `survey/README.md`).
 */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    id: id(),
    surveyId: uuid('survey_id').notNull(),
    anonymous: boolean('anonymous').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Created by the page that last sent the response, so that a retry changes nothing. */
    clientId: uuid('client_id'),
    version: version(),
    submittedAt: instant('submitted_at'),
    changedAt: instant('changed_at'),
  },
  (table) => [
    foreignKey({
      name: 'survey_responses_survey',
      columns: [table.surveyId, table.anonymous],
      foreignColumns: [surveys.id, surveys.anonymous],
    })
      .onDelete('cascade')
      .onUpdate('restrict'),
    unique('survey_responses_person').on(table.surveyId, table.userId),
    check(
      'survey_responses_anonymity',
      sql`CASE WHEN ${table.anonymous}
        THEN num_nonnulls(${table.userId}, ${table.clientId}, ${table.submittedAt}, ${table.changedAt}) = 0
        ELSE num_nulls(${table.userId}, ${table.clientId}, ${table.submittedAt}, ${table.changedAt}) = 0 END`,
    ),
    index('survey_responses_user').on(table.userId),
  ],
);

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    responseId: uuid('response_id')
      .notNull()
      .references(() => surveyResponses.id, { onDelete: 'cascade' }),
    surveyId: uuid('survey_id').notNull(),
    questionId: uuid('question_id').notNull(),
    scale: integer('scale'),
    text: text('text'),
    day: date('day', { mode: 'string' }),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.questionId] }),
    foreignKey({
      name: 'survey_answers_question',
      columns: [table.surveyId, table.questionId],
      foreignColumns: [surveyQuestions.surveyId, surveyQuestions.id],
    }).onDelete('cascade'),
    index('survey_answers_question_index').on(table.surveyId, table.questionId),
    index('survey_answers_file').on(table.fileId),
  ],
);

export const surveyAnswerChoices = pgTable(
  'survey_answer_choices',
  {
    responseId: uuid('response_id')
      .notNull()
      .references(() => surveyResponses.id, { onDelete: 'cascade' }),
    surveyId: uuid('survey_id').notNull(),
    questionId: uuid('question_id').notNull(),
    choiceId: uuid('choice_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.responseId, table.questionId, table.choiceId] }),
    foreignKey({
      name: 'survey_answer_choices_choice',
      columns: [table.surveyId, table.questionId, table.choiceId],
      foreignColumns: [surveyChoices.surveyId, surveyChoices.questionId, surveyChoices.id],
    }).onDelete('cascade'),
    index('survey_answer_choices_question').on(table.surveyId, table.questionId, table.choiceId),
  ],
);

/** One row per survey, sorted by id: a row per person would reveal the order of the answers. */
export const surveyParticipants = pgTable('survey_participants', {
  surveyId: uuid('survey_id')
    .primaryKey()
    .references(() => surveys.id, { onDelete: 'cascade' }),
  userIds: uuid('user_ids').array().notNull(),
});

/** Answers that have not been sent yet. Drafts of anonymous surveys are stored only on the device. */
export const surveyDrafts = pgTable(
  'survey_drafts',
  {
    surveyId: uuid('survey_id').notNull(),
    anonymous: boolean('anonymous').notNull().default(false),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<unknown[]>().notNull(),
    /** When it was typed, by the device's clock. */
    typedAt: instant('typed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.userId] }),
    foreignKey({
      name: 'survey_drafts_survey',
      columns: [table.surveyId, table.anonymous],
      foreignColumns: [surveys.id, surveys.anonymous],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('survey_drafts_named', sql`NOT ${table.anonymous}`),
    index('survey_drafts_user').on(table.userId),
  ],
);

export const surveyFiles = pgTable(
  'survey_files',
  {
    surveyId: surveyId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.fileId] }),
    index('survey_files_file').on(table.fileId),
  ],
);
