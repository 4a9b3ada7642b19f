import { describe, expect, it } from 'vitest';
import { roomSchema } from './RoomForm.schema.ts';

describe('roomSchema', () => {
  it.each([
    ['開発チーム', undefined],
    ['  開発チーム ', undefined],
    ['', 'validation.required'],
    ['　 ', 'validation.required'],
    ['あ'.repeat(255), undefined],
    ['あ'.repeat(256), 'validation.tooLong'],
    ['a\u0000b', 'validation.visibleLine'],
    ['営業\u202e部', 'validation.visibleLine'],
    ['営業\u200b部', 'validation.visibleLine'],
    ['\u3164', 'validation.visibleLine'],
    ['👨‍👩‍👧‍👦 と 辻\u{e0100}さん', undefined],
  ])('%j → %s', (name, problem) => {
    const result = roomSchema.safeParse({ name });
    expect(result.success ? undefined : result.error.issues[0]?.message).toBe(problem);
  });

  it('trims surrounding whitespace', () => {
    expect(roomSchema.parse({ name: ' 開発 ' })).toEqual({ name: '開発' });
  });
});
