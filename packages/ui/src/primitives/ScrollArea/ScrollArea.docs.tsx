import { ScrollArea } from './index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const releases = [
  'Rooms can be pinned.',
  'Meetings have agendas.',
  'Calls are recorded.',
  'Polls end.',
];

export const docs: ComponentDocs = {
  use: [
    'A list or text that fills the height left by its siblings, such as the messages of a room.',
  ],
  avoid: [
    { when: 'The page itself. Let the window scroll.' },
    { when: 'Long lists, which must be rendered in parts.', instead: 'PagedList' },
  ],
  examples: [
    {
      do: {
        text: 'Limit the height of one part that can be long.',
        example: (
          <div style={{ display: 'flex', height: 112 }}>
            <ScrollArea label="Release notes">
              <Stack gap={2}>
                {releases.map((text) => (
                  <Text key={text} as="p">
                    {text}
                  </Text>
                ))}
              </Stack>
            </ScrollArea>
          </div>
        ),
      },
      dont: {
        text: 'Put one scrolling area into another.',
        example: (
          <div style={{ display: 'flex', height: 112 }}>
            <ScrollArea label="Releases">
              <div style={{ display: 'flex', height: 72 }}>
                <ScrollArea label="Release notes">
                  <Stack gap={2}>
                    {releases.map((text) => (
                      <Text key={text} as="p">
                        {text}
                      </Text>
                    ))}
                  </Stack>
                </ScrollArea>
              </div>
              <Text as="p">Older releases</Text>
              <Text as="p">Archive</Text>
            </ScrollArea>
          </div>
        ),
      },
    },
  ],
  content: [
    {
      rule: '`label` names the content.',
      good: { en: 'Messages', ja: 'メッセージ' },
      bad: { en: 'Scroll area', ja: 'スクロール領域' },
    },
  ],
  roles: { Area: '`region` named by `label`, a tab stop' },
  keys: { Tab: 'Focuses the area.', '↑, ↓, Page Up, Page Down': 'Scroll the focused area.' },
  tested: ['ByKeyboard'],
  related: { Stack: 'is the flex parent that gives the area its height.' },
};
