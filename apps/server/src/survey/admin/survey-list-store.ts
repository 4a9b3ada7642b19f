import type { AdminSurveySort, SurveyState } from '@office/vocabulary';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { surveys } from '../../database/schema/surveys.ts';
import { recipientCount, responseCount, stateAt } from '../survey-store.ts';

export interface SurveyFilter {
  organizationId: string;
  keyword: string;
  states: readonly SurveyState[];
  now: Date;
}

function matches({ organizationId, keyword }: SurveyFilter): SQL | undefined {
  return and(
    eq(surveys.organizationId, organizationId),
    matchesFolded(keyword, [surveys.searched]),
  );
}

export async function findSurveys(
  tx: Queryable,
  filter: SurveyFilter,
  { sort, descending }: { sort: AdminSurveySort; descending: boolean },
  page: PageRequest,
) {
  const state = stateAt(filter.now);
  const column = {
    TITLE: sql`lower(${surveys.title})`,
    // Sorts by life cycle, not alphabetically.
    STATE: sql`array_position(ARRAY['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED'], ${state})`,
    OPENS_AT: surveys.opensAt,
    CLOSES_AT: sql`coalesce(${surveys.closedAt}, ${surveys.closesAt})`,
    UPDATED_AT: surveys.updatedAt,
  }[sort];
  const query = tx
    .select({
      survey: surveys,
      answered: responseCount().as('answered'),
      recipients: recipientCount().as('recipients'),
    })
    .from(surveys)
    .where(
      and(
        matches(filter),
        filter.states.length > 0
          ? sql`${state} = ANY(${sql.param([...filter.states])}::text[])`
          : undefined,
      ),
    )
    .$dynamic();
  return findPage(
    tx,
    query,
    [
      descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`,
      desc(surveys.createdAt),
      asc(surveys.id),
    ],
    page,
  );
}

/** Returns the number of surveys per state. Ignores the state of the filter. */
export async function countByState(
  tx: Queryable,
  filter: SurveyFilter,
): Promise<Map<SurveyState, number>> {
  const state = stateAt(filter.now);
  const rows = await tx
    .select({ state: state.as('state'), count: count() })
    .from(surveys)
    .where(matches(filter))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.state, row.count]));
}

export async function findTurnout(
  tx: Queryable,
  surveyId: string,
): Promise<{ answered: number; recipients: number }> {
  const [row] = await tx
    .select({ answered: responseCount(), recipients: recipientCount() })
    .from(surveys)
    .where(eq(surveys.id, surveyId));
  return row ?? { answered: 0, recipients: 0 };
}
