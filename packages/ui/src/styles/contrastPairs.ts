export interface ContrastPair {
  /** Path in `vars`. */
  token: string;
  on: readonly string[];
  /** 4.5 for text and 3 for the outline of controls, graphics and focus (WCAG 1.4.3 and 1.4.11). */
  min: 4.5 | 3;
}

const page = ['color.background', 'color.surface'];
const pairs = (min: 4.5 | 3, on: readonly string[], tokens: readonly string[]): ContrastPair[] =>
  tokens.map((token) => ({ token, on, min }));

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, page, [
    'color.text',
    'color.textMuted',
    'color.accentText',
    'color.dangerText',
    'color.successText',
    'color.warningText',
  ]),
  ...pairs(4.5, ['color.accent', 'color.accentHover'], ['color.onAccent']),
  ...pairs(4.5, ['color.danger', 'color.dangerHover'], ['color.onDanger']),
  ...pairs(3, page, ['color.borderStrong', 'color.focus']),
  ...pairs(3, ['color.surface'], ['chart.1', 'chart.2', 'chart.3', 'chart.4']),
  ...pairs(4.5, ['note.yellow', 'note.pink', 'note.green', 'note.blue'], ['note.ink']),
];
