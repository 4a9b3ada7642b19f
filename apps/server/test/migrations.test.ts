import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakingStatements } from './breaking-statements.ts';

const folder = path.resolve(import.meta.dirname, '../migrations');
const [, ...migrations] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

describe('breakingStatements', () => {
  it.each([
    'ALTER TABLE "rooms" DROP COLUMN "name";',
    'DROP TABLE "rooms";',
    'ALTER TABLE "rooms" RENAME COLUMN "name" TO "title";',
    'ALTER TABLE "rooms" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "rooms" ALTER COLUMN "size" SET DATA TYPE bigint;',
    'ALTER TABLE "rooms" ADD COLUMN "name" text NOT NULL;',
    'ALTER TABLE "rooms" ADD CONSTRAINT "rooms_name" UNIQUE("name");',
    'CREATE UNIQUE INDEX "rooms_name" ON "rooms" USING btree ("name");',
  ])('returns %s', (statement) => {
    expect(breakingStatements(statement)).toEqual([statement]);
  });

  it.each([
    'ALTER TABLE "rooms" ADD COLUMN "name" text;',
    `ALTER TABLE "rooms" ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "rooms" DROP CONSTRAINT "rooms_name";',
    'CREATE INDEX "rooms_name" ON "rooms" USING btree ("name");',
    '-- contract: not used since 1.4\nALTER TABLE "rooms" DROP COLUMN "name";',
    'CREATE TABLE "rooms" ("name" text NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "rooms_name" ON "rooms" USING btree ("name");',
  ])('does not return %s', (migration) => {
    expect(breakingStatements(migration)).toEqual([]);
  });
});

it.each(migrations)('%s leaves the schema of the previous version usable', (name) => {
  expect(breakingStatements(readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});
