import { Brand } from './index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Logo and product name at the top of pages without a sidebar.',
    '`name` and `mark` for another product.',
  ],
  avoid: [{ when: 'The name of an organisation.', instead: 'Avatar' }],
  examples: [
    {
      do: {
        text: 'Use a simple mark that is clear at 28 px.',
        example: <Brand name="Orders" mark={<Icon icon={icons.check} size="md" />} />,
      },
      dont: {
        text: 'Put a slogan beside the mark.',
        example: (
          <Brand
            name="Orders: everything for your shop in one place"
            mark={<Icon icon={icons.check} size="md" />}
          />
        ),
      },
    },
  ],
  roles: { Logo: '`aria-hidden`; the name is text' },
  related: { AuthLayout: 'shows it in the header.', StatusPage: 'shows it on full pages.' },
};
