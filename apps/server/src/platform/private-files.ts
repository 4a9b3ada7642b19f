export interface FileReader {
  userId: string;
  organizationId: string | null;
  /** Administration session, which can read files that members cannot read yet or any more. */
  administers: boolean;
}

/** Files that are not readable by all members of an organisation. The files area uses it to check access. */
export interface PrivateFiles {
  readableBy(reader: FileReader, keys: readonly string[]): Promise<string[]>;
}
