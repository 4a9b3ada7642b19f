import path from 'node:path';
import type { Schemas } from '@office/api';

export type Directory = Schemas['FileDirectory'];

/** What may be uploaded for a purpose. */
export interface UploadRules {
  /** Bytes (spec §5). */
  smallest: number;
  largest: number;
  /** MIME type by file name ending. */
  types: Record<string, string>;
  /** Of those in a chat room, not of everybody in the organisation. */
  private: boolean;
  /** How many a person may announce in an hour. */
  anHour: number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const photos: UploadRules = {
  smallest: 5 * kilobyte,
  largest: 5 * megabyte,
  types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
  private: false,
  // More than anyone tries on.
  anHour: 60,
};

const officeType = 'application/vnd.openxmlformats-officedocument';

export const uploadRules: Record<Directory, UploadRules> = {
  profile: photos,
  chat_room_logo: photos,
  chat_message_attachment: {
    smallest: 50 * kilobyte,
    largest: 5 * megabyte,
    types: {
      ...photos.types,
      gif: 'image/gif',
      pdf: 'application/pdf',
      docx: `${officeType}.wordprocessingml.document`,
      xlsx: `${officeType}.spreadsheetml.sheet`,
      pptx: `${officeType}.presentationml.presentation`,
      txt: 'text/plain',
      csv: 'text/csv',
    },
    private: true,
    anHour: 300,
  },
};

/** Largest file of all. */
export const largestFile = Math.max(...Object.values(uploadRules).map(({ largest }) => largest));

/** The MIME type that a file name's ending stands for, where the rules allow it. */
export function mimeTypeOf(rules: UploadRules, fileName: string): string | null {
  const ending = path.extname(fileName).slice(1).toLowerCase();
  return Object.hasOwn(rules.types, ending) ? rules.types[ending]! : null;
}

/** The rules of a key's directory; null for a key that none was made for. */
export function uploadRulesOf(key: string): UploadRules | null {
  const [directory = ''] = key.split('/');
  return Object.hasOwn(uploadRules, directory) ? uploadRules[directory as Directory] : null;
}
