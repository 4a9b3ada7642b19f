import type { Schemas } from '@office/api';
import { theme } from '@office/client/device/theme.ts';
import { icons } from '@office/ui';
import { isAllowedPresence, languages, type Status } from '@office/vocabulary';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOwnProfile, usePresenceChange } from '../features/people/index.ts';
import type { SearchAction } from '../features/search/index.ts';
import { useCalls, useVoice } from '../features/voice/index.ts';
import { officeView } from '../office/officeView.ts';
import { allowsArea } from './allowsArea.ts';
import { features } from './features.ts';
import { hrefOf, panels } from './panels.ts';

interface ActionOptions {
  permission: Schemas['Permission'] | undefined;
  onFindMember(): void;
  onShortcuts(): void;
  onMarkAllRead(): void;
  onSignOut(): void;
}

interface Action {
  id: string;
  nameKey: string;
  icon: SearchAction['icon'];
  area?: Schemas['AreaName'];
  creates?: true;
  keys?: readonly string[];
  to: string | (() => void);
}

const statuses = [
  ['available', icons.success, 'AVAILABLE'],
  ['busy', icons.busy, 'BUSY'],
  ['away', icons.away, 'LEAVING'],
] as const satisfies readonly (readonly [string, SearchAction['icon'], Status])[];

export function useActions({ permission, onSignOut, ...open }: ActionOptions): SearchAction[] {
  const { t, i18n } = useTranslation(['search', 'common']);
  const navigate = useNavigate();
  const { change } = usePresenceChange();
  const { calls } = useVoice();
  const { call } = useCalls();
  const other = useOtherLanguage(i18n.language);

  const act = (id: string, icon: SearchAction['icon'], to: () => void): Action => ({
    id,
    nameKey: `search:action.${id}`,
    icon,
    to,
  });
  const { presence } = useOwnProfile();
  const { workingStatus } = presence;
  const { appearance, choice } = theme.getSnapshot();
  const view = officeView.getSnapshot();
  const rows: Action[] = [
    act('findMember', icons.people, open.onFindMember),
    ...statuses
      .filter(([, , status]) => status !== presence.status)
      .filter(([, , status]) => isAllowedPresence({ workingStatus, status }))
      .map(([id, icon, status]) =>
        act(id, icon, () => void change({ presence: { workingStatus, status } })),
      ),
    ...(call
      ? [
          act(
            call.muted ? 'unmute' : 'mute',
            call.muted ? icons.microphone : icons.microphoneOff,
            () => {
              void calls.call?.setMuted(!call.muted);
            },
          ),
        ]
      : []),
    ...features.flatMap(({ searchLinks = [] }) =>
      searchLinks.map((link): Action => ({
        ...link,
        nameKey: `search:action.${link.id}`,
        icon: icons[link.icon],
      })),
    ),
    ...panels.flatMap(({ path, nameKey, area, entry }): Action[] => {
      if (!entry) return [];
      const to = hrefOf({ path, nameKey });
      const keys = ['Alt', 'Shift', entry.shortcut];
      return [{ id: entry.id, nameKey, icon: icons[entry.icon], to, keys, ...(area && { area }) }];
    }),
    appearance === 'dark'
      ? act('light', icons.light, () => theme.choose('light'))
      : act('dark', icons.away, () => theme.choose('dark')),
    ...(choice === 'system' ? [] : [act('system', icons.settings, () => theme.choose('system'))]),
    view === '3d'
      ? act('view2d', icons.map, () => officeView.choose('2d'))
      : act('view3d', icons.preview, () => officeView.choose('3d')),
    {
      ...act('markAllRead', icons.check, open.onMarkAllRead),
      area: 'chat',
      keys: ['Shift', 'Esc'],
    },
    { ...act('shortcuts', icons.keyboard, open.onShortcuts), keys: ['?'] },
    act('signOut', icons.signOut, onSignOut),
  ];
  return rows
    .filter(({ area, creates }) => isOpen(permission, area, creates))
    .map(({ id, nameKey, icon, keys, to }) => ({
      id,
      name: t(nameKey),
      otherNames: other ? [i18n.getFixedT(other)(nameKey)] : [],
      icon,
      ...(keys && { keys }),
      run: () => (typeof to === 'string' ? void navigate(to) : to()),
    }));
}

function isOpen(
  permission: Schemas['Permission'] | undefined,
  area: Schemas['AreaName'] | undefined,
  creates: true | undefined,
): boolean {
  if (!area) return true;
  if (!permission || !allowsArea(permission, area)) return false;
  return !creates || permission.areas.some((each) => each.area === area && each.create);
}

function useOtherLanguage(shown: string): string | null {
  const other = languages.find((each) => each !== shown) ?? null;
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    if (!other) return;
    let isWanted = true;
    const names = ['search', 'common'];
    const known = names.every((name) => i18next.hasResourceBundle(other, name));
    // Without the other language, search still matches the displayed names.
    (known ? Promise.resolve() : i18next.reloadResources([other], names)).then(
      () => isWanted && setReady(other),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [other]);
  return ready === other ? ready : null;
}
