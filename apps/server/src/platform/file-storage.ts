import type { Readable } from 'node:stream';

/** Keeps uploaded bytes: on disk, or in a bucket. Keys are made by the files area. */
export interface FileStorage {
  /** The addresses by which browsers read files. */
  readonly links: FileLinks;
  /** An address that takes one PUT of exactly these bytes until it expires. */
  uploadUrl(file: StoredFile): Promise<UploadAddress>;
  /** Keeps an upload that was looked at: these bytes, whatever is sent to its address from then on. */
  keep(file: StoredFile, bytes: Uint8Array): Promise<void>;
  /** Keeps an upload as it was sent, however large it is. */
  keepSent(file: StoredFile): Promise<void>;
  remove(key: string): Promise<void>;
  /** Bytes that are there; null when nothing was uploaded. */
  size(key: string): Promise<number | null>;
  /** Its bytes, or some of them. */
  read(key: string, part?: ByteRange): Promise<Readable>;
  /** Removes what uploads that broke off before then have left. */
  removeDrafts(before: Date): Promise<void>;
  /**
   * An address that answers the bytes without this server, for a minute; null when this server answers
   * them itself.
   */
  directUrl(key: string): Promise<string | null>;
}

/** The session that a link is given to, and the organisation that it had selected then. */
export interface LinkReader {
  sessionId: string;
  organizationId: string | null;
}

/** Makes links to files. They end when their session does, or its part in that organisation. */
export interface FileLinks {
  /** The unsigned address of a file, as views carry it: they do not know yet who will read them. */
  address(key: string): string;
  /** A link of one day for one session; without a reader for anyone, if the file is a picture. */
  sign(key: string, reader: LinkReader | null): { url: string; expiresAt: Date };
  /** An answer or message as JSON, with the addresses in it signed for whoever gets it. */
  complete(json: string, reader: LinkReader | null): string;
}

/** Bytes of a file, counted from 0; both are in it. */
export interface ByteRange {
  start: number;
  end: number;
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
