import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatRoomType } from '@office/vocabulary';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { groupRooms, type ListSections } from './listSections.ts';
import { GroupHeading } from './GroupHeading.tsx';
import * as styles from './RoomGroups.css.ts';
import { Text } from '../../../primitives/Text/index.ts';

interface RoomGroupsProps {
  type: ChatRoomType;
  rooms: readonly ListedRoom[];
  sections: ListSections;
  children(rooms: readonly ListedRoom[], label: string): ReactNode;
}

/** The rooms in groups: favourites, the sections of the member, the rest. */
export function RoomGroups({ type, rooms, sections, children }: RoomGroupsProps) {
  const { t } = useTranslation('chat');
  const { items } = sections;
  const root = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string>();
  const order = items.map(({ id }) => id).join(' ');
  // Moving an element in the document removes its focus.
  useEffect(() => {
    if (moved) root.current?.querySelector<HTMLElement>(`[data-section="${moved}"]`)?.focus();
  }, [order, moved]);
  const movedIndex = items.findIndex(({ id }) => id === moved);
  const labelOf = {
    favorites: t('sections.favorites'),
    rest: t(type === 'DIRECT' ? 'sections.restDirect' : 'sections.restChannels'),
  };
  return (
    <div ref={root} className={styles.root} data-component="RoomGroups">
      {groupRooms(rooms, items).map(({ kind, section, rooms: listed }) => {
        const label = section?.name ?? labelOf[kind as 'favorites' | 'rest'];
        const index = section ? items.indexOf(section) : -1;
        return (
          <section key={section?.id ?? kind} aria-label={label}>
            <GroupHeading
              label={label}
              section={section}
              rooms={listed}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              sections={sections}
              onMove={(event) => {
                setMoved(event.sectionId);
                sections.onMove(event);
              }}
            />
            {!section?.collapsed &&
              (listed.length > 0 ? (
                children(listed, label)
              ) : (
                <div className={styles.empty}>
                  <Text size="xs" tone="muted">
                    {t('sections.empty')}
                  </Text>
                </div>
              ))}
          </section>
        );
      })}
      <LiveRegion>
        {movedIndex >= 0 &&
          t('sections.moved', {
            name: items[movedIndex]!.name,
            position: movedIndex + 1,
            total: items.length,
          })}
      </LiveRegion>
    </div>
  );
}
