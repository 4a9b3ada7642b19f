import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { attentionOf, type ListedSection, type ListSections } from './listSections.ts';
import * as styles from './RoomGroups.css.ts';
import { SectionDialog } from './SectionDialog.tsx';

interface GroupHeadingProps {
  label: string;
  section: ListedSection | undefined;
  rooms: readonly ListedRoom[];
  isFirst: boolean;
  isLast: boolean;
  sections: ListSections;
  onMove: ListSections['onMove'];
}

export function GroupHeading({ label, section, rooms, ...props }: GroupHeadingProps) {
  const { t } = useTranslation('chat');
  const sum = (of: (room: ListedRoom) => number) =>
    section?.collapsed ? rooms.reduce((total, room) => total + of(room), 0) : 0;
  const unread = sum(attentionOf);
  const mentions = sum(({ unreadMentions = 0 }) => unreadMentions);
  const name = (
    <Text size="xs" tone="muted" weight="medium" truncate>
      {label}
    </Text>
  );
  const move = (event: KeyboardEvent, sectionId: string) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!by || !event.altKey) return;
    event.preventDefault();
    if (by === -1 ? !props.isFirst : !props.isLast) props.onMove({ sectionId, by });
  };
  return (
    <div className={styles.heading} data-section-heading={section?.id}>
      <h2 className={styles.title}>
        {section ? (
          <button
            type="button"
            className={styles.toggle}
            data-section={section.id}
            aria-expanded={!section.collapsed}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() =>
              props.sections.onCollapse({ sectionId: section.id, collapsed: !section.collapsed })
            }
            onKeyDown={(event) => move(event, section.id)}
          >
            <Icon
              icon={section.collapsed ? icons.chevronRight : icons.chevronDown}
              size="sm"
              tone="muted"
            />
            {name}
          </button>
        ) : (
          name
        )}
      </h2>
      {mentions > 0 && (
        <span className={styles.mark}>
          <Icon
            icon={icons.mention}
            tone="accent"
            label={t('list.mentions', { count: mentions })}
          />
        </span>
      )}
      <Badge count={unread} label={t('list.unread', { count: unread })} />
      {section && <SectionMenu {...props} section={section} />}
    </div>
  );
}

type SectionMenuProps = Pick<GroupHeadingProps, 'isFirst' | 'isLast' | 'sections' | 'onMove'> & {
  section: ListedSection;
};

function SectionMenu({ section, isFirst, isLast, sections, onMove }: SectionMenuProps) {
  const { t } = useTranslation('chat');
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const { id: sectionId, name } = section;
  return (
    <>
      <Menu
        label={t('sections.menu', { name })}
        align="end"
        trigger={<IconButton size="sm" icon={icons.more} label={t('sections.menu', { name })} />}
        items={[
          {
            id: 'rename',
            label: t('sections.rename'),
            leading: <Icon icon={icons.edit} />,
            onSelect: () => setAsking('rename'),
          },
          {
            id: 'up',
            label: t('sections.moveUp'),
            leading: <Icon icon={icons.jumpUp} />,
            disabled: isFirst,
            onSelect: () => onMove({ sectionId, by: -1 }),
          },
          {
            id: 'down',
            label: t('sections.moveDown'),
            leading: <Icon icon={icons.jumpDown} />,
            disabled: isLast,
            onSelect: () => onMove({ sectionId, by: 1 }),
          },
          { kind: 'separator', id: 'before-delete' },
          {
            id: 'delete',
            label: t('sections.delete'),
            leading: <Icon icon={icons.remove} />,
            danger: true,
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      <SectionDialog
        open={asking === 'rename'}
        name={name}
        onSubmit={(values) => sections.onRename({ sectionId, name: values.name })}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        danger
        title={t('sections.deleteTitle', { name })}
        description={t('sections.deleteHint')}
        confirmLabel={t('sections.delete')}
        onConfirm={() => {
          setAsking(undefined);
          sections.onDelete({ sectionId });
        }}
        onCancel={() => setAsking(undefined)}
      />
    </>
  );
}
