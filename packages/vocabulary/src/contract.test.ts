import { describe, expect, it } from 'vitest';
import * as vocabulary from './index.ts';

describe('vocabulary and contract', () => {
  const { passwordPattern, passwordSymbols, verificationCodeLength, verificationCodePattern } =
    vocabulary;

  it.each([...passwordSymbols])('accepts %s in a password', (symbol) => {
    expect(passwordPattern.test(`aB1${symbol}`)).toBe(true);
  });

  it('rejects all other symbols in a password', () => {
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const others = ascii.filter(
      (sign) => !/[a-z0-9]/i.test(sign) && !passwordSymbols.includes(sign),
    );
    expect(others.filter((sign) => passwordPattern.test(`aB1#${sign}`))).toEqual([]);
  });

  it('accepts only verification codes of the contract length', () => {
    const lengths = [3, 4, 5].filter((length) => verificationCodePattern.test('1'.repeat(length)));
    expect(lengths).toEqual([verificationCodeLength]);
  });

  it('covers every value in its lookup tables', () => {
    const { allowedStatuses, workingStatuses } = vocabulary;
    expect(Object.keys(allowedStatuses)).toEqual([...workingStatuses]);
    expect(Object.keys(vocabulary.maxVoiceRoomsCreated)).toEqual([
      ...vocabulary.creatableVoiceRoomKinds,
    ]);
  });
});
