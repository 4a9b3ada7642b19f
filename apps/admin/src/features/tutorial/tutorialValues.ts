import type { Schemas } from '@office/api';
import type { TutorialValues } from '@office/ui/screens/admin/tutorial';

export function toValues({
  title,
  content,
  categoryId,
  minutes,
  cover,
  attachments,
}: Schemas['AdminTutorial']): TutorialValues {
  return {
    title,
    content,
    categoryId,
    minutes,
    cover: cover && { key: cover.key, fileName: cover.fileName },
    attachments: attachments.map(({ key, fileName, kind, size }) => ({
      key,
      fileName,
      kind,
      size,
    })),
  };
}

export const newValues = (categoryId: string): TutorialValues => ({
  title: { ja: '', en: '' },
  content: { ja: '', en: '' },
  categoryId,
  minutes: null,
  cover: null,
  attachments: [],
});

/** Expects values validated by the form. */
export function toRequest(values: TutorialValues): Schemas['CreateTutorialRequest'] {
  const { title, content, categoryId, minutes, cover, attachments } = values;
  return {
    title: { ja: title.ja.trim(), en: title.en.trim() },
    content,
    categoryId,
    minutes,
    coverKey: cover?.key ?? null,
    fileKeys: attachments.map(({ key }) => key),
  };
}
