import { delegatedRoles, formatDateTime, roles as organizationRoles } from '@office/vocabulary';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import type { AuditLogEntry } from '../entries.ts';

const pattern =
  /^(listAdmin|getAdmin|create|order|update|delete)(\w+)(Category|Categories|Articles?)$/;

/** Returns the text key and the area of an administration operation on categories or articles. */
export function articleOperationOf(operation: string): { key: string; area: string } | null {
  const [, verb, name, noun] = pattern.exec(operation) ?? [];
  if (!verb || !name || !noun) return null;
  return { key: `${verb}${noun}`, area: name[0]!.toLowerCase() + name.slice(1) };
}

export interface EntryTexts {
  actionOf(entry: AuditLogEntry): string;
  timeOf(entry: AuditLogEntry): string;
  actorOf(entry: AuditLogEntry): string;
  targetOf(entry: AuditLogEntry): string;
  nameOf(entry: AuditLogEntry): string;
  /** Falls back to the technical name of an unknown property. */
  propertyOf(name: string): string;
  valueOf(value: unknown): string;
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const roles: readonly string[] = [...organizationRoles, ...delegatedRoles];

export function useEntryTexts(timeZone: string | undefined): EntryTexts {
  const { t, i18n } = useTranslation(['admin-audit', 'areas']);
  const language = useLanguage();
  return useMemo(() => {
    const timeOf = ({ at }: Pick<AuditLogEntry, 'at'>) => formatDateTime(at, timeZone);
    // Operations of earlier versions have no text.
    const operationOf = (operation: string) => {
      const key = `operation.${operation}`;
      if (i18n.exists(`admin-audit:${key}`)) return t(key);
      const found = articleOperationOf(operation);
      return found && i18n.exists(`areas:name.${found.area}`)
        ? t(`articleOperation.${found.key}`, { area: t(`areas:name.${found.area}`) })
        : operation;
    };
    // For a call without changes, the operation is the only information.
    const actionOf = ({ action, operation }: AuditLogEntry) => {
      if (operation && action === 'CALLED') return operationOf(operation);
      const text = t(`areas:auditAction.${action}`);
      return operation && action === 'READ'
        ? t('callOf', { action: text, operation: operationOf(operation) })
        : text;
    };
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
      targetOf: ({ target, groupId, people }) =>
        target && groupId !== null
          ? t('peopleOf', {
              kind: t(`areas:auditTargetKind.${target.kind}`),
              count: people,
              number: numberText(people, language),
            })
          : target
            ? t('targetOf', {
                kind: t(`areas:auditTargetKind.${target.kind}`),
                name: target.name || target.id || t('none'),
              })
            : t('none'),
      nameOf: (entry) => t('entryOf', { action: actionOf(entry), time: timeOf(entry) }),
    };
  }, [t, i18n, language, timeZone]);
}

const channelActors: Partial<Record<AuditLogEntry['channel'], string>> = {
  COMMAND_LINE: 'actor.operator',
  SERVER: 'actor.server',
};
