import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import type { CalendarLinkRefusal, FoundCalendar } from './CalendarLink.types.ts';

interface CalendarChoiceProps {
  formId: string;
  calendars: readonly FoundCalendar[];
  submitting: boolean;
  refusal: CalendarLinkRefusal | undefined;
  onLink(event: { url: string }): void;
}

export function CalendarChoice({ calendars, refusal, onLink, ...form }: CalendarChoiceProps) {
  const { t } = useTranslation('calendar');
  const [selectedUrl, setSelectedUrl] = useState(calendars[0]?.url ?? '');
  return (
    <Form
      id={form.formId}
      submitting={form.submitting}
      onSubmit={() => onLink({ url: selectedUrl })}
    >
      {refusal && (
        <Callout tone="danger" announce>
          {refusal.text}
        </Callout>
      )}
      <FormField label={t('link.which')} hint={t('link.whichHint')} group>
        {({ labelledBy, describedBy }) => (
          <RadioGroup
            labelledBy={labelledBy}
            describedBy={describedBy}
            value={selectedUrl}
            options={calendars.map(({ url, name }) => ({
              value: url,
              label: name ?? lastPathSegment(url),
            }))}
            onChange={({ value }) => setSelectedUrl(value)}
          />
        )}
      </FormField>
    </Form>
  );
}

/** Fallback label of a calendar without a name: the last path segment of its URL. */
function lastPathSegment(url: string): string {
  const part = url.replace(/\/+$/, '').split('/').at(-1) ?? url;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
