import type { Language, TutorialFileKind, TutorialState } from '@office/vocabulary';

/** A tutorial in a list. */
export interface TutorialItem {
  id: string;
  /** The page that shows it. */
  href: string;
  title: string;
  /** The beginning of its text. */
  excerpt: string;
  categoryName: string;
  coverUrl: string | null;
  /** The kinds of its attachments. */
  kinds: readonly TutorialFileKind[];
  /** How long it takes. */
  minutes: number;
  state: TutorialState;
  /** How much of its videos and PDFs has been seen. */
  percent: number;
}

/** A category in which something is published. */
export interface TutorialCategoryItem {
  id: string;
  name: string;
  tutorialCount: number;
  doneCount: number;
}

/** The tutorials that are wanted. */
export interface TutorialFilter {
  keyword: string;
  /** Null: of every category. */
  categoryId: string | null;
  /** Null: however far one is. */
  state: TutorialState | null;
}

/** Captions of a video. */
export interface TutorialCaptions {
  /** Null where their file does not say. */
  language: Language | null;
  url: string;
}

/** A page of a PDF that is to be drawn. */
export interface PdfPageRequest {
  /** From 1. */
  page: number;
  /** In CSS pixels; the height follows. */
  width: number;
  canvas: HTMLCanvasElement;
  /** Takes the words of the page, to be selected and read out. */
  text: HTMLElement;
  /** Another page is wanted. */
  signal: AbortSignal;
}

/** A PDF that has been opened. */
export interface PdfView {
  pages: number;
  /** @throws when the page cannot be drawn */
  draw(request: PdfPageRequest): Promise<void>;
}

/** An attachment of a tutorial. */
export interface TutorialAttachmentItem {
  id: string;
  fileName: string;
  kind: TutorialFileKind;
  /** Bytes. */
  size: number;
  /** The furthest that one has come: seconds of a video, pages of a PDF. */
  position: number;
  /** The address of a video or a picture; null until it is there. */
  url: string | null;
  captions: readonly TutorialCaptions[];
  /** A PDF; null until it is there. */
  pdf: PdfView | null;
  /** It cannot be shown in place. */
  failed: boolean;
}

/** A neighbour in the category. */
export interface TutorialNeighbor {
  title: string;
  href: string;
}

/** A tutorial as it is read. */
export interface TutorialView {
  id: string;
  title: string;
  categoryName: string;
  minutes: number;
  /** Markdown. */
  content: string;
  /** Addresses of the files that the text names, by their keys. */
  files: Readonly<Record<string, string>>;
  attachments: readonly TutorialAttachmentItem[];
  state: TutorialState;
  percent: number;
  previous: TutorialNeighbor | null;
  next: TutorialNeighbor | null;
}
