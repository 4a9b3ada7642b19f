import { text } from 'node:stream/consumers';
import type { Schemas } from '@office/api';
import { fromBufferPromise } from 'yauzl';
import type { TestOffice } from './office.ts';

/**
 * Downloads an archive of an export. Without entries if it is refused.
 * @param signing path of the operation that signs the address
 */
export async function downloadArchive(
  office: TestOffice,
  { token }: { token: string },
  signing: string,
  fileKey: string,
): Promise<{ status: number; entries: Record<string, string> }> {
  const signed = await office.call<Schemas['PreSignedDownloadList']>('POST', signing, {
    token,
    body: { fileKeys: [fileKey] },
  });
  if (signed.status !== 200) return { status: signed.status, entries: {} };
  const response = await fetch(`${office.url}${signed.body.data[0]!.url}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, entries: response.ok ? await unzip(bytes) : {} };
}

async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return entries;
}
