import type { Role } from '@office/vocabulary';
import { and, eq, exists, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from './database.ts';
import type { FileReferences } from './file-references.ts';
import { membershipIs, notBlocked, type MemberRef } from './membership.ts';
import { files } from './schema/files.ts';
import { memberships } from './schema/organizations.ts';

export interface Reader extends MemberRef {
  /** Administrators can also read the files of drafts. */
  administers: boolean;
}

/** Returns the condition on `files` under which the reader can read a file. */
export type ReadCondition = (reader: Reader) => SQL | undefined;

/** A file is readable if it fulfils a condition. Without conditions all files would be readable. */
export function readableFiles(
  db: Database,
  ...conditions: [ReadCondition, ...ReadCondition[]]
): {
  readableBy(
    reader: Omit<Reader, 'organizationId'> & { organizationId: string | null },
    keys: readonly string[],
  ): Promise<string[]>;
} {
  return {
    async readableBy({ organizationId, ...person }, keys) {
      if (organizationId === null) return [];
      const reader = { ...person, organizationId };
      const rows = await db
        .select({ key: files.key })
        .from(files)
        .where(
          and(
            inArray(files.key, [...keys]),
            isNotNull(files.uploadedAt),
            or(...conditions.map((condition) => condition(reader))),
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

/**
 * Condition on `files`: administrators can read all files of a content table, members those of
 * content that fulfils `condition`.
 */
export function isReadableFileOf(
  tx: Queryable,
  references: FileReferences,
  { userId, organizationId, administers }: Reader,
  condition: SQL,
): SQL | undefined {
  // Administrators need not be members: their token was already checked for the organisation.
  if (administers) return isFileOf(tx, references, organizationId);
  return and(
    isActiveMember(tx, { organizationId, userId }),
    isFileOf(tx, references, organizationId, condition),
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
