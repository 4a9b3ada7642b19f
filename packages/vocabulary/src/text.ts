// Texts that people enter: their lengths in characters, and what is refused in them (spec §5).
export {
  kanjiNamePattern,
  katakanaNamePattern,
  phoneNumberPattern,
  visibleNamePattern,
  visibleTextPattern,
} from './contract/patterns.ts';
export { maxEmailLength, maxKeywordLength, maxTextLength } from './contract/limits.ts';
