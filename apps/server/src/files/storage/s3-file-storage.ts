import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../../config/config.ts';
import { ApiError } from '../../http/api-error.ts';
import { DownloadLinks } from './download-links.ts';
import type { ByteRange, StoredFile, UploadAddress } from '../../platform/file-storage.ts';
import type { ObjectStorage, StagedFile } from './encrypted-file-storage.ts';

const uploadSeconds = 15 * 60;
export const directSeconds = 60;

/**
 * Stores files in a bucket, with pre-signed addresses, which cannot be revoked. Therefore download
 * addresses are valid for a minute, so that a person who loses access is rejected, and uploaded
 * bytes are copied to another key after inspection, so that they cannot be replaced.
 */
export class S3FileStorage implements ObjectStorage {
  readonly links: DownloadLinks;
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #now: () => Date;

  constructor(s3: S3Config, config: { secret: string }, now: () => Date) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#root = `${endpoint}/${bucket}`;
    this.links = new DownloadLinks(config, now);
    this.#now = now;
  }

  async uploadUrl({ key, size, mimeType, disposition }: StoredFile): Promise<UploadAddress> {
    // The bucket stores both headers and returns them with downloads.
    const headers = { 'content-type': mimeType, 'content-disposition': disposition };
    // Signed with the other headers, so that the bucket rejects another size or type.
    const url = await this.#preSign('PUT', this.#uploadOf(key), uploadSeconds, {
      ...headers,
      'content-length': String(size),
    });
    return { url, headers, expiresAt: new Date(this.#now().getTime() + uploadSeconds * 1000) };
  }

  directUrl(key: string): Promise<string> {
    return this.#preSign('GET', this.#urlOf(key), directSeconds);
  }

  async finalize(stored: StoredFile, bytes: Uint8Array): Promise<void> {
    await this.put(stored, bytes);
    await this.#delete(this.#uploadOf(stored.key));
  }

  put(file: StoredFile, bytes: Uint8Array): Promise<void> {
    return this.#put(this.#urlOf(file.key), file, new Uint8Array(bytes));
  }

  async stageFile(file: StoredFile, path: string): Promise<StagedFile> {
    const draft = this.#draftOf(file.key);
    await this.#put(draft, file, await openAsBlob(path));
    return { keep: () => this.#move(draft, file), discard: () => this.#delete(draft) };
  }

  /** Rejects, because clients upload to the bucket. */
  write(): Promise<void> {
    return Promise.reject(new ApiError('forbidden'));
  }

  /** Copies the object before inspection, because other bytes could be uploaded in between. */
  keepUploaded(file: StoredFile): Promise<void> {
    return this.#move(this.#uploadOf(file.key), file);
  }

  async #move(from: string, { key, mimeType, disposition }: StoredFile): Promise<void> {
    const { pathname } = new URL(from);
    const response = await this.#client.fetch(this.#urlOf(key), {
      method: 'PUT',
      headers: {
        'x-amz-copy-source': pathname,
        'x-amz-metadata-directive': 'REPLACE',
        'content-type': mimeType,
        'content-disposition': disposition,
      },
    });
    if (!response.ok) throw failure('PUT', response);
    await this.#delete(from);
  }

  async remove(key: string): Promise<void> {
    const addresses = [this.#uploadOf(key), this.#draftOf(key), this.#urlOf(key)];
    await Promise.all(addresses.map((address) => this.#delete(address)));
  }

  async size(key: string): Promise<number | null> {
    return (await this.#sizeAt(this.#urlOf(key))) ?? this.#sizeAt(this.#uploadOf(key));
  }

  async read(key: string, part?: ByteRange): Promise<Readable> {
    const headers: Record<string, string> = part
      ? { range: `bytes=${part.start}-${part.end}` }
      : {};
    const kept = await this.#client.fetch(this.#urlOf(key), { headers });
    const response =
      kept.status === 404 ? await this.#client.fetch(this.#uploadOf(key), { headers }) : kept;
    if (response.status === 404 || !response.body) throw new ApiError('notFound');
    if (!response.ok) throw failure('GET', response);
    return Readable.fromWeb(response.body as ReadableStream);
  }

  /** No-op: a bucket does not expose unfinished uploads. */
  removeDrafts(): Promise<void> {
    return Promise.resolve();
  }

  async #put(
    address: string,
    { mimeType, disposition }: StoredFile,
    body: Blob | Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    const response = await this.#client.fetch(address, {
      method: 'PUT',
      headers: { 'content-type': mimeType, 'content-disposition': disposition },
      body,
    });
    if (!response.ok) throw failure('PUT', response);
  }

  async #sizeAt(address: string): Promise<number | null> {
    const response = await this.#client.fetch(address, { method: 'HEAD' });
    if (response.status === 404) return null;
    if (!response.ok) throw failure('HEAD', response);
    return Number(response.headers.get('content-length'));
  }

  async #delete(address: string): Promise<void> {
    const response = await this.#client.fetch(address, { method: 'DELETE' });
    if (!response.ok && response.status !== 404) throw failure('DELETE', response);
  }

  async #preSign(
    method: string,
    address: string,
    seconds: number,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const url = new URL(address);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const aws = { signQuery: true, allHeaders: true };
    const { url: signed } = await this.#client.sign(url.href, { method, headers, aws });
    return signed;
  }

  /** Uses `<directory>/<id>` only, because the name in a key is for display and may exceed the S3 limit. */
  #urlOf(key: string): string {
    const [directory, id] = key.split('/');
    if (!directory || !id || !/^[\w-]+$/.test(directory) || !/^[\w-]+$/.test(id)) {
      throw new ApiError('notFound');
    }
    return `${this.#root}/${directory}/${id}`;
  }

  #uploadOf(key: string): string {
    return `${this.#urlOf(key)}.upload`;
  }

  /** Not read as an upload, because its record may be rejected. */
  #draftOf(key: string): string {
    return `${this.#urlOf(key)}.draft`;
  }
}

function failure(method: string, { status }: Response): Error {
  return new Error(`The bucket responded to ${method} with ${status}`);
}
