/**
 * The offered emoji; others are typed with the system keyboard. `name` is a key of `emoji` in the pattern
 * texts.
 */
export const emoji = [
  { name: 'thumbsUp', text: '👍' },
  { name: 'pray', text: '🙏' },
  { name: 'heart', text: '❤️' },
  { name: 'smile', text: '😊' },
  { name: 'laugh', text: '😂' },
  { name: 'party', text: '🎉' },
  { name: 'clap', text: '👏' },
  { name: 'bow', text: '🙇' },
  { name: 'ok', text: '👌' },
  { name: 'eyes', text: '👀' },
  { name: 'check', text: '✅' },
  { name: 'fire', text: '🔥' },
  { name: 'rocket', text: '🚀' },
  { name: 'idea', text: '💡' },
  { name: 'muscle', text: '💪' },
  { name: 'thinking', text: '🤔' },
  { name: 'surprised', text: '😮' },
  { name: 'sad', text: '😢' },
  { name: 'cry', text: '😭' },
  { name: 'sweat', text: '😅' },
  { name: 'wave', text: '👋' },
  { name: 'coffee', text: '☕' },
  { name: 'hundred', text: '💯' },
  { name: 'thumbsDown', text: '👎' },
] as const;
