import {
  formatDateTime,
  maxChatWebhooks,
  maxWebhookNameLength,
  visibleTextPattern,
} from '@office/vocabulary';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { requiredText } from '../../../patterns/fieldRules.ts';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './RoomWebhooks.css.ts';

export interface RoomWebhook {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null if no message was posted. */
  lastUsedAt: string | null;
  /** Whether the creator has left or is blocked. Messages are rejected until the URL is renewed. */
  needsNewUrl: boolean;
}

export type RoomWebhooksState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; webhooks: readonly RoomWebhook[] }
  /** A new URL, which cannot be loaded again. */
  | { status: 'created'; name: string; url: string };

export interface RoomWebhooksProps {
  open: boolean;
  state: RoomWebhooksState;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onCreate(event: { name: string }): void;
  /** Called after confirmation. */
  onRenew(event: { id: string }): void;
  /** Called after confirmation. */
  onDelete(event: { id: string }): void;
  /** Copies the URL to the clipboard. Rejects if that fails. */
  onCopy(event: { url: string }): void | Promise<void>;
  /** Called when the member closes the new URL. */
  onDone(): void;
  onRetry(): void;
  onClose(): void;
}

type Question = { kind: 'renewWebhook' | 'deleteWebhook'; webhook: RoomWebhook };

/** Lists the incoming webhooks of a room, and creates, renews and deletes them. */
export function RoomWebhooks(props: RoomWebhooksProps) {
  const { open, state, error, onClose, onDone } = props;
  const { t } = useTranslation(['chat', 'common']);
  const [question, setQuestion] = useState<Question>();
  const isCreated = state.status === 'created';
  return (
    <Dialog
      open={open}
      sheet
      title={isCreated ? t('webhooks.created', { name: state.name }) : t('webhooks.title')}
      description={t(isCreated ? 'webhooks.createdHint' : 'webhooks.description')}
      closeLabel={t('common:close')}
      onClose={isCreated ? onDone : onClose}
    >
      <div className={styles.root} data-component="RoomWebhooks" data-status={state.status}>
        {error && (
          <Callout tone="danger" announce>
            {error.text ?? t('form.failed')}
          </Callout>
        )}
        <Content {...props} onAsk={setQuestion} />
      </div>
      {question && (
        <ConfirmDialog
          open
          danger
          title={t(`${question.kind}.title`, { name: question.webhook.name })}
          description={t(`${question.kind}.description`)}
          confirmLabel={t(`${question.kind}.confirm`)}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            const { id } = question.webhook;
            setQuestion(undefined);
            if (question.kind === 'renewWebhook') props.onRenew({ id });
            else props.onDelete({ id });
          }}
        />
      )}
    </Dialog>
  );
}

type ContentProps = RoomWebhooksProps & { onAsk(question: Question): void };

function Content({ state, ...props }: ContentProps): ReactNode {
  const { t } = useTranslation('chat');
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={2} label={t('webhooks.loading')} />;
    case 'error':
      return <ErrorState title={t('webhooks.failed')} onRetry={props.onRetry} />;
    case 'ready':
      return <Webhooks {...props} webhooks={state.webhooks} />;
    case 'created':
      return <NewUrl {...props} url={state.url} />;
  }
}

type WebhooksProps = Omit<ContentProps, 'state'> & { webhooks: readonly RoomWebhook[] };

function Webhooks({ webhooks, submitting = false, onCreate, onAsk }: WebhooksProps) {
  const { t } = useTranslation('chat');
  return (
    <>
      {webhooks.length > 0 && (
        <ul className={styles.list} aria-label={t('webhooks.title')}>
          {webhooks.map((webhook) => (
            <li key={webhook.id} className={styles.item}>
              <div className={styles.details}>
                <Text weight="medium">{webhook.name}</Text>
                <Text size="xs" tone="muted">
                  {t('webhooks.createdBy', {
                    name: webhook.createdByName ?? t('message.unknownSender'),
                    time: formatDateTime(webhook.createdAt),
                  })}
                </Text>
                <Text size="xs" tone="muted">
                  {webhook.lastUsedAt
                    ? t('webhooks.lastUsed', { time: formatDateTime(webhook.lastUsedAt) })
                    : t('webhooks.neverUsed')}
                </Text>
                {webhook.needsNewUrl && (
                  <Text size="xs" tone="danger">
                    {t('webhooks.needsNewUrl')}
                  </Text>
                )}
              </div>
              <IconButton
                icon={icons.refresh}
                label={t('webhooks.renew', { name: webhook.name })}
                disabled={submitting}
                onPress={() => onAsk({ kind: 'renewWebhook', webhook })}
              />
              <IconButton
                icon={icons.remove}
                label={t('webhooks.delete', { name: webhook.name })}
                disabled={submitting}
                onPress={() => onAsk({ kind: 'deleteWebhook', webhook })}
              />
            </li>
          ))}
        </ul>
      )}
      {webhooks.length < maxChatWebhooks ? (
        <Creation submitting={submitting} onCreate={onCreate} />
      ) : (
        <Text as="p" size="xs" tone="muted">
          {t('webhooks.full', { max: maxChatWebhooks })}
        </Text>
      )}
    </>
  );
}

function Creation({
  submitting = false,
  onCreate,
}: Pick<RoomWebhooksProps, 'submitting' | 'onCreate'>) {
  const { t } = useTranslation('chat');
  const schema = useMemo(
    () =>
      z.object({
        name: requiredText().check(
          z.maxLength(maxWebhookNameLength, {
            error: t('webhooks.nameLength', { max: maxWebhookNameLength }),
          }),
          z.regex(visibleTextPattern, 'validation.visibleLine'),
        ),
      }),
    [t],
  );
  const { control, handleSubmit } = useValidatedForm<{ name: string }>({
    schema,
    defaultValues: { name: '' },
  });
  return (
    <Form submitting={submitting} onSubmit={handleSubmit(({ name }) => onCreate({ name }))}>
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
      />
      <div className={styles.buttons}>
        <Button type="submit" icon={icons.plus} loading={submitting}>
          {t('webhooks.create')}
        </Button>
      </div>
    </Form>
  );
}

function NewUrl({
  url,
  onCopy,
  onDone,
}: Pick<RoomWebhooksProps, 'onCopy' | 'onDone'> & { url: string }) {
  const { t } = useTranslation('chat');
  const [copied, setCopied] = useState(false);
  return (
    <>
      <output className={styles.url} aria-label={t('webhooks.url')}>
        {url}
      </output>
      <LiveRegion>{copied && t('invite.copied')}</LiveRegion>
      <div className={styles.buttons}>
        <Button
          icon={copied ? icons.check : icons.copy}
          onPress={() => {
            void Promise.resolve(onCopy({ url })).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          {t(copied ? 'invite.copied' : 'invite.copy')}
        </Button>
        <Button variant="ghost" onPress={onDone}>
          {t('webhooks.done')}
        </Button>
      </div>
    </>
  );
}
