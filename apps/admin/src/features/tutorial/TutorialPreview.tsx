import { captionsOf } from '@office/client/files/captions.ts';
import type { TutorialValues } from '@office/ui/screens/admin/tutorial';
import { TutorialDetail, type TutorialAttachmentItem } from '@office/ui/screens/tutorial';
import { type Language, readingMinutes, textIn, toPlainText } from '@office/vocabulary';

interface TutorialPreviewProps {
  values: TutorialValues;
  /** Signed URLs of the referenced files, by key. */
  files: Readonly<Record<string, string>>;
  categoryName: string;
  language: Language;
}

export function TutorialPreview({ values, files, categoryName, language }: TutorialPreviewProps) {
  const { title, content, minutes, attachments } = values;
  const named = attachments.map(({ key, ...file }) => ({ ...file, id: key }));
  const text = textIn(content, language);
  return (
    <div lang={language}>
      <TutorialDetail
        state={{
          status: 'ready',
          tutorial: {
            id: 'preview',
            title: textIn(title, language),
            categoryName,
            minutes: minutes ?? readingMinutes(toPlainText(text), language),
            content: text,
            files,
            attachments: named.map((file): TutorialAttachmentItem => ({
              ...file,
              // PDF pages are rendered only in the members' app: here the file opens in a new tab.
              kind: file.kind === 'PDF' ? 'FILE' : file.kind,
              position: 0,
              url: files[file.id] ?? null,
              captions: captionsOf(file, named).flatMap(({ fileId, language: captionLanguage }) => {
                const url = files[fileId];
                return url === undefined ? [] : { language: captionLanguage, url };
              }),
              pdf: null,
              failed: false,
            })),
            state: 'NEW',
            percent: 0,
            previous: null,
            next: null,
          },
        }}
        onProgress={() => undefined}
        onDownload={({ attachmentId }) => window.open(files[attachmentId], '_blank', 'noopener')}
        onRetry={() => undefined}
      />
    </div>
  );
}
