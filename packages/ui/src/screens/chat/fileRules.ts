import { attachmentRules, maxImagesAtOnce, maxMessageFiles, mimeTypeOf } from '@office/vocabulary';

export const attachmentAccept = Object.keys(attachmentRules.types)
  .map((type) => `.${type}`)
  .join(',');

export type FileProblem =
  'type' | 'content' | 'tooSmall' | 'tooLarge' | 'tooMany' | 'tooManyImages';

const isImage = (name: string) => mimeTypeOf(attachmentRules, name)?.startsWith('image/') ?? false;

function problemOf(file: { name: string; size: number }): FileProblem | undefined {
  if (!mimeTypeOf(attachmentRules, file.name)) return 'type';
  if (file.size < attachmentRules.minBytes) return 'tooSmall';
  return file.size > attachmentRules.maxBytes ? 'tooLarge' : undefined;
}

export function sortFiles<Chosen extends { name: string; size: number }>(
  selected: readonly Chosen[],
  present: readonly { fileName: string }[],
): { accepted: Chosen[]; refused: { file: Chosen; problem: FileProblem }[] } {
  const accepted: Chosen[] = [];
  const refused: { file: Chosen; problem: FileProblem }[] = [];
  let images = present.filter(({ fileName }) => isImage(fileName)).length;
  for (const file of selected) {
    const image = isImage(file.name);
    const problem =
      problemOf(file) ??
      (present.length + accepted.length >= maxMessageFiles
        ? 'tooMany'
        : image && images >= maxImagesAtOnce
          ? 'tooManyImages'
          : undefined);
    if (problem) refused.push({ file, problem });
    else accepted.push(file);
    if (!problem && image) images += 1;
  }
  return { accepted, refused };
}

export function fileSizeOf(bytes: number): [key: string, values: { size: string }] {
  if (bytes < 1024 * 1024) {
    return ['file.kilobytes', { size: `${Math.max(1, Math.round(bytes / 1024))}` }];
  }
  return ['file.megabytes', { size: (bytes / 1024 / 1024).toFixed(1) }];
}
