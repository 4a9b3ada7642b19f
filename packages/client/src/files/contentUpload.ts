import type { Schemas } from '@office/api';
import type { MarkdownUpload } from '@office/ui';
import { rulesOfContent } from '@office/vocabulary';
import { errorText } from '../errors/errorText.ts';
import { putFile } from './putFile.ts';

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

export function acceptedTypes(directory: keyof typeof rulesOfContent): string {
  return Object.keys(rulesOfContent[directory].types)
    .map((ending) => `.${ending}`)
    .join(',');
}
