import { icons, type NavEntry } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { hrefOf, panels } from './panels.ts';

/** The navigation's entries in the member's language. */
export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation('common');
  return panels.flatMap((panel) => {
    if (!panel.entry) return [];
    const { id, icon, shortcut, shortNameKey } = panel.entry;
    return {
      id,
      href: hrefOf(panel),
      name: t(panel.nameKey),
      icon: icons[icon],
      shortcut,
      ...(shortNameKey ? { shortName: t(shortNameKey) } : {}),
    };
  });
}
