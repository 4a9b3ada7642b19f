export interface FileReader {
  userId: string;
  organizationId: string | null;
  /** Administration session, which can read files that members cannot read yet or any more. */
  administers: boolean;
}

export interface PrivateFiles {
  readableBy(reader: FileReader, keys: readonly string[]): Promise<string[]>;
}
