import type { Schemas } from '@office/api';
import type { AudienceChoice, AudienceValue } from '@office/ui';
import type { NotificationValues } from '@office/ui/screens/admin/notification';

export function toValues(
  {
    title,
    content,
    state,
    publishAt,
  }: Pick<Schemas['AdminNotification'], 'title' | 'content' | 'state' | 'publishAt'>,
  audience: AudienceValue,
): NotificationValues {
  const at = state === 'SCHEDULED' && publishAt ? localOf(new Date(publishAt)) : null;
  return {
    title,
    content,
    audience,
    publishing: at ? 'AT' : 'DRAFT',
    day: at?.day ?? '',
    time: at?.time ?? '',
  };
}

/** Expects values validated by the form. */
export function toRequest(
  values: NotificationValues,
  audience: AudienceChoice,
): Omit<Schemas['AdminNotificationRequest'], 'clientId'> {
  const { title, content, publishing, day, time } = values;
  return {
    title: { ja: title.ja.trim(), en: title.en.trim() },
    content,
    audience,
    publishing,
    ...(publishing === 'AT' && { publishAt: new Date(`${day}T${time}:00`).toISOString() }),
  };
}

function localOf(at: Date): { day: string; time: string } {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
