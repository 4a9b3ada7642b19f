import { Button } from '../../primitives/Button/index.ts';
import { FormPage } from '../FormPage/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

export const docs: ComponentDocs = {
  use: ['All pages before sign-in: sign in, reset a password, accept an invitation.'],
  avoid: [
    { when: 'Pages of a signed-in member.', instead: 'SidePanel' },
    { when: 'A message that fills the window.', instead: 'StatusPage' },
  ],
  anatomy: {
    Brand: 'At the top, with an optional mark of the application.',
    Language: 'Always visible.',
    Form: 'A `FormPage`.',
    Footer: 'Links to terms and privacy policy.',
    Picture: 'Beside the form from tablet width.',
  },
  examples: [
    {
      do: {
        text: 'Offer one task.',
        example: (
          <FormPage title="Sign in">
            <Stack gap={3}>
              <TextField ariaLabel="Email" placeholder="aoi@example.com" />
              <Button variant="primary" fullWidth>
                Continue
              </Button>
            </Stack>
          </FormPage>
        ),
      },
      dont: {
        text: 'Let tasks compete.',
        example: (
          <FormPage title="Welcome">
            <Stack gap={3}>
              <Button variant="primary" fullWidth>
                Sign in
              </Button>
              <Button variant="primary" fullWidth>
                Create an account
              </Button>
              <Button variant="primary" fullWidth>
                Reset password
              </Button>
            </Stack>
          </FormPage>
        ),
      },
    },
  ],
  roles: { Header: '`header`', Form: '`main`', Picture: 'Decorative' },
  announced: [
    'Keep the layout mounted while the page changes, and set `focusTitle` of the next `FormPage`.',
  ],
  related: { FormPage: 'is its content.', LanguageSwitch: 'is in its header.' },
};
