import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileReferences } from '../database/file-references.ts';
import { isReadableFileOf, type Reader } from '../database/readable-files.ts';
import { helpAnswerFiles, helpQuestions } from '../database/schema/help.ts';

export const filesOfAnswers: FileReferences = {
  table: helpAnswerFiles,
  owner: helpAnswerFiles.questionId,
  contents: helpQuestions,
};

/** Members can read files of the answers to their questions. */
export const isAnswerFileReadable = (tx: Queryable, reader: Reader) =>
  isReadableFileOf(tx, filesOfAnswers, reader, eq(helpQuestions.askedBy, reader.userId));
