import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminCustomEmoji: {
    purpose: 'Lists the emoji of the organisation, and sets who can add some.',
    container: 'apps/admin/src/features/emoji/pages/EmojiPage.tsx',
    data: 'Emoji with their authors.',
    accessibility: ['Deleting asks once and names the emoji.'],
    related: { AddEmoji: 'is the dialog of members.' },
  },
};
