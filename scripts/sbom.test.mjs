import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib.mjs';

const execute = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });

describe('npm run sbom', () => {
  let folder;
  let sbom;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'office-sbom-'));
    const file = join(folder, 'sbom.cdx.json');
    execute('node', 'scripts/sbom.mjs', file);
    sbom = JSON.parse(readFileSync(file, 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes CycloneDX 1.6 with the product as root component', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: expect.stringMatching(/^urn:uuid:/),
      metadata: { component: { type: 'application', name: 'office' } },
    });
  });

  it('lists each production dependency with its package URL', () => {
    const dependencies = Object.values(
      JSON.parse(execute('pnpm', 'licenses', 'list', '--recursive', '--prod', '--json')),
    ).flatMap((packages) =>
      packages.flatMap(({ name, versions }) =>
        versions.map((version) => `pkg:npm/${name.replace('@', '%40')}@${version}`),
      ),
    );
    const listed = new Set(sbom.components.map(({ purl }) => purl));
    expect(dependencies.length).toBeGreaterThan(100);
    expect(dependencies.filter((purl) => !listed.has(purl))).toEqual([]);
  });

  it('contains no development dependency', () => {
    const names = sbom.components.map(({ name }) => name);
    expect(names).toContain('fastify');
    expect(names).not.toContain('vitest');
  });

  it('describes the dependencies of each component by references that exist', () => {
    const references = new Set(sbom.components.map((component) => component['bom-ref']));
    references.add(sbom.metadata.component['bom-ref']);
    const used = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(used.filter((reference) => !references.has(reference))).toEqual([]);
    expect(new Set(sbom.dependencies.map(({ ref }) => ref))).toEqual(references);
  });
});
