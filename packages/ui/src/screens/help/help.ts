import type { HelpQuestionState } from '@office/vocabulary';

export interface HelpQuestionItem {
  id: string;
  text: string;
  state: HelpQuestionState;
  createdAt: string;
  href: string;
}

export const questionTones = {
  OPEN: 'accent',
  ANSWERED: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<HelpQuestionState, string>;
