import { newVersion } from '@office/client/loading/newVersion.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import i18next from 'i18next';
import { useEffect } from 'react';

/** A reload would end calls and discard unsent text, so the member chooses the time. */
const noticeMs = 60_000;

export function useNewVersionNotice(): void {
  useEffect(
    () =>
      newVersion.onFound(() => {
        toasts.show({
          type: 'INFO',
          title: i18next.t('web:newVersion'),
          description: i18next.t('web:newVersionHint'),
          timeout: noticeMs,
          onClick: () => window.location.reload(),
        });
      }),
    [],
  );
}
