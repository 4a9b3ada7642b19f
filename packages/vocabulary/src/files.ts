// The files that may be uploaded, and how files are shown.
import type { FileDirectory } from './contract/files.ts';
import { kilobyte, megabyte } from './units.ts';

export * from './contract/files.ts';

/** The files that may be uploaded for a purpose. */
export interface FileRules {
  readonly minBytes: number;
  readonly maxBytes: number;
  /** MIME type by the ending of the file's name. */
  readonly types: Readonly<Record<string, string>>;
  /** Larger ones of a kind, by the beginning of their MIME type. */
  readonly larger?: Readonly<Record<string, number>>;
}

/** Photos of people, and logos of chat rooms. */
export const pictureRules = {
  minBytes: 5 * kilobyte,
  maxBytes: 5 * megabyte,
  types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
} as const satisfies FileRules;

/** Files of chat messages. */
export const attachmentRules = {
  minBytes: 50 * kilobyte,
  maxBytes: 5 * megabyte,
  types: {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    pdf: 'application/pdf',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    txt: 'text/plain',
    csv: 'text/csv',
  },
} as const satisfies FileRules;

/** Files that are shared in a voice room: those of chat that have pages. */
export const sharedDocumentRules = {
  ...attachmentRules,
  types: {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    pdf: 'application/pdf',
  },
} as const satisfies FileRules;

/** Files of posts, help articles and questions, answers and notifications. */
export const contentRules = { ...attachmentRules, minBytes: 1 } as const satisfies FileRules;

/** Files of tutorials. */
export const tutorialRules = {
  ...contentRules,
  types: { ...attachmentRules.types, mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' },
  larger: { 'application/': 50 * megabyte, 'video/': 200 * megabyte },
} as const satisfies FileRules;

/** The rules by which the files of a content are checked before they are sent. */
export const rulesOfContent = {
  bulletin_attachment: contentRules,
  tutorial_attachment: tutorialRules,
  help_attachment: contentRules,
  survey_attachment: contentRules,
  survey_answer: contentRules,
  notification_attachment: contentRules,
} as const satisfies Partial<Record<FileDirectory, FileRules>>;

/** Bytes that a file of this MIME type has at most. */
export function maxBytesOf({ maxBytes, larger = {} }: FileRules, mimeType: string): number {
  const kind = Object.keys(larger).find((beginning) => mimeType.startsWith(beginning));
  return kind === undefined ? maxBytes : larger[kind]!;
}

/** The MIME type that a file name's ending stands for, where the rules allow it. */
export function mimeTypeOf({ types }: FileRules, fileName: string): string | undefined {
  const ending = /[^]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

/** Images that are uploaded at once, or in one message. */
export const maxImagesAtOnce = 10;

/** Pictures of more pixels are made to exhaust whoever opens them. */
export const maxPicturePixels = 100_000_000;

/** No honest office document of 5 MB unpacks to so much: bytes, and times its packed size. */
export const maxUnpackedBytes = 512 * megabyte;
export const maxUnpackedRatio = 200;

/** Pages of a PDF that are shown. */
export const maxPdfPages = 3;

/** How long the address of a file works at most. */
export const fileLinkDays = 1;
