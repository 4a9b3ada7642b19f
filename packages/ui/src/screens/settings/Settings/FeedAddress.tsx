import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { CalendarFeed, SettingsHandlers } from './settingsValues.ts';
import * as styles from './FeedAddress.css.ts';

interface FeedAddressProps extends Pick<
  SettingsHandlers,
  'onRenewFeed' | 'onRemoveFeed' | 'onCopyFeed'
> {
  feed: CalendarFeed;
  onRetry(): void;
}

/** The secret feed address with which other calendars read the member’s meetings. */
export function FeedAddress({ feed, onRetry, ...on }: FeedAddressProps) {
  const { t } = useTranslation(['settings', 'common']);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root} data-part="Feed">
      <div>
        <Heading level={3} size="sm" id={titleId}>
          {t('feed.title')}
        </Heading>
        <Text as="p" size="xs" tone="muted">
          {t('feed.hint')}
        </Text>
      </div>
      {feed.status === 'loading' && (
        <LoadingState shape="form" rows={1} label={t('feed.loading')} />
      )}
      {feed.status === 'failed' && (
        <Callout
          tone="danger"
          action={
            <Button size="sm" icon={icons.refresh} onPress={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('feed.failed')}
        </Callout>
      )}
      {feed.status === 'ready' && feed.url === null && (
        <span className={styles.buttons}>
          <Button icon={icons.link} loading={feed.busy ?? false} onPress={on.onRenewFeed}>
            {t('feed.make')}
          </Button>
        </span>
      )}
      {feed.status === 'ready' && feed.url !== null && (
        <Address {...on} url={feed.url} busy={feed.busy ?? false} />
      )}
    </section>
  );
}

const readers = ['google', 'outlook', 'apple'] as const;
type Question = 'renew' | 'remove';

function Address({
  url,
  busy,
  ...on
}: { url: string; busy: boolean } & Omit<FeedAddressProps, 'feed' | 'onRetry'>) {
  const { t } = useTranslation('settings');
  const [shown, setShown] = useState(false);
  const [copied, setCopied] = useState<{ url: string; worked: boolean }>();
  const [confirming, setConfirming] = useState<Question | null>(null);
  // Keeps the text during the closing animation.
  const [question, setQuestion] = useState<Question>('renew');
  const ask = (next: Question) => {
    setQuestion(next);
    setConfirming(next);
  };
  const copy = async () => {
    try {
      await on.onCopyFeed({ url });
      setCopied({ url, worked: true });
    } catch {
      setCopied({ url, worked: false });
    }
  };
  const isCopied = copied?.url === url;
  return (
    <>
      <FormField label={t('feed.address')} hint={t('feed.secret')}>
        {({ id, describedBy }) => (
          <TextField
            id={id}
            describedBy={describedBy}
            readOnly
            value={shown ? url : hidden(url)}
            suffix={
              <IconButton
                size="sm"
                variant="ghost"
                icon={shown ? icons.hide : icons.show}
                label={t(shown ? 'feed.hide' : 'feed.show')}
                onPress={() => setShown(!shown)}
              />
            }
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <Button
          size="sm"
          icon={isCopied && copied.worked ? icons.check : icons.copy}
          onPress={() => void copy()}
        >
          {t('feed.copy')}
        </Button>
        <Button size="sm" icon={icons.refresh} loading={busy} onPress={() => ask('renew')}>
          {t('feed.renew')}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => ask('remove')}>
          {t('feed.remove')}
        </Button>
      </div>
      <LiveRegion visible>
        {isCopied && (
          <Text size="xs" tone={copied.worked ? 'success' : 'danger'}>
            {t(copied.worked ? 'feed.copied' : 'feed.copyFailed')}
          </Text>
        )}
      </LiveRegion>
      <dl className={styles.readers}>
        {readers.map((reader) => (
          <div key={reader}>
            <Text as="dt" size="xs" weight="medium">
              {t(`feed.reader.${reader}`)}
            </Text>
            <dd className={styles.how}>
              <Text size="xs" tone="muted">
                {t(`feed.how.${reader}`)}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <ConfirmDialog
        open={confirming !== null}
        title={t(`feed.${question}Title`)}
        description={t(`feed.${question}Text`)}
        confirmLabel={t(`feed.${question}`)}
        danger
        onCancel={() => setConfirming(null)}
        onConfirm={() => {
          setConfirming(null);
          if (question === 'renew') on.onRenewFeed();
          else on.onRemoveFeed();
        }}
      />
    </>
  );
}

/** Masks the secret part of the address, because other people may see the screen. */
function hidden(url: string): string {
  return url.replace(/[^/]*$/, '••••••••.ics');
}
