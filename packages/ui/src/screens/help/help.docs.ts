import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AskQuestion: {
    purpose: 'Asks the administrators a question.',
    container: 'apps/web/src/features/help/pages/AskPage.tsx',
    data: '`text` is kept by the page when the panel is closed.',
    related: { HelpQuestions: 'lists own questions.' },
  },
  HelpArticle: {
    purpose: 'An article of the help, with a vote.',
    container: 'apps/web/src/features/help/pages/ArticlePage.tsx',
    data: 'The article and the vote of the member.',
    accessibility: ['The vote is a radio group; thanks are announced.'],
    related: { AskQuestion: 'follows if it did not help.' },
  },
  HelpHome: {
    purpose: 'Search and categories of the help, questions and the tour.',
    container: 'apps/web/src/features/help/pages/HelpHomePage.tsx',
    data: 'As `ContentHome`.',
    accessibility: ['As `ContentHome`.'],
    related: { ContentHome: 'is its base.' },
  },
  HelpQuestion: {
    purpose: 'Shows an own question with its answers.',
    container: 'apps/web/src/features/help/pages/QuestionPage.tsx',
    data: 'The question from the server.',
    related: { HelpQuestions: 'lists questions.' },
  },
  HelpQuestions: {
    purpose: 'Lists the questions of the member with their state.',
    container: 'apps/web/src/features/help/pages/QuestionsPage.tsx',
    data: 'Pages of questions.',
    related: { HelpQuestion: 'shows a question.' },
  },
  OfficeTour: {
    purpose: 'Shows new members the parts of the office, step by step.',
    container: 'apps/web/src/features/help/tour/Tour.tsx',
    data: 'The application reports the steps that were done.',
    accessibility: ['Announced at the edge of the shell, without moving the focus.'],
    related: { TourOffer: 'offers it.' },
  },
  TourOffer: {
    purpose: 'Offers the tour, or to continue it.',
    container: 'apps/web/src/features/help/tour/TourCard.tsx',
    data: '`done` are the finished steps.',
    related: { OfficeTour: 'is the tour.' },
  },
};
