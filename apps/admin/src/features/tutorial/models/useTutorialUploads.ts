import { signedUpload, useUploads } from '@office/client/files/useUploads.ts';
import type { TutorialFileValue } from '@office/ui/screens/admin/tutorial';
import { mimeTypeOf, tutorialFileKindOf, tutorialRules } from '@office/vocabulary';
import { preSignFile } from '../../../platform/files/contentFiles.ts';

const send = signedUpload((file) => preSignFile('tutorial_attachment', file));

/** @param onUploaded called for each completed upload */
export function useTutorialUploads(onUploaded: (file: TutorialFileValue) => void) {
  const { uploads, list } = useUploads<string>({
    send,
    onDone({ item, file: { name: fileName, size }, result: key }) {
      uploads.dismiss(item.id);
      const kind = tutorialFileKindOf(mimeTypeOf(tutorialRules, fileName) ?? '');
      onUploaded({ key, fileName, kind, size });
    },
  });
  return {
    items: list.map(({ item }) => item),
    add: (file: File, refusal?: string) => uploads.add(file, refusal),
    dismiss: (id: string) => uploads.dismiss(id),
    retry: (id: string) => uploads.retry(id),
  };
}
