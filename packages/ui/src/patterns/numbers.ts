import type { Language } from '@office/vocabulary';

/** Cache, because creating a format takes about 100 times as long as using it. */
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

export function numberText(value: number, language: Language): string {
  formats[language] ??= new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return formats[language].format(value);
}

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats bytes in decimal units, like file managers: `820 B`, `1.2 MB`. */
export function bytesText(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  const rounded = value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${numberText(rounded, language)} ${units[step]}`;
}
