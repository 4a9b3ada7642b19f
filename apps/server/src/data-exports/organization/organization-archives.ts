import { organizationExports } from '../../database/schema/personal-data.ts';
import {
  addFile,
  addRows,
  maxFileBytes,
  type WrittenFile,
  type WrittenPart,
} from '../archive-content.ts';
import { ArchiveWriter } from '../archive-writer.ts';
import { exportRunner, type ExportDeps, type LeasedExport } from '../export-job.ts';
import { ExportQueue } from '../export-queue-store.ts';
import { finishExport, storeArchive } from '../finish-export.ts';
import * as store from './organization-export-store.ts';
import { organizationParts } from './organization-parts-store.ts';
import { readme } from './readme.ts';

export const organizationExportQueue = new ExportQueue('organization-exports', organizationExports);

const archiveDays = 7;
/** Share of the JSON files in the progress. */
const rowShare = 0.5;

type Row = LeasedExport<typeof organizationExports>;

interface Manifest {
  format: 1;
  createdAt: string;
  organizationId: string;
  privateContent: boolean;
  /** From 1. */
  archive: number;
  parts: WrittenPart[];
  files: WrittenFile[];
}

const notification = {
  title: {
    ja: '組織のデータのエクスポートが完了しました',
    en: 'The export of the organisation is ready',
  },
  content: {
    ja: '管理画面の「組織」からダウンロードできます。ダウンロードの期限は 7 日間です。',
    en: 'Download it under Organisation in the administration within 7 days.',
  },
  path: null,
};

export const createOrganizationRunner = (maxArchiveBytes = maxFileBytes) =>
  exportRunner({
    folder: 'organization-exports',
    queue: organizationExportQueue,
    run: async (deps, row, target, proceed) => {
      await store.deleteArchives(deps.db, row.id);
      const series = new ArchiveSeries(deps, row, target);
      try {
        await writeSeries(deps, row, series, { proceed, maxArchiveBytes });
      } catch (error) {
        await series.abort(error);
        throw error;
      }
      const { organizationId: id, requestedBy, privateContent } = row;
      await finishExport(deps, organizationExportQueue, row, {
        archiveDays,
        audit: {
          action: 'ORGANIZATION_EXPORTED',
          target: { kind: 'ORGANIZATION', id },
          after: { requestedBy, privateContent },
        },
        notification,
      });
    },
  });

export const runOrganizationExports = createOrganizationRunner();

async function writeSeries(
  deps: ExportDeps,
  row: Row,
  series: ArchiveSeries,
  options: { proceed(share: number): Promise<void>; maxArchiveBytes: number },
): Promise<void> {
  const { db } = deps;
  const { proceed, maxArchiveBytes } = options;
  for (const [index, part] of organizationParts.entries()) {
    const { archive, manifest } = series.current();
    manifest.parts.push(await addRows(db, archive, part.path, part.rows(row)));
    await proceed(((index + 1) / organizationParts.length) * rowShare);
  }
  const total = await store.countExportedFiles(db, row);
  let added = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = await store.listExportedFiles(db, row, after);
    for (const file of page) {
      if (series.size + file.size > maxArchiveBytes) await series.complete();
      const { archive, manifest } = series.current();
      manifest.files.push(await addFile(deps, archive, file));
      added += 1;
      await proceed(Math.min(1, rowShare + (added / total) * (1 - rowShare)));
    }
    after = page.at(-1)?.key;
  }
  await series.complete();
}

/** Archives that are written to the same temporary file and stored one after the other. */
class ArchiveSeries {
  readonly #deps: ExportDeps;
  readonly #row: Row;
  readonly #target: string;
  #count = 0;
  #open: { archive: ArchiveWriter; manifest: Manifest } | undefined;

  constructor(deps: ExportDeps, row: Row, target: string) {
    this.#deps = deps;
    this.#row = row;
    this.#target = target;
  }

  /** Written bytes of the open archive. */
  get size(): number {
    return this.#open?.archive.size ?? 0;
  }

  current(): { archive: ArchiveWriter; manifest: Manifest } {
    if (this.#open) return this.#open;
    this.#count += 1;
    const { organizationId, privateContent } = this.#row;
    const createdAt = this.#deps.now().toISOString();
    const archive = new ArchiveWriter(this.#target);
    archive.addText('README.txt', readme);
    const manifest: Manifest = {
      ...{ format: 1, createdAt, organizationId, privateContent, archive: this.#count },
      ...{ parts: [], files: [] },
    };
    this.#open = { archive, manifest };
    return this.#open;
  }

  /** Stores the open archive. */
  async complete(): Promise<void> {
    if (!this.#open) return;
    const { archive, manifest } = this.#open;
    archive.addText('manifest.json', JSON.stringify(manifest, null, 2));
    await archive.close();
    this.#open = undefined;
    const number = this.#count;
    const fileId = await storeArchive(
      this.#deps,
      this.#row,
      this.#target,
      (date) => `organization-${date}-${number}`,
    );
    await store.insertArchive(this.#deps.db, { exportId: this.#row.id, number, fileId });
  }

  async abort(error: unknown): Promise<void> {
    await this.#open?.archive.abort(error);
  }
}
