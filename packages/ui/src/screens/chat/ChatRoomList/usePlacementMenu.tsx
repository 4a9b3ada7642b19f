import { maxChatSections } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import type { MenuItem } from '../../../primitives/Menu/index.ts';
import type { ListSections } from './listSections.ts';
import { SectionDialog } from './SectionDialog.tsx';

interface PlacedRoom {
  roomId: string;
  starred?: boolean;
  sectionId?: string;
}

export type PlacementActions = Pick<
  ListSections,
  'items' | 'limitReached' | 'onPlace' | 'onCreate'
>;

export function usePlacementMenu(
  room: PlacedRoom | undefined,
  sections: PlacementActions | undefined,
): { items: MenuItem[]; dialog: ReactNode } {
  const { t } = useTranslation('chat');
  const [creating, setCreating] = useState(false);
  if (!room || !sections) return { items: [], dialog: null };
  const { roomId, starred = false, sectionId } = room;
  const current = sections.items.find(({ id }) => id === sectionId)?.id ?? null;
  // A favourite is not listed in its section, so moving it removes the star.
  const moveTo = (id: string | null) =>
    sections.onPlace({ roomId, sectionId: id, ...(starred && id ? { starred: false } : {}) });
  const choice = (id: string | null, label: string): MenuItem => ({
    kind: 'choice',
    id: id ?? 'none',
    label,
    checked: current === id,
    onSelect: () => moveTo(id),
  });
  const items: MenuItem[] = [
    {
      id: 'star',
      label: t(starred ? 'sections.unstar' : 'sections.star'),
      leading: <Icon icon={icons.star} />,
      onSelect: () => sections.onPlace({ roomId, starred: !starred }),
    },
    { kind: 'heading', id: 'sections', label: t('sections.moveTo') },
    ...(sections.items.length > 0 ? [choice(null, t('sections.none'))] : []),
    ...sections.items.map(({ id, name }) => choice(id, name)),
    {
      id: 'newSection',
      label: t('sections.new'),
      leading: <Icon icon={icons.plus} />,
      ...(sections.limitReached
        ? { disabled: true, hint: t('sections.limit', { count: maxChatSections }) }
        : {}),
      onSelect: () => setCreating(true),
    },
  ];
  const dialog = (
    <SectionDialog
      open={creating}
      onSubmit={({ name }) => sections.onCreate({ name, roomId })}
      onClose={() => setCreating(false)}
    />
  );
  return { items, dialog };
}
