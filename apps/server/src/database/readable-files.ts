import type { Role } from '@office/vocabulary';
import { and, eq, exists, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from './database.ts';
import type { FileReferences } from './file-references.ts';
import { membershipIs, notBlocked, type MemberRef } from './membership.ts';
import { files } from './schema/files.ts';
import { memberships } from './schema/organizations.ts';

interface Reader extends MemberRef {
  /** Administrators can also read the files of drafts. */
  administers: boolean;
}

/**
 * Checks access to the private files of an area.
 * @param conditionFor returns the condition on `files` under which the reader can read a file
 */
export function readableFiles(
  db: Database,
  conditionFor: (reader: Reader) => SQL | undefined,
): {
  readableBy(
    reader: Omit<Reader, 'organizationId'> & { organizationId: string | null },
    keys: readonly string[],
  ): Promise<string[]>;
} {
  return {
    async readableBy({ organizationId, ...reader }, keys) {
      if (organizationId === null) return [];
      const rows = await db
        .select({ key: files.key })
        .from(files)
        .where(
          and(
            inArray(files.key, [...keys]),
            isNotNull(files.uploadedAt),
            conditionFor({ ...reader, organizationId }),
          ),
        );
      return rows.map(({ key }) => key);
    },
  };
}

/** Condition on `files`: the file belongs to a content row of the organisation that fulfils `condition`. */
export function isFileOf(
  tx: Queryable,
  { table, owner, contents }: FileReferences,
  organizationId: string,
  condition?: SQL,
): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(table as PgTable)
      .innerJoin(contents, eq(contents.id, owner))
      .where(
        and(eq(table.fileId, files.id), eq(contents.organizationId, organizationId), condition),
      ),
  );
}

/** Condition: the person is a member, is not blocked and has none of the excluded roles. */
export function isActiveMember(
  tx: Queryable,
  member: MemberRef,
  excluded: readonly Role[] = [],
): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(membershipIs(member), notInArray(memberships.role, [...excluded]), notBlocked())),
  );
}
