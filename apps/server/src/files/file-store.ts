/** Where uploaded bytes are kept: on disk, or in a bucket. Keys are made by the files area. */
export interface FileStore {
  /** An address that takes one PUT of exactly these bytes until it expires. */
  uploadUrl(file: { key: string; size: number; mimeType: string }): Promise<string>;
  /** An address that answers the bytes until it expires (one day: spec §9). */
  downloadUrl(file: { key: string; fileName?: string }): Promise<string>;
  remove(key: string): Promise<void>;
}
