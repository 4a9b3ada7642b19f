import type pg from 'pg';

const auditLog = 'audit_entries';
/** Written by the trigger of the log and by pruning. */
const auditChains = ['audit_links', 'audit_anchors'];

/**
 * Grants a role access to all rows of all tables, except that it can only add to and read the audit log. It
 * cannot change the schema. Revokes additional rights granted by earlier versions.
 * @param client connected as the owner
 */
export async function grantServerRole(client: pg.Client, role: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  await client.query('BEGIN');
  try {
    await client.query(`
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name};
      REVOKE ALL ON ${[auditLog, ...auditChains].join(', ')} FROM ${name};
      GRANT SELECT, INSERT ON ${auditLog} TO ${name};
      GRANT SELECT ON ${auditChains.join(', ')} TO ${name};
    `);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

export async function mayChangeAuditLog(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean | null }>(
    `SELECT bool_or(pg_has_role(current_user, relowner, 'MEMBER')
       OR has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')
       OR relname <> $1 AND has_table_privilege(oid, 'INSERT')) AS may
     FROM pg_class WHERE relnamespace = to_regnamespace('public') AND relname = ANY ($2)`,
    [auditLog, [auditLog, ...auditChains]],
  );
  return rows[0]?.may ?? true;
}
