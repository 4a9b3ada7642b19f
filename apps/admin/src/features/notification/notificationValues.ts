import type { Schemas } from '@office/api';
import type { AudienceChoice, AudienceValue, NotificationValues } from '@office/ui';

/** The form's values for a stored notification. */
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

/** The request for what is typed; the form has checked it. */
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

/** The day and the time of this device's zone, as ISO 8601 has them. */
function localOf(at: Date): { day: string; time: string } {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
