import { maxSharedPictures, mimeTypeOf, sharedDocumentRules } from '@office/vocabulary';

/** Reason why a file cannot be shared: a key of `problem` in the strings of this area. */
export type FileProblem =
  'type' | 'tooSmall' | 'tooLarge' | 'mixed' | 'tooMany' | 'locked' | 'tooLong';

type SelectedFile = Pick<File, 'name' | 'size'>;

export const isPdf = ({ name }: Pick<SelectedFile, 'name'>) =>
  mimeTypeOf(sharedDocumentRules, name) === 'application/pdf';

export function problemOf(
  file: SelectedFile,
  present: readonly SelectedFile[],
): FileProblem | undefined {
  if (!mimeTypeOf(sharedDocumentRules, file.name)) return 'type';
  if (file.size < sharedDocumentRules.minBytes) return 'tooSmall';
  if (file.size > sharedDocumentRules.maxBytes) return 'tooLarge';
  if (present.length > 0 && [file, ...present].some(isPdf)) return 'mixed';
  return present.length >= maxSharedPictures ? 'tooMany' : undefined;
}
