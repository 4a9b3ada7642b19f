import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposedNotification } from './notification.ts';

export function useAudienceLabel(): (audience: ComposedNotification['audience']) => string {
  const { t } = useTranslation('admin-notification');
  return useCallback(
    ({ kind, roles = [], departments = [], userIds = [] }) => {
      const join = (words: readonly string[]) => words.join(t('separator'));
      switch (kind) {
        case 'ORGANIZATION':
          return t('audience.everyone');
        case 'ROLES':
          return join(roles.map((role) => t(`audience.role.${role}`)));
        case 'DEPARTMENTS':
          return join(departments);
        case 'PEOPLE':
          return t('audience.people', { count: userIds.length });
      }
    },
    [t],
  );
}
