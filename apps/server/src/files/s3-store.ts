import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import { DownloadLinks } from './download-links.ts';
import type { FileStore, StoredFile, UploadAddress } from './file-store.ts';

const uploadSeconds = 15 * 60;
const directSeconds = 60;

/**
 * Keeps files in a bucket. Browsers send and get the bytes there, by pre-signed addresses. Those
 * for downloads are given out by this server for a minute each, so that who may no longer read a
 * file is refused at once: nothing can take a pre-signed address back.
 */
export class S3FileStore implements FileStore {
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #links: DownloadLinks;
  readonly #now: () => Date;

  constructor(s3: S3Config, config: { secret: string }, now: () => Date) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.#root = `${endpoint}/${bucket}`;
    this.#links = new DownloadLinks(config, now);
    this.#now = now;
  }

  async uploadUrl({ key, size, mimeType, disposition }: StoredFile): Promise<UploadAddress> {
    // The bucket keeps both, and answers with them.
    const headers = { 'content-type': mimeType, 'content-disposition': disposition };
    // Signed with the rest: another size or type is refused by the bucket itself.
    const url = await this.#preSign('PUT', key, uploadSeconds, {
      ...headers,
      'content-length': String(size),
    });
    return { url, headers, expiresAt: new Date(this.#now().getTime() + uploadSeconds * 1000) };
  }

  downloadUrl(file: { key: string; viewerId?: string }): Promise<string> {
    return Promise.resolve(this.#links.urlOf(file));
  }

  directUrl(key: string): Promise<string> {
    return this.#preSign('GET', key, directSeconds);
  }

  async remove(key: string): Promise<void> {
    const response = await this.#client.fetch(this.#urlOf(key), { method: 'DELETE' });
    if (!response.ok && response.status !== 404) throw failure('DELETE', response);
  }

  async size(key: string): Promise<number | null> {
    const response = await this.#client.fetch(this.#urlOf(key), { method: 'HEAD' });
    if (response.status === 404) return null;
    if (!response.ok) throw failure('HEAD', response);
    return Number(response.headers.get('content-length'));
  }

  async read(key: string): Promise<Readable> {
    const response = await this.#client.fetch(this.#urlOf(key));
    if (response.status === 404 || !response.body) throw new ApiError(404, 'notFound');
    if (!response.ok) throw failure('GET', response);
    return Readable.fromWeb(response.body as ReadableStream);
  }

  /** A bucket shows nothing of an upload that has not ended. */
  removeDrafts(): Promise<void> {
    return Promise.resolve();
  }

  async #preSign(
    method: string,
    key: string,
    seconds: number,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const url = new URL(this.#urlOf(key));
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const aws = { signQuery: true, allHeaders: true };
    const { url: signed } = await this.#client.sign(url.href, { method, headers, aws });
    return signed;
  }

  /** `<directory>/<id>`: the name in a key is for people, and may be longer than S3 takes. */
  #urlOf(key: string): string {
    const [directory, id] = key.split('/');
    if (!directory || !id || !/^[\w-]+$/.test(directory) || !/^[\w-]+$/.test(id)) {
      throw new ApiError(404, 'notFound');
    }
    return `${this.#root}/${directory}/${id}`;
  }
}

function failure(method: string, { status }: Response): Error {
  return new Error(`The bucket answered ${method} with ${status}`);
}
