import { Button } from '../Button/index.ts';
import { Theme } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: [
    'Around the whole application, once, to provide tokens and colours.',
    'Around a part in the other mode, such as a dark call window.',
    '`accent`, `radius`, `density` and `dir` on the outermost theme, for the brand of another product.',
  ],
  avoid: [{ when: 'Changing another colour. Override the tokens on the class of the theme.' }],
  examples: [
    {
      do: {
        text: 'Change the accent for another brand. Texts keep their contrast.',
        example: (
          <Theme accent="#0a6e5a">
            <Button variant="primary">Order</Button>
          </Theme>
        ),
      },
      dont: {
        text: 'Style single components with the colour of the brand.',
        example: (
          <Button variant="primary" style={{ backgroundColor: '#b6f0d8' }}>
            Order
          </Button>
        ),
      },
    },
  ],
  roles: { Theme: 'A `div` without role' },
  announced: [
    '`appearance="system"` follows the device. Forced colours of the system are supported in both modes.',
  ],
  tested: [
    'OneInsideAnother',
    'FollowsDevice',
    'OwnAccent',
    'Accents',
    'Neutrals',
    'Densities',
    'Scalings',
    'RightToLeft',
  ],
  related: { LocaleProvider: 'sets the language.' },
};
