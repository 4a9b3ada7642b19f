import type { Readable } from 'node:stream';

/** Keeps uploaded bytes: on disk, or in a bucket. Keys are made by the files area. */
export interface FileStorage {
  /** An address that takes one PUT of exactly these bytes until it expires. */
  uploadUrl(file: StoredFile): Promise<UploadAddress>;
  /**
   * An address that answers the bytes, for half a day at least and one day at most (spec §9). It
   * stays the same for hours, so that browsers can cache what it answers. With a viewer it opens
   * only as long as that person may read the file.
   */
  downloadUrl(file: { key: string; viewerId?: string }): Promise<string>;
  /** Keeps an upload that was looked at: these bytes, whatever is sent to its address from then on. */
  keep(file: StoredFile, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Bytes that are there; null when nothing was uploaded. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Readable>;
  /** Removes what uploads that broke off before then have left. */
  removeDrafts(before: Date): Promise<void>;
  /**
   * An address that answers the bytes without this server, for a minute; null when this server answers
   * them itself.
   */
  directUrl(key: string): Promise<string | null>;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  mimeType: string;
  /** The `Content-Disposition` that it is answered with. */
  disposition: string;
}

export interface UploadAddress {
  url: string;
  headers: Record<string, string>;
  expiresAt: Date;
}
