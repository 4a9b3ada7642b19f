import { describe, expect, it } from 'vitest';
import { codeFromEditor, filesToAttach, mayHaveFormatting } from './pastedText.ts';

const clipboard = (data: Record<string, string>) => ({
  getData: (type: string) => data[type] ?? '',
});

describe('codeFromEditor', () => {
  it.each([
    ['{"mode":"typescript"}', { text: 'if (a) {\n  b();\n}', language: 'typescript' }],
    ['{"mode":"typescriptreact"}', { text: 'if (a) {\n  b();\n}', language: 'tsx' }],
    ['{"mode":"plaintext"}', { text: 'if (a) {\n  b();\n}', language: '' }],
    ['{"mode":"x\\n```"}', { text: 'if (a) {\n  b();\n}', language: '' }],
    ['{"mode":{}}', { text: 'if (a) {\n  b();\n}', language: '' }],
    ['not JSON', { text: 'if (a) {\n  b();\n}', language: '' }],
  ])('returns the lines with their indent for %s', (editorData, code) => {
    const data = { 'vscode-editor-data': editorData, 'text/plain': 'if (a) {\r\n  b();\r\n}\n' };
    expect(codeFromEditor(clipboard(data))).toEqual(code);
  });

  it('returns undefined for one line and for text from elsewhere', () => {
    const one = { 'vscode-editor-data': '{"mode":"typescript"}', 'text/plain': 'a();\n' };
    expect(codeFromEditor(clipboard(one))).toBeUndefined();
    expect(codeFromEditor(clipboard({ 'text/plain': 'a\nb' }))).toBeUndefined();
  });
});

describe('filesToAttach', () => {
  const picture = new File([], 'image.png', { type: 'image/png' });
  const html = '<table><tr><td>10</td></tr></table>';

  it.each([
    ['a screenshot', {}, [picture]],
    ['a picture of a page', { 'text/html': '<img src="a.png">' }, [picture]],
    ['a file with its name as text', { 'text/plain': 'image.png' }, [picture]],
    ['cells of a spreadsheet with their picture', { 'text/html': html, 'text/plain': '10' }, []],
  ])('returns the files of %s', (_, data: Record<string, string>, files) => {
    expect(filesToAttach({ ...clipboard(data), files: [picture] })).toEqual(files);
  });
});

describe('mayHaveFormatting', () => {
  it.each([
    ['', false],
    ['<meta charset="utf-8"><span style="color: red">text</span><br>', false],
    ['<p>a</p><article>b</article>', false],
    ['<b>a</b>', true],
    ['<ul class="x"><li>a</li></ul>', true],
    ['<span style="font-weight:700">a</span>', true],
  ])('%s: %s', (html, isFormatted) => expect(mayHaveFormatting(html)).toBe(isFormatted));
});
