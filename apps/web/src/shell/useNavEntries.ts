import { icons, type NavEntry } from '@office/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../platform/api/queries.ts';
import { allowsArea } from './AllowedArea.tsx';
import { hrefOf, panels } from './panels.ts';

export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation('common');
  const { data: permission } = useQuery('/v1/auth/user/permission');
  return panels.flatMap((panel) => {
    if (!panel.entry) return [];
    // Shows all entries until the permission has loaded, to avoid layout shifts.
    if (permission && panel.area && !allowsArea(permission, panel.area)) return [];
    const { id, icon, shortcut, shortNameKey, counts } = panel.entry;
    return {
      id,
      href: hrefOf(panel),
      name: t(panel.nameKey),
      icon: icons[icon],
      shortcut,
      ...(counts ? { counts } : {}),
      ...(shortNameKey ? { shortName: t(shortNameKey) } : {}),
    };
  });
}
