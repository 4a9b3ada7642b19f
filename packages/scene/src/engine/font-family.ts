export const fontFamily = 'system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif';

/** For tips and signs, which also name the Japanese font of Debian. */
export const signFontFamily =
  'system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", sans-serif';
