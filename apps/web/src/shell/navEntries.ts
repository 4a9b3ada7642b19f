import type { Schemas } from '@office/api';
import { icons, type NavEntry } from '@office/ui';
import type { TFunction } from 'i18next';
import { allowsArea } from './allowsArea.ts';
import { hrefOf, panels } from './panels.ts';

/** Returns all entries until the permission has loaded, to avoid layout shifts. */
export function navEntries(
  t: TFunction<'common'>,
  permission: Schemas['Permission'] | undefined,
): NavEntry[] {
  return panels.flatMap((panel) => {
    if (!panel.entry) return [];
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
