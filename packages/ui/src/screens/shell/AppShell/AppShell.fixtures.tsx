import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StillPlaceholder } from '../../../patterns/AuthLayout/StillPlaceholder.tsx';
import { PeopleList } from '../../people/PeopleList/index.ts';
import { states as people } from '../../people/PeopleList/PeopleList.fixtures.ts';
import { PresenceMenu } from '../../people/PresenceMenu/index.ts';
import { withNavEntries } from '../../../patterns/navigation.fixtures.ts';
import { AppShell, type ShellPanel } from './AppShell.tsx';
import type { ShellMember } from './AccountMenu.tsx';

export const me: ShellMember = {
  name: '佐々木 葵',
  workingStatus: 'OFFICE',
  status: 'AVAILABLE',
};

const scene = <StillPlaceholder />;

const presenceMenu = (
  <PresenceMenu
    name={me.name}
    email="aoi@sakura.example"
    presence={me}
    state={{ status: 'idle' }}
    onChange={fn()}
    onEditProfile={fn()}
    onSwitchOrganization={fn()}
    onHelp={fn()}
    onShortcuts={fn()}
    onTour={fn()}
    onSignOut={fn()}
  />
);

export const peoplePanel: ShellPanel = {
  id: 'people',
  label: 'メンバー',
  content: (
    <PeopleList
      state={people.ready}
      keyword=""
      personActions={() => ({})}
      onSearch={fn()}
      onPageChange={fn()}
      onOpenProfile={fn()}
      onRetry={fn()}
    />
  ),
};

const badges = { notifications: 3, chatRoom: 12, directMessage: 128, surveyForm: 1 };

export const shellMeta = {
  component: AppShell,
  decorators: [withNavEntries],
  args: {
    entries: [],
    scene,
    panel: null,
    panelWidth: 420,
    peopleHref: '/people',
    navExpanded: true,
    current: 'main',
    badges,
    me,
    presenceMenu,
    onPanelClose: fn(),
    onPanelResize: fn(),
    onNavExpandedChange: fn(),
    onFind: fn(),
    onShortcuts: fn(),
    onMarkAllRead: fn(),
  },
} satisfies Meta<typeof AppShell>;
