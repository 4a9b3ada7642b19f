import { attachmentRules, pictureRules } from '@office/vocabulary';
import type { FileDirectory, FileRules } from '@office/vocabulary';

/** The files that a directory takes, and how the server treats them. */
export interface UploadRules extends FileRules {
  /** Only members of the chat room read them, not everybody in the organisation. */
  private: boolean;
  /** How many a person may announce in an hour. */
  anHour: number;
}

// More than anyone tries on.
const pictures: UploadRules = { ...pictureRules, private: false, anHour: 60 };

export const uploadRules: Record<FileDirectory, UploadRules> = {
  profile: pictures,
  chat_room_logo: pictures,
  organization_logo: pictures,
  chat_message_attachment: { ...attachmentRules, private: true, anHour: 300 },
};

/** Largest file of all. */
export const maxFileBytes = Math.max(...Object.values(uploadRules).map(({ maxBytes }) => maxBytes));

/** The rules of a key's directory; null for a key that none was made for. */
export function uploadRulesOf(key: string): UploadRules | null {
  const [directory = ''] = key.split('/');
  return Object.hasOwn(uploadRules, directory) ? uploadRules[directory as FileDirectory] : null;
}
