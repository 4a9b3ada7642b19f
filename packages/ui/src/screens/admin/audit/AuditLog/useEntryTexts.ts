import { formatDateTime } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditLogEntry } from '../entries.ts';

/** The words for the parts of an entry. */
export interface EntryTexts {
  actionOf(entry: AuditLogEntry): string;
  timeOf(entry: AuditLogEntry): string;
  actorOf(entry: AuditLogEntry): string;
  targetOf(entry: AuditLogEntry): string;
  /** Tells an entry from others. */
  nameOf(entry: AuditLogEntry): string;
  /** A property; one that has no words of its own by its name. */
  propertyOf(name: string): string;
  /** A value of a property. */
  valueOf(value: unknown): string;
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const roles = ['SYSTEM_ADMIN', 'ORGANIZATION_ADMIN', 'USER', 'GUEST'];

export function useEntryTexts(timeZone: string | undefined): EntryTexts {
  const { t, i18n } = useTranslation('admin-audit');
  return useMemo(() => {
    const timeOf = ({ at }: Pick<AuditLogEntry, 'at'>) => formatDateTime(at, timeZone);
    // A call that changed nothing is known by its operation alone.
    const actionOf = ({ action, operation }: AuditLogEntry) =>
      operation && (action === 'READ' || action === 'CALLED')
        ? t('callOf', { action: t(`action.${action}`), operation })
        : t(`action.${action}`);
    const valueOf = (value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('none');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return value.length ? value.map(valueOf).join(', ') : t('none');
      if (typeof value === 'object') return JSON.stringify(value);
      const text = String(value);
      if (instant.test(text)) return timeOf({ at: text });
      return roles.includes(text) ? t(`role.${text}`) : text;
    };
    const propertyOf = (name: string) => {
      const [first = '', ...parts] = name.split('.');
      const key = `property.${first}`;
      return [i18n.exists(`admin-audit:${key}`) ? t(key) : first, ...parts].join('.');
    };
    return {
      timeOf,
      propertyOf,
      actionOf,
      valueOf,
      actorOf: ({ actor, channel }) =>
        actor.name || actor.email || t(channelActors[channel] ?? 'actor.stranger'),
      targetOf: ({ target }) =>
        target
          ? t('targetOf', {
              kind: t(`targetKind.${target.kind}`),
              name: target.name || target.id || t('none'),
            })
          : t('none'),
      nameOf: (entry) => t('entryOf', { action: actionOf(entry), time: timeOf(entry) }),
    };
  }, [t, i18n, timeZone]);
}

/** The one who acts where no person does. */
const channelActors: Partial<Record<AuditLogEntry['channel'], string>> = {
  COMMAND_LINE: 'actor.operator',
  SERVER: 'actor.server',
};
