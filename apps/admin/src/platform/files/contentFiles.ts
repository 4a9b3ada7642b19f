import { unwrap, type Schemas } from '@office/api';
import { contentUpload } from '@office/client/files/contentUpload.ts';
import { fileLinksHook } from '@office/client/files/fileLinks.ts';
import type { MarkdownFiles } from '@office/ui';
import { fileKeysIn } from '@office/vocabulary';
import { office } from '../api/client.ts';

type Directory = Schemas['AdminFileDirectory'];

/** An address to upload a file of a content to. */
export const preSignFile = (directory: Directory, body: Schemas['PreSignRequest']) =>
  unwrap(
    office.POST('/v1/admin/files/{directory}/pre-sign', { params: { path: { directory } }, body }),
  );

/** The `onUpload` of a `MarkdownField`. Make it once: a form that is drawn again takes the same. */
export const uploadTo = (directory: Directory) =>
  contentUpload((file) => preSignFile(directory, file));

/** The addresses of the files that a text names, by their keys: `useFileLinks(fileKeysIn(text))`. */
export const useFileLinks = fileLinksHook(async (fileKeys) => {
  const body = { fileKeys };
  return (await unwrap(office.POST('/v1/admin/files/pre-sign-url', { body }))).data;
});

/** The files of texts that are written, as forms take them. */
export function useTextFiles(
  onUpload: NonNullable<MarkdownFiles['onUpload']>,
  ...texts: readonly string[]
): MarkdownFiles {
  return { onUpload, files: useFileLinks(fileKeysIn(texts.join('\n'))) };
}
