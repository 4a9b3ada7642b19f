import {
  attachmentRules,
  maxBytesOf,
  pictureRules,
  rulesOfContent,
  sharedDocumentRules,
} from '@office/vocabulary';
import type { FileDirectory, FileRules } from '@office/vocabulary';

/** The files that a directory takes, and how the server treats them. */
export interface UploadRules extends FileRules {
  /** The area that names one says who reads it (`private-files.ts`), not everybody in the organisation. */
  private: boolean;
  /** Its owner reads it, too: it is shown in what they write, before that is stored. */
  ownerReads: boolean;
  /** How many a person may announce in an hour. */
  anHour: number;
}

// More than anyone tries on.
const pictures: UploadRules = { ...pictureRules, private: false, ownerReads: true, anHour: 60 };
const content = { private: true, ownerReads: true, anHour: 300 };

export const uploadRules: Record<FileDirectory, UploadRules> = {
  profile: pictures,
  chat_room_logo: pictures,
  organization_logo: pictures,
  chat_message_attachment: { ...attachmentRules, private: true, ownerReads: false, anHour: 300 },
  bulletin_attachment: { ...rulesOfContent.bulletin_attachment, ...content },
  tutorial_attachment: { ...rulesOfContent.tutorial_attachment, ...content },
  help_attachment: { ...rulesOfContent.help_attachment, ...content },
  survey_attachment: { ...rulesOfContent.survey_attachment, ...content },
  survey_answer: { ...rulesOfContent.survey_answer, ...content },
  notification_attachment: { ...rulesOfContent.notification_attachment, ...content },
  shared_document: { ...sharedDocumentRules, ...content },
};

/** Largest file of all. */
export const maxFileBytes = Math.max(
  ...Object.values(uploadRules).flatMap((rules) =>
    Object.values(rules.types).map((mimeType) => maxBytesOf(rules, mimeType)),
  ),
);

/** The rules of a key's directory; null for a key that none was made for. */
export function uploadRulesOf(key: string): UploadRules | null {
  const [directory = ''] = key.split('/');
  return Object.hasOwn(uploadRules, directory) ? uploadRules[directory as FileDirectory] : null;
}
