import { isReferencedIn } from '../database/file-references.ts';
import { readableFiles } from '../database/readable-files.ts';
import type { Area } from '../platform/area.ts';
import { filesOfAnswers, isAnswerFileReadable } from './answer-file-store.ts';
import { articles } from './articles.ts';
import { helpHandlers } from './handlers.ts';

export const helpArea: Area = {
  ...articles.parts,
  handlers: helpHandlers,
  fileLinks: () => [...articles.parts.fileLinks(), isReferencedIn(filesOfAnswers)],
  privateFiles: (db) =>
    readableFiles(
      db,
      (reader) => articles.isFileReadable(db, reader),
      (reader) => isAnswerFileReadable(db, reader),
    ),
};
