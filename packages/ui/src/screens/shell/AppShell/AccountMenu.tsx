import type { Presence } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseMenuContext } from '../../../patterns/closeMenuContext.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './AccountMenu.css.ts';

export interface ShellMember extends Presence {
  name: string;
  avatarUrl?: string;
}

interface OwnAvatarProps {
  me: ShellMember;
  expanded: boolean;
  menu: ReactNode;
}

export function AccountMenu({ me, expanded, menu }: OwnAvatarProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [open, setOpen] = useState(false);
  const presence = t('common:presence', {
    workingStatus: t(`common:workingStatus.${me.workingStatus}`),
    status: t(`common:status.${me.status}`),
  });
  return (
    <Popover
      label={t('common:presenceMenu')}
      side="right"
      align="end"
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      trigger={
        <button type="button" className={styles.root} data-expanded={expanded}>
          <PresenceAvatar
            name={me.name}
            src={me.avatarUrl}
            workingStatus={me.workingStatus}
            status={me.status}
            decorative
          />
          <span className={styles.words}>
            <Text weight="medium" truncate>
              {me.name}
            </Text>
            <Text size="xs" tone="muted" truncate>
              {presence}
            </Text>
          </span>
          <VisuallyHidden>{t('openPresence')}</VisuallyHidden>
        </button>
      }
    >
      <CloseMenuContext value={() => setOpen(false)}>
        <div className={styles.menu}>{menu}</div>
      </CloseMenuContext>
    </Popover>
  );
}
