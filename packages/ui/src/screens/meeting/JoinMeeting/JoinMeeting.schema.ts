import { maxPasscodeLength, passcodePattern } from '@office/vocabulary';
import { dropUndefined, fieldSchema, type FieldProblems } from '../fieldSchema.ts';

export interface JoinMeetingValues {
  /** The number, or a link that is opened unchanged. */
  number: string;
  passcode: string;
}

export type JoinMeetingRule =
  'required' | 'linkInvalid' | 'numberInvalid' | 'passcodeInvalid' | 'passcodeTooLong';

const maxNumberLength = 64;

const looksLikeLink = (value: string) => /[/:]/.test(value);

/** A link needs no separate passcode. */
export function isMeetingLink(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** Returns the violated rules of a number (or link) and its passcode. */
function joinMeetingProblems({
  number,
  passcode,
}: JoinMeetingValues): FieldProblems<JoinMeetingValues, JoinMeetingRule> {
  const isLink = isMeetingLink(number);
  const ofNumber = (): JoinMeetingRule | undefined => {
    if (number === '') return 'required';
    if (isLink) return undefined;
    if (looksLikeLink(number)) return 'linkInvalid';
    const fits = number.length <= maxNumberLength && /^[\x20-\x7e]+$/.test(number);
    return fits ? undefined : 'numberInvalid';
  };
  const ofPasscode = (): JoinMeetingRule | undefined => {
    if (isLink) return undefined;
    if (passcode === '') return 'required';
    if (passcode.length > maxPasscodeLength) return 'passcodeTooLong';
    return passcodePattern.test(passcode) ? undefined : 'passcodeInvalid';
  };
  return dropUndefined<JoinMeetingValues, JoinMeetingRule>({
    number: ofNumber(),
    passcode: ofPasscode(),
  });
}

/** A meeting's number and passcode, or a link. `messageFor` returns the text of a violated rule. */
export function joinMeetingSchema(messageFor: (rule: JoinMeetingRule) => string) {
  return fieldSchema<JoinMeetingValues, JoinMeetingRule>({
    // Full-width letters come from an input method, spaces around from copying.
    read: ({ number, passcode }) => ({
      number: number.normalize('NFKC').trim(),
      passcode: passcode.normalize('NFKC').trim(),
    }),
    problems: joinMeetingProblems,
    messageFor,
  });
}
