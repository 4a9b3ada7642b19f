/** Statements that a server without this migration can depend on: it runs beside a new one during an upgrade. */
const breaking = [
  /\bDROP TABLE\b/i,
  /\bDROP COLUMN\b/i,
  /\bRENAME\b/i,
  /\bSET NOT NULL\b/i,
  /\bSET DATA TYPE\b/i,
  /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/is,
  /\bADD CONSTRAINT .*\b(?:UNIQUE|CHECK)\b/is,
  /\bCREATE UNIQUE INDEX\b/i,
];

/** Marks a statement of the second step, after the version that needed the old schema is out of use. */
const contractMark = /^-- contract: \S/m;

/** Returns the statements of a migration that break servers without it. New tables are not in use yet. */
export function breakingStatements(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((each) => each.trim());
  const newTables = new Set(
    statements.flatMap((each) => /^CREATE TABLE "(\w+)"/.exec(each)?.[1] ?? []),
  );
  return statements.filter((each) => {
    const table = /(?:ALTER TABLE| ON) "(\w+)"/.exec(each)?.[1];
    const isUnused = table !== undefined && newTables.has(table);
    return !isUnused && !contractMark.test(each) && breaking.some((pattern) => pattern.test(each));
  });
}
