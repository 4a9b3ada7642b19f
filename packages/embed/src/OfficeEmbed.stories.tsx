import { languages, type Language } from '@office/vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import type { EmbedContent, EmbedProblem, EmbedState } from './content.ts';
import { render } from './render.ts';
import { styles } from './styles.ts';

interface PreviewProps {
  state: EmbedState;
  language: Language;
  appearance: string;
  /** In pixels. */
  width: number;
}

/** Shows a state of the element without requests. */
function Preview({ state, language, appearance, width }: PreviewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const now = new Date('2026-11-20T01:20:00Z');
    root.replaceChildren(render(state, { language, now }));
  }, [state, language]);
  return (
    <div style={{ maxWidth: width }}>
      {/* Pictures of stories with the same markup outside of shadow roots are compared once. */}
      <div ref={host} {...{ appearance }} data-state={JSON.stringify(state)} />
    </div>
  );
}

const person = (ja: string, en: string, status: 'AVAILABLE' | 'BUSY' | 'LEAVING') => ({
  ...{ name: { ja, en }, status, url: `https://office.sakura.example/people/${en}` },
});
const floorName = { ja: '本社1F', en: 'Headquarters 1F' };
const booking = (title: string | null, startTime: string, endTime: string) => ({
  ...{ title, startTime: `2026-11-20T${startTime}:00Z`, endTime: `2026-11-20T${endTime}:00Z` },
});

const content: EmbedContent = {
  organizationName: 'サクラ商事',
  officeUrl: 'https://office.sakura.example/main',
  people: {
    count: 12,
    members: [
      person('伊藤 芽依', 'Mei Ito', 'AVAILABLE'),
      person('佐藤 葵', 'Aoi Sato', 'BUSY'),
      person('高橋 蓮', 'Ren Takahashi', 'LEAVING'),
    ],
  },
  talk: {
    name: '総合案内',
    participantCount: 2,
    url: 'https://office.sakura.example/voice-chat/reception',
  },
  meetingRooms: [
    {
      name: { ja: '会議室 けやき', en: 'Meeting room Keyaki' },
      floorName,
      current: booking('週次会議', '01:00', '02:00'),
      next: booking(null, '04:00', '05:00'),
    },
    {
      name: { ja: '会議室 かえで', en: 'Meeting room Kaede' },
      floorName,
      current: null,
      next: null,
    },
  ],
};
const longName = '株式会社サクラ商事ホールディングス西日本統括本部カスタマーサポートセンター';

const meta = {
  component: Preview,
  args: {
    state: { status: 'ready', content, staleSince: null },
    language: 'ja',
    appearance: 'light',
    width: 420,
  },
  render: (args, { globals }) => (
    <Preview
      {...args}
      language={languages.find((language) => language === globals['locale'])!}
      appearance={String(globals['appearance'])}
    />
  ),
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)!.shadowRoot!;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const links = [...shown(canvasElement).querySelectorAll('a')];
    await expect(links.map(({ href }) => href)).toContain(content.talk!.url);
    for (const { rel, target } of links)
      await expect([rel, target]).toEqual(['noopener noreferrer', '_blank']);
  },
};

/** The widget shows only the number of members and the link to the office. */
export const CountOnly: Story = {
  args: {
    state: {
      status: 'ready',
      content: {
        ...content,
        people: { count: 1, members: null },
        talk: null,
        meetingRooms: [],
      },
      staleSince: null,
    },
  },
};

/** URLs other than those of web pages are not links. */
export const HostileContent: Story = {
  args: {
    state: {
      status: 'ready',
      content: {
        ...content,
        organizationName: '<img src=x onerror=alert(1)>',
        talk: { ...content.talk!, url: 'javascript:alert(1)' },
      },
      staleSince: null,
    },
  },
  play: async ({ canvasElement }) => {
    const root = shown(canvasElement);
    await expect(root.querySelector('img')).toBeNull();
    await expect(root.querySelector('.primary')?.hasAttribute('href')).toBe(false);
  },
};

export const LongText: Story = {
  args: {
    width: 280,
    state: {
      status: 'ready',
      content: {
        ...content,
        organizationName: longName,
        people: {
          count: 2000,
          members: Array.from({ length: 30 }, (_, index) =>
            person(
              `${longName}${index}`,
              `Maximilian Alexander von Hohenstein-Waldburg ${index}`,
              'BUSY',
            ),
          ),
        },
        talk: { ...content.talk!, name: longName, participantCount: 50 },
        meetingRooms: content.meetingRooms.map((room) => ({
          ...room,
          current: booking(longName, '01:00', '02:00'),
        })),
      },
      staleSince: null,
    },
  },
};

/** Keeps the last content while the office cannot be reached. */
export const Stale: Story = {
  args: { state: { status: 'ready', content, staleSince: new Date('2026-11-20T01:05:00Z') } },
};

export const Empty: Story = {
  args: {
    state: {
      status: 'ready',
      content: { ...content, people: { count: 0, members: [] } },
      staleSince: null,
    },
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

const failed = (problem: EmbedProblem): Story => ({
  args: { state: { status: 'error', problem } },
});
export const Unreachable: Story = failed('unreachable');
export const OriginNotAllowed: Story = failed('originNotAllowed');
export const NetworkNotAllowed: Story = failed('networkNotAllowed');
export const NotFound: Story = failed('notFound');
export const NotConfigured: Story = failed('notConfigured');
