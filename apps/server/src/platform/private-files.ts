/** The session that asks for a file. */
export interface FileReader {
  userId: string;
  /** The organisation that the session has selected. */
  organizationId: string | null;
  /** It is a session of the administration, which sees what members may not yet or no longer see. */
  administers: boolean;
}

/** The files that are not for everyone of an organisation, for the files area, which asks who may read them. */
export interface PrivateFiles {
  /** The keys of those of some files that a reader may read now. */
  readableBy(reader: FileReader, keys: readonly string[]): Promise<string[]>;
}
