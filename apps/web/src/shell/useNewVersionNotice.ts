import { newVersion } from '@office/client/loading/newVersion.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import i18next from 'i18next';
import { useEffect } from 'react';

/** A reload takes calls and texts along: it waits for the member, who may have to finish something. */
const noticeMs = 60_000;

/** Tells the member that parts of the page come with a newer version alone, and offers it. */
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
