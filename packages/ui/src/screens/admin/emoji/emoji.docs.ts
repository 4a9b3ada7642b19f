import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminCustomEmoji: {
    purpose: 'Lists the emoji of the organisation, and sets who can add emoji.',
    container: 'apps/admin/src/features/emoji/pages/EmojiPage.tsx',
    data: 'Emoji with their authors.',
    accessibility: ['Deleting asks for confirmation and names the emoji.'],
    related: { AddEmoji: 'is the dialog of members.' },
  },
};
