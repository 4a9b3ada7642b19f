import { maxPasscodeLength, passcodePattern } from '@office/vocabulary';
import { dropUndefined, fieldSchema, type FieldProblems } from '../fieldSchema.ts';

export interface JoinMeetingValues {
  /** The number, or a link that is opened as it is. */
  number: string;
  passcode: string;
}

export type JoinMeetingRule =
  'required' | 'linkInvalid' | 'numberInvalid' | 'passcodeInvalid' | 'passcodeTooLong';

const maxNumberLength = 64;

const looksLikeLink = (value: string) => /[/:]/.test(value);

/** Whether it is a link, which needs no passcode of its own. */
export function isMeetingLink(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** The rules that a number, or a link in its place, and a passcode break. */
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

/** The number and the passcode of a meeting, or a link to it. `say` has the words for a broken rule. */
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
