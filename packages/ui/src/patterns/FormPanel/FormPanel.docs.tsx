import { FormPanel } from './index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { noop } from '../../stories/noop.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const panel = {
  status: 'ready' as const,
  loadingLabel: 'Loading',
  failedTitle: 'The room could not be loaded',
  onRetry: noop,
};

export const docs: ComponentDocs = {
  use: ['A panel with one form, such as creating a room.'],
  avoid: [
    { when: 'A form before sign-in.', instead: 'FormPage' },
    { when: 'A short form over a page.', instead: 'Dialog' },
  ],
  anatomy: {
    Title: 'Task.',
    Form: 'Scrolls. Uses `formId`.',
    'Submit button': 'Always visible below the form.',
  },
  examples: [
    {
      do: {
        text: 'Repeat the verb of the title in `submitLabel`.',
        example: (
          <div style={{ height: 240 }}>
            <FormPanel {...panel} title="Create a room" submitLabel="Create room">
              {(formId) => (
                <form id={formId}>
                  <TextField ariaLabel="Name" />
                </form>
              )}
            </FormPanel>
          </div>
        ),
      },
      dont: {
        text: 'Use the same word in each panel.',
        example: (
          <div style={{ height: 240 }}>
            <FormPanel {...panel} title="New" submitLabel="Submit">
              {(formId) => (
                <form id={formId}>
                  <TextField ariaLabel="Name" />
                </form>
              )}
            </FormPanel>
          </div>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`submitLabel` repeats the verb of the title.',
      good: { en: 'Create room', ja: 'ルームを作成' },
      bad: { en: 'Submit', ja: '送信' },
    },
  ],
  roles: {
    Panel: 'As `SidePanel`',
    'Submit button': '`button` of type `submit`, connected by `form`',
  },
  announced: ['Loading and failure are announced as in `LoadingState` and `ErrorState`.'],
  tested: ['Failed'],
  related: { SidePanel: 'is its frame.', FormField: 'is a field of the form.' },
};
