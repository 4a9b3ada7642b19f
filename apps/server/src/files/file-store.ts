/** Where uploaded bytes are kept: on disk, or in a bucket. Keys are made by the files area. */
export interface FileStore {
  /** An address that takes one PUT of exactly these bytes until it expires. */
  uploadUrl(file: StoredFile): Promise<UploadAddress>;
  /**
   * An address that answers the bytes, for half a day at least and one day at most (spec §9). It
   * stays the same for hours, so that browsers can cache what it answers.
   */
  downloadUrl(file: { key: string }): Promise<string>;
  remove(key: string): Promise<void>;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  mimeType: string;
}

export interface UploadAddress {
  url: string;
  headers: Record<string, string>;
  expiresAt: Date;
}
