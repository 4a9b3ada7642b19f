import type { InlineConfig } from 'vite';
import { moduleEntries } from './moduleEntries.ts';

/**
 * Files by modules that load together. Each has the code of its entries that no earlier file has.
 */
const files = [
  { name: 'start', entries: ['index.html'] },
  { name: 'app', entries: ['src/shell/renderApp.tsx'] },
  { name: 'start-floor', entries: ['src/shell/start/drawStartFloor.tsx'] },
  {
    name: 'workplace',
    entries: [
      'src/shell/RoutedApp.tsx',
      'src/shell/AllowedArea.tsx',
      'src/shell/MemberWorkplace.tsx',
      'src/platform/toasts/MemberToasts.tsx',
      'src/features/meeting/pages/MeetingPrompts.tsx',
      'src/features/help/pages/TourPage.tsx',
      'ui/src/patterns/ReconnectingLine/index.ts',
      'ui/src/primitives/Tooltip/PositionedTooltip.tsx',
    ],
  },
  { name: 'floor-plan', entries: ['src/features/map/pages/Office2d.tsx'] },
];

const signInEntry = 'src/shell/StandaloneSignIn.tsx';

/**
 * Modules that load on demand within a panel. Not counted as panels: code shared with their only
 * panel goes to its file.
 */
const onDemand = [
  'ui/src/patterns/EmojiPicker/AllEmoji.tsx',
  'ui/src/patterns/emoji/emojiRows.json',
  'ui/src/patterns/Markdown/MarkdownText.tsx',
  'ui/src/patterns/Markdown/MessageMarkdown.tsx',
  'ui/src/patterns/Markdown/HighlightedCode.tsx',
  'ui/src/screens/chat/Composer/htmlToMarkdown.ts',
  'ui/src/screens/chat/PictureViewer/PictureViewer.tsx',
  'ui/src/screens/chat/DateTimeDialog/DateTimeDialog.tsx',
  'src/features/chat/models/notices/browserReminders.ts',
  'src/features/meeting/pages/TranscriptPage.tsx',
];

/** Declares the order of the cascade layers, which the first style sheet must contain. */
const layerOrder = /\/styles\/layers\.css\.ts/;

const style = /\.css(\.ts)?(\?|$)/;

/** Code of this number of panels is loaded with the first of them. Code of two panels is a separate file. */
const minSharedPanels = 3;

/** Large code of several panels that most others do not need: a separate file. */
const ownFile = /\/@base-ui\/|\/primitives\/NumberField\//;

/**
 * By default the bundler creates a file for each set of pages: `/main` would wait for a hundred
 * small files, and browsers open only six HTTP/1.1 connections at a time.
 */
export async function chunkGroups(config: InlineConfig) {
  const entriesOf = await moduleEntries(config);
  return {
    // The modules of a file are complete: their dependencies are in it or in a file before it.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id: string) => {
          if (layerOrder.test(id)) return 'start';
          const file = fileOf(entriesOf.get(id) ?? new Set());
          if (file === 'panels' && ownFile.test(id)) return null;
          // The styles of the sign-in page are in the page.
          return style.test(id) && (file === 'app' || file === 'sign-in') ? 'start' : file;
        },
      },
    ],
  };
}

function fileOf(entries: ReadonlySet<string>): string | null {
  const file = files.find((each) =>
    [...entries].some((entry) => each.entries.some((path) => entry.endsWith(path))),
  );
  const isOfSignIn = [...entries].some((entry) => entry.endsWith(signInEntry));
  if (isOfSignIn) return file?.name === 'start' ? 'start' : file ? 'app' : 'sign-in';
  if (file) return file.name;
  const panels = [...entries].filter((entry) => !onDemand.some((path) => entry.endsWith(path)));
  if (panels.length === 0 && entries.size > 1) return 'markdown';
  return panels.length >= minSharedPanels ? 'panels' : null;
}
