import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Names and texts that are clear from the picture, but not for screen readers: the title of a section, the unit of a number.',
  ],
  avoid: [
    { when: 'A change that must be announced.', instead: 'LiveRegion' },
    { when: 'The name of a control that takes a label as prop.' },
  ],
  roles: { Text: 'The element of `as`, in the accessibility tree, without visible size' },
  tested: ['NamesAControl'],
  related: { LiveRegion: 'announces changes.' },
};
