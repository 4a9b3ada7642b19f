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

const formattingTags =
  /<(?:b|strong|i|em|s|del|strike|a|ul|ol|blockquote|code|pre|h[1-6])[\s>]|font-(?:weight|style):/i;

/** Whether HTML from the clipboard may have formatting that messages support. Most HTML is plain text in spans. */
export function mayHaveFormatting(html: string): boolean {
  return formattingTags.test(html);
}
