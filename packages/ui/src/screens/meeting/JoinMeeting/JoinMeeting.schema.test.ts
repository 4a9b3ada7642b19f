import { describe, expect, it } from 'vitest';
import { joinMeetingSchema } from './JoinMeeting.schema.ts';

const schema = joinMeetingSchema((rule) => rule);

describe('joinMeetingSchema', () => {
  it.each([
    ['812 345 678', '4f7k2p', {}],
    ['812-345-678', '1', {}],
    ['abc-defg-hij', 'a!#"~-_.,1', {}],
    ['', '', { number: 'required', passcode: 'required' }],
    ['812345678', '', { passcode: 'required' }],
    ['812345678', ' ', { passcode: 'required' }],
    ['812345678', '12345678901', { passcode: 'passcodeTooLong' }],
    ['812345678', '合言葉', { passcode: 'passcodeInvalid' }],
    ['812345678', 'a b', { passcode: 'passcodeInvalid' }],
    ['会議', '1234', { number: 'numberInvalid' }],
    ['1'.repeat(65), '1234', { number: 'numberInvalid' }],
    ['https://zoom.example/j/9?pwd=x', '', {}],
    ['http://zoom.example/j/9', '', { number: 'linkInvalid', passcode: 'required' }],
    ['javascript:alert(1)', '1', { number: 'linkInvalid' }],
    ['zoom.example/j/9', '1', { number: 'linkInvalid' }],
  ])('%j and %j', (number, passcode, problems) => {
    const issues = schema.safeParse({ number, passcode }).error?.issues ?? [];
    expect(Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]))).toEqual(
      problems,
    );
  });

  it('normalises full-width characters', () => {
    expect(schema.parse({ number: '８１２ ３４５', passcode: ' ａ１ ' })).toEqual({
      number: '812 345',
      passcode: 'a1',
    });
  });
});
