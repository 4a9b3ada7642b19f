import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { postgresIdentity } from './identity.ts';

describe.runIf(process.getuid?.() === 0)('postgresIdentity under root', () => {
  it('runs the programs as another user if that user can access them', () => {
    const { owner, wrapper } = postgresIdentity([tmpdir()]);
    expect(owner?.uid).toBeGreaterThan(0);
    expect(wrapper).toBeNull();
  });

  describe('in a folder that only root can access', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'office-private-'));
      return () => rm(folder, { recursive: true });
    });

    it('names the folder and a solution when setpriv is missing', () => {
      const look = () => postgresIdentity([folder], '');
      expect(look).toThrow(folder);
      expect(look).toThrow(/setpriv.*not installed.*DATABASE_URL/);
    });

    it('reports why setpriv failed', () => {
      expect(() => postgresIdentity([folder], '/no/such/setpriv')).toThrow(/ENOENT.*DATABASE_URL/);
      expect(() => postgresIdentity([folder], 'false')).toThrow(/exit code 1.*DATABASE_URL/);
    });
  });
});
