import type { SurveyGroup } from '@office/vocabulary';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import { matchesFolded } from '../database/keyword-match.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { memberships } from '../database/schema/organizations.ts';
import { surveyQuestions, surveys } from '../database/schema/surveys.ts';
import { matchesTextsByReading, type SearchViewer } from '../platform/search-source.ts';
import { hasAnswered, isRecipient, memberId, stateAt } from './survey-store.ts';

function groupsAt(now: Date): Record<SurveyGroup, SQL> {
  const state = stateAt(now);
  const answered = hasAnswered(memberId);
  return {
    OPEN: sql`(${state} = 'OPEN' AND NOT ${answered} AND ${isRecipient()})`,
    ANSWERED: sql`(${state} = 'OPEN' AND ${answered})`,
    CLOSED: sql`(${state} = 'CLOSED' AND (${answered} OR ${isRecipient()}))`,
  };
}

export function findMemberSurveys(
  tx: Queryable,
  member: MemberRef,
  { group, now }: { group: SurveyGroup; now: Date },
  page: PageRequest,
) {
  const query = tx
    .select({
      survey: surveys,
      answered: hasAnswered(memberId).as('answered'),
      questions: sql<number>`(SELECT count(*)::int FROM ${surveyQuestions} AS question
        WHERE question.survey_id = ${surveys}.id)`.as('questions'),
    })
    .from(surveys)
    .innerJoin(memberships, isMember(member))
    .where(and(eq(surveys.organizationId, member.organizationId), groupsAt(now)[group]))
    .$dynamic();
  const over = sql`coalesce(${surveys.closedAt}, ${surveys.closesAt})`;
  const order =
    group === 'CLOSED'
      ? [desc(over)]
      : [sql`${surveys.closesAt} ASC NULLS LAST`, desc(surveys.opensAt)];
  return findPage(tx, query, [...order, asc(surveys.id)], page);
}

export function findMemberSurveysByKeyword(
  tx: Queryable,
  member: SearchViewer,
  { keyword, now }: { keyword: string; now: Date },
  limit: number,
) {
  const matchReading = matchesTextsByReading(member);
  const { id, title, opensAt } = surveys;
  return tx
    .select({ id, title, opensAt })
    .from(surveys)
    .innerJoin(memberships, isMember(member))
    .where(
      and(
        eq(surveys.organizationId, member.organizationId),
        or(...Object.values(groupsAt(now))),
        matchesFolded(keyword, [surveys.searched], { matchReading }),
      ),
    )
    .orderBy(desc(opensAt), asc(id))
    .limit(limit);
}

export function findSurveyDescriptions(tx: Queryable, ids: readonly string[]) {
  return tx
    .select({ id: surveys.id, description: surveys.description })
    .from(surveys)
    .where(inArray(surveys.id, [...ids]));
}

export async function countMemberSurveys(
  tx: Queryable,
  member: MemberRef,
  now: Date,
): Promise<Record<SurveyGroup, number>> {
  const groups = groupsAt(now);
  const count = (group: SurveyGroup) =>
    sql<number>`(count(*) FILTER (WHERE ${groups[group]}))::int`;
  const [row] = await tx
    .select({ OPEN: count('OPEN'), ANSWERED: count('ANSWERED'), CLOSED: count('CLOSED') })
    .from(surveys)
    .innerJoin(memberships, isMember(member))
    .where(eq(surveys.organizationId, member.organizationId));
  return row!;
}

export async function countUnanswered(
  tx: Queryable,
  member: MemberRef,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(surveys)
    .innerJoin(memberships, isMember(member))
    .where(and(eq(surveys.organizationId, member.organizationId), groupsAt(now).OPEN));
  return row!.count;
}

function isMember(member: MemberRef): SQL {
  return membershipIs(member);
}
