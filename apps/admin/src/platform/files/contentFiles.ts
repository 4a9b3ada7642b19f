import { unwrap, type Schemas } from '@office/api';
import { contentUpload } from '@office/client/files/contentUpload.ts';
import { createUseFileLinks } from '@office/client/files/fileLinks.ts';
import type { MarkdownFiles } from '@office/ui';
import { fileKeysIn } from '@office/vocabulary';
import { office } from '../api/client.ts';

type Directory = Schemas['AdminFileDirectory'];

export const preSignFile = (directory: Directory, body: Schemas['PreSignRequest']) =>
  unwrap(
    office.POST('/v1/admin/files/{directory}/pre-sign', { params: { path: { directory } }, body }),
  );

/** Returns the `onUpload` handler of a `MarkdownField`. Create it once to keep it stable between renders. */
export const uploadTo = (directory: Directory) =>
  contentUpload((file) => preSignFile(directory, file));

export const useFileLinks = createUseFileLinks(async (fileKeys) => {
  const body = { fileKeys };
  return (await unwrap(office.POST('/v1/admin/files/pre-sign-url', { body }))).data;
});

export function useTextFiles(
  onUpload: NonNullable<MarkdownFiles['onUpload']>,
  ...texts: readonly string[]
): MarkdownFiles {
  return { onUpload, files: useFileLinks(fileKeysIn(texts.join('\n'))) };
}
