import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { postgresIdentity } from './identity.ts';

describe.runIf(process.getuid?.() === 0)('postgresIdentity under root', () => {
  it('starts the programs as another user where that user can reach them', () => {
    const { owner, wrapper } = postgresIdentity([tmpdir()]);
    expect(owner?.uid).toBeGreaterThan(0);
    expect(wrapper).toBeNull();
  });

  describe("in a folder that is root's alone", () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'office-private-'));
      return () => rm(folder, { recursive: true });
    });

    it('says where and what to do when setpriv is missing', () => {
      const look = () => postgresIdentity([folder], '');
      expect(look).toThrow(folder);
      expect(look).toThrow(/setpriv.*not installed.*DATABASE_URL/);
    });

    it('says why setpriv could not help', () => {
      expect(() => postgresIdentity([folder], '/no/such/setpriv')).toThrow(/ENOENT.*DATABASE_URL/);
      expect(() => postgresIdentity([folder], 'false')).toThrow(/exit code 1.*DATABASE_URL/);
    });
  });
});
