export const nonDigits = /[^0-9０-９]/gu;
