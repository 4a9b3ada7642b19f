import type { Readable } from 'node:stream';

export interface FileStorage {
  readonly links: FileLinks;
  /** Returns a URL that accepts one PUT of exactly this file until it expires. */
  uploadUrl(file: StoredFile): Promise<UploadAddress>;
  /** Stores bytes that were not uploaded. */
  put(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** Stores a complete local file without reading it into memory. The file may be moved. */
  putFile(file: StoredFile, path: string): Promise<void>;
  /** Stores the inspected bytes of an upload. Later PUTs to the upload URL have no effect. */
  finalize(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** Stores an upload as it was sent, regardless of its size. */
  keepUploaded(file: StoredFile): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Returns the size in bytes, or null if nothing was uploaded, or if the size of encrypted bytes is impossible.
   */
  size(key: string, dataKey: string | null): Promise<number | null>;
  read(key: string, dataKey: string | null, part?: ByteRange): Promise<Readable>;
  /**
   * Writes exactly the announced number of bytes, or nothing if the size differs.
   * @param keep calls `put` to move the bytes to their final location, or throws to reject a late upload
   * @throws {ApiError} 422 `fileSizeInvalid`
   */
  write(
    file: StoredFile,
    bytes: AsyncIterable<Buffer>,
    keep: (put: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
  removeDrafts(before: Date): Promise<void>;
  /** Returns a URL that serves the file for one minute, or null if this server serves it. */
  directUrl(key: string, dataKey: string | null): Promise<string | null>;
}

export interface LinkReader {
  sessionId: string;
  organizationId: string | null;
}

/** Links to files. A link expires with its session, or with the session's access to the organisation. */
export interface FileLinks {
  /** Returns the unsigned URL of a file, used in views because their reader is not known yet. */
  address(key: string): string;
  /** Returns a link for one day and session. Without a reader, it works for everyone if it is a picture. */
  sign(key: string, reader: LinkReader | null): { url: string; expiresAt: Date };
  signLinks(json: string, reader: LinkReader | null): string;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  /** In bytes. */
  size: number;
  mimeType: string;
  disposition: string;
  /** Encrypted key of the bytes, from the record of the file. Absent or null if they are not encrypted. */
  dataKey?: string | null;
}

export interface UploadAddress {
  url: string;
  headers: Record<string, string>;
  expiresAt: Date;
}
