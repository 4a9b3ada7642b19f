import type { ReactNode } from 'react';

/** A text in both languages of the interface. */
interface Phrase {
  en: string;
  ja: string;
}

export interface Example {
  text: string;
  example: ReactNode;
}

/**
 * Content of the documentation page of a primitive or pattern, in the `.docs.tsx` beside its stories.
 * Texts are inline Markdown. Sections without content are left out of the page.
 */
export interface ComponentDocs {
  use: readonly string[];
  /** `instead` is the name of a component, to which the page links. */
  avoid?: readonly { when: string; instead?: string }[];
  /** Part → its purpose. */
  anatomy?: Readonly<Record<string, string>>;
  examples: readonly { do: Example; dont: Example }[];
  content?: readonly { rule: string; good: Phrase; bad?: Phrase }[];
  /** Element → role and name. */
  roles?: Readonly<Record<string, string>>;
  /** Keys separated by commas → effect. */
  keys?: Readonly<Record<string, string>>;
  announced?: readonly string[];
  /** Names of stories that test roles, keys and announcements. */
  tested?: readonly string[];
  /** Component → difference or connection. */
  related?: Readonly<Record<string, string>>;
}

/** Content of the page of a screen. The files `<area>.docs.ts` contain the screens of an area by name. */
interface ScreenDocs {
  purpose: string;
  /** File in `apps` that renders the screen with its data. Other screens render the screens without one. */
  container?: string;
  /** Contents of the props, if their descriptions do not say it. */
  data?: string;
  accessibility?: readonly string[];
  related?: Readonly<Record<string, string>>;
}

export type AreaDocs = Readonly<Record<string, ScreenDocs>>;
