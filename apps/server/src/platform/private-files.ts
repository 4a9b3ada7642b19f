/** The files that are not for everyone of an organisation, for the files area, which asks who may read them. */
export interface PrivateFiles {
  /** Those of some files that a person may read now. */
  readableBy(userId: string, keys: readonly string[]): Promise<string[]>;
}
