import {
  attachmentRules,
  customEmojiRules,
  maxBytesOf,
  personalDataRules,
  pictureRules,
  rulesOfContent,
  sharedDocumentRules,
} from '@office/vocabulary';
import type { FileDirectory, FileRules } from '@office/vocabulary';

export interface UploadRules extends FileRules {
  /** If set, `privateFiles` of `Area` decides who can read it. Otherwise the whole organisation can. */
  private: boolean;
  /** The uploader can also read the file, because it is shown in unsaved content. */
  ownerReads: boolean;
  maxPerHour: number;
}

// 60 an hour is more than a person needs to choose a picture.
const pictures: UploadRules = { ...pictureRules, private: false, ownerReads: true, maxPerHour: 60 };
const content = { private: true, ownerReads: true, maxPerHour: 300 };
const contents = Object.fromEntries(
  Object.entries(rulesOfContent).map(([directory, rules]): [string, UploadRules] => [
    directory,
    { ...rules, ...content },
  ]),
) as Record<keyof typeof rulesOfContent, UploadRules>;

export const uploadRules: Record<FileDirectory, UploadRules> = {
  profile: pictures,
  chat_room_logo: pictures,
  organization_logo: pictures,
  chat_message_attachment: {
    ...attachmentRules,
    private: true,
    ownerReads: false,
    maxPerHour: 300,
  },
  custom_emoji: { ...customEmojiRules, private: false, ownerReads: true, maxPerHour: 600 },
  link_preview: { ...pictureRules, private: true, ownerReads: false, maxPerHour: 120 },
  personal_data: { ...personalDataRules, private: true, ownerReads: false, maxPerHour: 0 },
  ...contents,
  shared_document: { ...sharedDocumentRules, ...content },
};

export const maxFileBytes = Math.max(
  ...Object.values(uploadRules).flatMap((rules) =>
    Object.values(rules.types).map((mimeType) => maxBytesOf(rules, mimeType)),
  ),
);

export function uploadRulesOf(key: string): UploadRules | null {
  const [directory = ''] = key.split('/');
  return Object.hasOwn(uploadRules, directory) ? uploadRules[directory as FileDirectory] : null;
}
