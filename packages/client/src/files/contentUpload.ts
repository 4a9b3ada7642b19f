import type { Schemas } from '@office/api';
import type { MarkdownUpload } from '@office/ui';
import { rulesOfContent } from '@office/vocabulary';
import { errorText } from '../errors/errorText.ts';
import { putFile } from './putFile.ts';

/** The `onUpload` of a `MarkdownField`: the key of the file, or why it cannot be used. */
export function contentUpload(
  preSign: (file: Schemas['PreSignRequest']) => Promise<Schemas['PreSignedUpload']>,
): (event: { file: File }) => Promise<MarkdownUpload> {
  return async ({ file }) => {
    try {
      const signed = await preSign({ fileName: file.name, fileSize: file.size });
      return { fileKey: await putFile(signed, file) };
    } catch (error) {
      return { message: errorText(error) };
    }
  };
}

/** The kinds of files that a browser offers for a content, as `accept` of an input has them. */
export function acceptOf(directory: keyof typeof rulesOfContent): string {
  return Object.keys(rulesOfContent[directory].types)
    .map((ending) => `.${ending}`)
    .join(',');
}
