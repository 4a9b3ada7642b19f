import type { Schemas } from '@office/api';
import { languages, type Language } from '@office/vocabulary';

type Attachment = Pick<Schemas['TutorialAttachment'], 'id' | 'kind' | 'fileName'>;

/** A file of captions, and the language that its name says. */
export interface CaptionFile {
  fileId: string;
  language: Language | null;
}

/**
 * The captions of a video: the files of its name, `walk.ja.vtt` of `walk.mp4`. Where there is one video, all captions
 * are its own.
 */
export function captionsOf(
  video: Pick<Attachment, 'fileName'>,
  attachments: readonly Attachment[],
): CaptionFile[] {
  const isAlone = attachments.filter(({ kind }) => kind === 'VIDEO').length === 1;
  const stem = withoutEnding(video.fileName);
  return attachments.flatMap(({ id: fileId, kind, fileName }) => {
    if (kind !== 'CAPTIONS') return [];
    const name = withoutEnding(fileName);
    const language = languages.find((each) => name.endsWith(`.${each}`)) ?? null;
    const belongsTo = language ? withoutEnding(name) : name;
    return isAlone || belongsTo === stem ? [{ fileId, language }] : [];
  });
}

const withoutEnding = (name: string) => name.toLowerCase().replace(/\.[^.]*$/, '');
