import type { Schemas } from '@office/api';
import { languages, type Language } from '@office/vocabulary';

type Attachment = Pick<Schemas['TutorialAttachment'], 'id' | 'kind' | 'fileName'>;

export interface CaptionFile {
  fileId: string;
  language: Language | null;
}

/** Returns captions with the video's base name, or all of them if there is only one video. */
export function captionsOf(
  video: Pick<Attachment, 'fileName'>,
  attachments: readonly Attachment[],
): CaptionFile[] {
  const isAlone = attachments.filter(({ kind }) => kind === 'VIDEO').length === 1;
  const stem = removeExtension(video.fileName);
  return attachments.flatMap(({ id: fileId, kind, fileName }) => {
    if (kind !== 'CAPTIONS') return [];
    const name = removeExtension(fileName);
    const language = languages.find((each) => name.endsWith(`.${each}`)) ?? null;
    const belongsTo = language ? removeExtension(name) : name;
    return isAlone || belongsTo === stem ? [{ fileId, language }] : [];
  });
}

const removeExtension = (name: string) => name.toLowerCase().replace(/\.[^.]*$/, '');
