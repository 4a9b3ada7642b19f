import { adminFileDirectories, type AdminFileDirectory } from './contract/files.ts';
import { kilobyte, megabyte } from './units.ts';

export interface FileRules {
  readonly minBytes: number;
  readonly maxBytes: number;
  /** MIME types by file extension. */
  readonly types: Readonly<Record<string, string>>;
  /** Higher size limits by MIME type prefix. */
  readonly larger?: Readonly<Record<string, number>>;
}

export const pictureRules = {
  minBytes: 5 * kilobyte,
  maxBytes: 5 * megabyte,
  types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
} as const satisfies FileRules;

export const customEmojiRules = {
  minBytes: 1,
  maxBytes: 256 * kilobyte,
  types: {
    png: 'image/png',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
  },
} as const satisfies FileRules;

/** Archives of personal data, which the server creates. */
export const personalDataRules = {
  minBytes: 1,
  maxBytes: 1,
  types: { zip: 'application/zip' },
} as const satisfies FileRules;

/** Pixels of the longer side. Larger emoji make a picker with many of them slow. */
export const maxCustomEmojiSide = 1024;

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

export const contentRules = { ...attachmentRules, minBytes: 1 } as const satisfies FileRules;

export const tutorialRules = {
  ...contentRules,
  types: { ...attachmentRules.types, mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' },
  larger: { 'application/': 50 * megabyte, 'video/': 200 * megabyte },
} as const satisfies FileRules;

type ContentDirectory = AdminFileDirectory | 'survey_answer';

export const rulesOfContent: Readonly<Record<ContentDirectory, FileRules>> = {
  ...(Object.fromEntries(
    adminFileDirectories.map((directory): [string, FileRules] => [directory, contentRules]),
  ) as Record<AdminFileDirectory, FileRules>),
  survey_answer: contentRules,
  tutorial_attachment: tutorialRules,
};

export function maxBytesOf({ maxBytes, larger = {} }: FileRules, mimeType: string): number {
  const kind = Object.keys(larger).find((beginning) => mimeType.startsWith(beginning));
  return kind === undefined ? maxBytes : larger[kind]!;
}

export function mimeTypeOf({ types }: FileRules, fileName: string): string | undefined {
  const ending = /[^]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? types[ending] : undefined;
}

export const maxImagesAtOnce = 10;

/** Rejects decompression bombs: pictures with more pixels exhaust the viewer's memory. */
export const maxPicturePixels = 100_000_000;

/** Limits for unpacked office documents in bytes and as a ratio. Legitimate ones stay far below. */
export const maxUnpackedBytes = 512 * megabyte;
export const maxUnpackedRatio = 200;

/** Number of PDF pages shown in a preview. */
export const maxPdfPages = 3;

/** Maximum validity of a file URL. */
export const fileLinkDays = 1;
