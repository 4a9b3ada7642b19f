/** What may be attached to a message (spec §5, "Chat attachments"). */
const types = ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'docx', 'xlsx', 'pptx', 'txt', 'csv'] as const;
const imageTypes = ['jpg', 'jpeg', 'png', 'gif'];
const smallest = 50 * 1024;
const largest = 5 * 1024 * 1024;
const mostFiles = 20;
const mostImages = 10;

/** For a file input's `accept`. */
export const attachmentAccept = types.map((type) => `.${type}`).join(',');

/** Why a file is refused: a key of `fileProblem` in the strings of this area. */
export type FileProblem =
  'type' | 'content' | 'tooSmall' | 'tooLarge' | 'tooMany' | 'tooManyImages';

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const isImage = (name: string) => imageTypes.includes(extensionOf(name));

function problemOf(file: { name: string; size: number }): FileProblem | undefined {
  if (!types.includes(extensionOf(file.name) as (typeof types)[number])) return 'type';
  if (file.size < smallest) return 'tooSmall';
  return file.size > largest ? 'tooLarge' : undefined;
}

/** What can be attached beside the files that are there already, and what is refused and why. */
export function sortFiles<Chosen extends { name: string; size: number }>(
  chosen: readonly Chosen[],
  present: readonly { fileName: string }[],
): { accepted: Chosen[]; refused: { file: Chosen; problem: FileProblem }[] } {
  const accepted: Chosen[] = [];
  const refused: { file: Chosen; problem: FileProblem }[] = [];
  let images = present.filter(({ fileName }) => isImage(fileName)).length;
  for (const file of chosen) {
    const image = isImage(file.name);
    const problem =
      problemOf(file) ??
      (present.length + accepted.length >= mostFiles
        ? 'tooMany'
        : image && images >= mostImages
          ? 'tooManyImages'
          : undefined);
    if (problem) refused.push({ file, problem });
    else accepted.push(file);
    if (!problem && image) images += 1;
  }
  return { accepted, refused };
}

/** The key and the number of how large a file is: 640 kilobytes, 1.2 megabytes. */
export function fileSizeOf(bytes: number): [key: string, values: { size: string }] {
  if (bytes < 1024 * 1024) {
    return ['file.kilobytes', { size: `${Math.max(1, Math.round(bytes / 1024))}` }];
  }
  return ['file.megabytes', { size: (bytes / 1024 / 1024).toFixed(1) }];
}
