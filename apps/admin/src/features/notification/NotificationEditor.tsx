import { unwrap, type Schemas } from '@office/api';
import { errorCode, isAlreadyReported, refusedFields } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { newId } from '@office/client/lib/newId.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { audienceChoice, wholeOrganization, type AudienceValue } from '@office/ui';
import {
  NotificationForm,
  type NotificationProblem,
  type NotificationValues,
} from '@office/ui/screens/admin/notification';
import i18next from 'i18next';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../platform/api/client.ts';
import { useMutateQueries } from '../../platform/api/queries.ts';
import { useAudienceField } from '../../platform/audience/useAudienceField.ts';
import { useDraft } from '../../platform/drafts/useDraft.ts';
import { uploadTo, useTextFiles } from '../../platform/files/contentFiles.ts';
import { usePageTrail } from '../../platform/navigation/PageTrail.ts';
import { toRequest, toValues } from './notificationValues.ts';

const path = '/v1/admin/notifications';
const upload = uploadTo('notification_attachment');
const empty: NotificationValues = {
  title: { ja: '', en: '' },
  content: { ja: '', en: '' },
  audience: wholeOrganization,
  publishing: 'NOW',
  day: '',
  time: '09:00',
};

interface StoredNotification {
  notification: Schemas['AdminNotification'];
  audience: AudienceValue;
}

interface NotificationEditorProps {
  stored: StoredNotification | null;
  onReload?(): Promise<Schemas['AdminNotification'] | undefined>;
}

export function NotificationEditor({ stored, onReload }: NotificationEditorProps) {
  const navigate = useNavigate();
  const breadcrumbs = usePageTrail();
  const renew = useMutateQueries();
  const id = stored?.notification.id ?? null;
  const version = stored?.notification.version ?? null;
  const draft = useDraft<NotificationValues>({
    form: 'notification',
    target: id ?? 'new',
    version,
  });
  // Idempotency key of a new notification: a retry after a lost response does not send it twice.
  const sent = useDraft<{ clientId: string }>({ form: 'notification-sent', target: id ?? 'new' });
  const [sentAs, setSentAs] = useState(sent.values?.clientId ?? null);
  const storedValues = stored ? toValues(stored.notification, stored.audience) : empty;
  // Incrementing `count` remounts the form with new initial values.
  const [form, setForm] = useState(() => ({ count: 0, values: draft.values ?? storedValues }));
  const [typed, setTyped] = useState(form.values);
  const [conflict, setConflict] = useState(false);
  const [problem, setProblem] = useState<NotificationProblem | null>(null);
  const [error, setError] = useState<string | null>(null);
  const audience = useAudienceField(typed.audience);
  const textFiles = useTextFiles(upload, typed.content.ja, typed.content.en);

  const clearIdempotencyKey = () => {
    if (sentAs === null) return;
    sent.clear();
    setSentAs(null);
  };

  const resetForm = (values: NotificationValues) => {
    draft.clear();
    clearIdempotencyKey();
    setConflict(false);
    setProblem(null);
    setError(null);
    setTyped(values);
    setForm(({ count }) => ({ count: count + 1, values }));
  };

  const [save, submitting] = useAction(async (values: NotificationValues) => {
    setProblem(null);
    setError(null);
    const choice = audienceChoice(values.audience);
    if (!choice) return;
    const body = toRequest(values, choice);
    try {
      if (id === null) {
        const clientId = sentAs ?? newId();
        setSentAs(clientId);
        sent.keep({ clientId });
        await unwrap(office.POST(path, { body: { ...body, clientId } }));
      } else {
        // The user has seen both versions: overwrites the current one.
        const over = (conflict ? version : draft.version) ?? 1;
        await unwrap(
          office.PATCH(`${path}/{notificationId}`, {
            params: { path: { notificationId: id } },
            body: { ...body, version: over },
          }),
        );
      }
    } catch (failure) {
      const code = errorCode(failure);
      if (code === 'changedMeanwhile') {
        await onReload?.();
        setConflict(true);
      } else if (!isAlreadyReported(failure)) {
        const field = fieldOf(failure);
        const text = errorText(failure);
        if (field) setProblem({ field, text });
        else setError(text);
        if (code === 'notificationSent') {
          toasts.show({ type: 'ERROR', title: text });
          await onReload?.();
        }
      }
      return;
    }
    draft.clear();
    sent.clear();
    toasts.show({
      type: 'SUCCESS',
      title: i18next.t(`admin-notification:stored.${values.publishing}`),
    });
    await renew([path]);
    await navigate('/notifications');
  });

  return (
    <NotificationForm
      key={form.count}
      id={id}
      values={form.values}
      theirs={conflict ? storedValues : null}
      audience={audience}
      textFiles={textFiles}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      breadcrumbs={breadcrumbs}
      submitting={submitting}
      problem={problem}
      error={error}
      onType={({ values }) => {
        setTyped(values);
        draft.keep(values);
        clearIdempotencyKey();
      }}
      onSubmit={({ values }) => save(values)}
      onTakeTheirs={() => resetForm(storedValues)}
      onDiscard={() => {
        resetForm(storedValues);
        void navigate('/notifications');
      }}
    />
  );
}

function fieldOf(failure: unknown): NotificationProblem['field'] | null {
  const [name = ''] = refusedFields(failure);
  if (/^(title|content)\.(ja|en)$/.test(name)) return name as NotificationProblem['field'];
  if (['audience', 'roles', 'departments', 'userIds'].includes(name)) return 'audience';
  return name === 'publishAt' ? 'day' : null;
}
