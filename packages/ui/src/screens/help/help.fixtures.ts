import type { HelpQuestionItem } from './help.ts';

export const questions: HelpQuestionItem[] = (['OPEN', 'ANSWERED', 'CLOSED'] as const).map(
  (state, index) => ({
    id: state,
    state,
    text: index === 1 ? '長い質問です。'.repeat(40) : '会議室の椅子は増やせますか。',
    createdAt: '2026-11-20T09:30:00Z',
    href: `/question-and-answer?question=${state}`,
  }),
);
