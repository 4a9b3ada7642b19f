import type { ChatRoomType } from '@office/vocabulary';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { placementIn, sectionShift, type ListDrag } from './listDrag.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { groupKeyOf, groupRooms, type ListSections, type RoomGroup } from './listSections.ts';
import * as styles from './RoomGroups.css.ts';
import { useListDrag } from './useListDrag.ts';

interface RoomGroupsProps {
  type: ChatRoomType;
  rooms: readonly ListedRoom[];
  sections: ListSections;
  /** Id of the keyboard hint, for `aria-describedby` of the room links. */
  hintId: string;
  children(rooms: readonly ListedRoom[], label: string): ReactNode;
}

/** The rooms in groups: favourites, the sections of the member, the rest. A list without groups has no headings. */
export function RoomGroups({ type, rooms, sections, hintId, children }: RoomGroupsProps) {
  const { t } = useTranslation('chat');
  const { items } = sections;
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const labelOf = (key: string) => {
    if (key === 'favorites') return t('sections.favorites');
    const section = items.find(({ id }) => id === key);
    return section?.name ?? t(type === 'DIRECT' ? 'sections.restDirect' : 'sections.restChannels');
  };
  const focusAfterMove = useFocusAfterMove(root, `${orderOf(rooms, sections)}`);

  const moveSection = (sectionId: string, by: number) => {
    const from = items.findIndex(({ id }) => id === sectionId);
    const section = items[from];
    if (!section || by === 0) return;
    setAnnouncement(
      t('sections.moved', {
        name: section.name,
        position: from + by + 1,
        total: items.length,
      }),
    );
    sections.onMove({ sectionId, by });
  };
  const { drag, ...keyHandlers } = useListDrag({
    root,
    rooms,
    sections: items,
    onDrop({ kind, id, targetKey, inputType }) {
      if (kind === 'section') return moveSection(id, sectionShift(items, id, targetKey));
      const room = rooms.find(({ roomId }) => roomId === id);
      if (!room || targetKey === null) return;
      const placement = placementIn(room, targetKey, items);
      if (!placement) return setAnnouncement(t('sections.moveCanceled'));
      setAnnouncement(t('sections.roomMoved', { name: room.name, group: labelOf(targetKey) }));
      if (inputType === 'keys') focusAfterMove(`[data-room="${id}"] a`);
      sections.onPlace(placement);
    },
    onCancel: () => setAnnouncement(t('sections.moveCanceled')),
  });

  const isGrouped = drag?.kind === 'room' || items.length > 0 || rooms.some((room) => room.starred);
  const groups = groupRooms(rooms, items, { withEmpty: drag?.kind === 'room' });
  const dragged = drag?.kind === 'room' && rooms.find(({ roomId }) => roomId === drag.id);
  return (
    <div
      ref={root}
      className={styles.root}
      data-component="RoomGroups"
      data-dragging={drag?.kind}
      {...keyHandlers}
    >
      <VisuallyHidden id={hintId}>{t('sections.dragHint')}</VisuallyHidden>
      {groups.map(({ key, section, rooms: listed }) => {
        const label = isGrouped
          ? labelOf(key)
          : t(type === 'DIRECT' ? 'directMessages' : 'channels');
        const index = section ? items.indexOf(section) : -1;
        return (
          <section
            key={key}
            aria-label={label}
            data-group={key}
            data-drop={drag ? dropIndicator(drag, key, sections) : undefined}
            className={styles.group}
          >
            {isGrouped && (
              <GroupHeading
                label={label}
                section={section}
                rooms={listed}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                sections={sections}
                onMove={({ sectionId, by }) => {
                  focusAfterMove(`[data-section="${sectionId}"]`);
                  moveSection(sectionId, by);
                }}
              />
            )}
            {!section?.collapsed &&
              (listed.length > 0 ? (
                children(listed, label)
              ) : (
                <div className={styles.empty}>
                  <Text size="xs" tone="muted">
                    {t(drag?.kind === 'room' ? 'sections.dropHere' : 'sections.empty')}
                  </Text>
                </div>
              ))}
          </section>
        );
      })}
      <LiveRegion politeness="assertive">
        {dragged && drag.targetKey
          ? t(drag.targetKey === groupKeyOf(dragged, items) ? 'sections.picked' : 'sections.over', {
              name: dragged.name,
              group: labelOf(drag.targetKey),
            })
          : announcement}
      </LiveRegion>
    </div>
  );
}

const orderOf = (rooms: readonly ListedRoom[], { items }: ListSections) =>
  groupRooms(rooms, items)
    .map(({ key, rooms: listed }) => [key, ...listed.map(({ roomId }) => roomId)].join(' '))
    .join(',');

/** Moving an element in the document removes its focus. Restores it after the next change of the order. */
function useFocusAfterMove(root: { current: HTMLElement | null }, order: string) {
  const selector = useRef<string>(undefined);
  useEffect(() => {
    if (!selector.current) return;
    root.current?.querySelector<HTMLElement>(selector.current)?.focus();
    selector.current = undefined;
  }, [root, order]);
  return (next: string) => {
    selector.current = next;
  };
}

/** Returns where the drop indicator is shown at a group, or undefined unless the group is the drop target. */
function dropIndicator(
  { kind, id, targetKey }: ListDrag,
  key: RoomGroup['key'],
  { items }: ListSections,
): 'into' | 'before' | 'after' | undefined {
  if (targetKey !== key) return undefined;
  if (kind === 'room') return 'into';
  const shift = sectionShift(items, id, targetKey);
  return shift === 0 ? undefined : shift < 0 ? 'before' : 'after';
}
