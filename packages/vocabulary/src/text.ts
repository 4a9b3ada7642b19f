// Texts that people enter: their lengths in characters, and what is refused in them (spec §5).
export {
  kanjiNamePattern,
  katakanaNamePattern,
  maxEmailLength,
  maxKeywordLength,
  maxTextLength,
  phoneNumberPattern,
  visibleNamePattern,
  visibleTextPattern,
} from './contract.ts';
