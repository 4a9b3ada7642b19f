/** Languages of VS Code whose names differ from those of code blocks. */
const languageOfMode: Record<string, string> = {
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
  shellscript: 'bash',
  jsonc: 'json',
  plaintext: '',
};

/** Returns code of several lines that VS Code or an editor based on it copied, otherwise undefined. */
export function codeFromEditor(
  data: Pick<DataTransfer, 'getData'>,
): { text: string; language: string } | undefined {
  const editorData = data.getData('vscode-editor-data');
  const text = data.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!editorData || !text.includes('\n')) return undefined;
  return { text, language: languageOf(editorData) };
}

function languageOf(editorData: string): string {
  try {
    const { mode } = JSON.parse(editorData) as { mode?: unknown };
    if (typeof mode !== 'string' || !/^[\w+#.-]{1,30}$/.test(mode)) return '';
    return languageOfMode[mode] ?? mode;
  } catch {
    return '';
  }
}

/**
 * Returns the files to attach. Office programs add a picture of the copied text, which is pasted as
 * text. A picture copied from a page has HTML, but no text.
 */
export function filesToAttach(
  data: Pick<DataTransfer, 'getData'> & { readonly files: Iterable<File> },
): File[] {
  const isText = data.getData('text/html') !== '' && data.getData('text/plain').trim() !== '';
  return isText ? [] : [...data.files];
}

const formattingTags =
  /<(?:b|strong|i|em|s|del|strike|a|ul|ol|blockquote|code|pre|h[1-6])[\s>]|font-(?:weight|style):/i;

/** Whether HTML from the clipboard may have formatting that messages support. Most HTML is plain text in spans. */
export function mayHaveFormatting(html: string): boolean {
  return formattingTags.test(html);
}
