// How dates and times are written (spec §9), as date-fns reads it.

export const dateFormat = 'yyyy/MM/dd';
export const timeFormat = 'HH:mm';
export const dateTimeFormat = 'yyyy/MM/dd - HH:mm';
export const requestTimestampFormat = 'yyyy-MM-dd HH:mm:ss';
export const dayFormats = { ja: 'MM/dd(EEE)', en: 'dd/MM(EEE)' } as const;

/** The maintenance page's, in both languages. */
export const longDateTimeFormat = 'yyyy年MM月dd日 HH:mm';
