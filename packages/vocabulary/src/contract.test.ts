import { describe, expect, it } from 'vitest';
import * as vocabulary from './index.ts';

describe('what is written by hand agrees with what the contract states', () => {
  const { passwordPattern, passwordSymbols, verificationCodeLength, verificationCodePattern } =
    vocabulary;

  it.each([...passwordSymbols])('takes %s in a password', (symbol) => {
    expect(passwordPattern.test(`aB1${symbol}`)).toBe(true);
  });

  it('takes no other symbol', () => {
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const others = ascii.filter(
      (sign) => !/[a-z0-9]/i.test(sign) && !passwordSymbols.includes(sign),
    );
    expect(others.filter((sign) => passwordPattern.test(`aB1#${sign}`))).toEqual([]);
  });

  it('has as many digits in a code', () => {
    const lengths = [3, 4, 5].filter((length) => verificationCodePattern.test('1'.repeat(length)));
    expect(lengths).toEqual([verificationCodeLength]);
  });

  it('has a place for every role, room kind and language that it gives a value of its own', () => {
    const { allowedStatuses, workingStatuses } = vocabulary;
    expect(Object.keys(allowedStatuses)).toEqual([...workingStatuses]);
    expect(Object.keys(vocabulary.maxVoiceRoomsCreated)).toEqual([
      ...vocabulary.creatableVoiceRoomKinds,
    ]);
  });
});
