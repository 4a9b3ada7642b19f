import type { Language, TutorialFileKind, TutorialState } from '@office/vocabulary';

export interface TutorialItem {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  categoryName: string;
  coverUrl: string | null;
  kinds: readonly TutorialFileKind[];
  minutes: number;
  state: TutorialState;
  /** Watched or read share of the videos and PDFs. */
  percent: number;
}

export interface TutorialCategoryItem {
  id: string;
  name: string;
  tutorialCount: number;
  doneCount: number;
}

export interface TutorialFilter {
  keyword: string;
  /** Null for all categories. */
  categoryId: string | null;
  /** Null for all states. */
  state: TutorialState | null;
}

export interface TutorialCaptions {
  /** Null if the file does not specify a language. */
  language: Language | null;
  url: string;
}

export interface PdfPageRequest {
  page: number;
  /** In CSS pixels. The height follows from the aspect ratio. */
  width: number;
  canvas: HTMLCanvasElement;
  /** Receives the text layer of the page. */
  text: HTMLElement;
  /** Aborted when another page is requested. */
  signal: AbortSignal;
}

export interface PdfView {
  pages: number;
  /** @throws if the page cannot be drawn */
  draw(request: PdfPageRequest): Promise<void>;
}

export interface TutorialAttachmentItem {
  id: string;
  fileName: string;
  kind: TutorialFileKind;
  /** In bytes. */
  size: number;
  /** Furthest position: seconds of a video, pages of a PDF. */
  position: number;
  url: string | null;
  captions: readonly TutorialCaptions[];
  pdf: PdfView | null;
  failed: boolean;
}

export interface TutorialNeighbor {
  title: string;
  href: string;
}

export interface TutorialView {
  id: string;
  title: string;
  categoryName: string;
  minutes: number;
  content: string;
  /** URLs of the files in the text, by key. */
  files: Readonly<Record<string, string>>;
  attachments: readonly TutorialAttachmentItem[];
  state: TutorialState;
  percent: number;
  previous: TutorialNeighbor | null;
  next: TutorialNeighbor | null;
}
