import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  Privacy: {
    purpose: 'The privacy policy, also before sign-in.',
    container: 'apps/web/src/features/legal/pages/legalPages.tsx',
    accessibility: ['Headings and a table of contents with links.'],
    related: { TermsOfService: 'is the other document.' },
  },
  TermsOfService: {
    purpose: 'The terms of service, also before sign-in.',
    container: 'apps/web/src/features/legal/pages/legalPages.tsx',
    accessibility: ['Headings and a table of contents with links.'],
    related: { Privacy: 'is the other document.' },
  },
};
