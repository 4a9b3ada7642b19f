import { meetingScopes, type MeetingScope } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';

interface MeetingScopeChoiceProps {
  label: string;
  scopes?: readonly MeetingScope[] | undefined;
  scope: MeetingScope;
  disabled: boolean;
  onChange(scope: MeetingScope): void;
}

export function MeetingScopeChoice(props: MeetingScopeChoiceProps) {
  const { label, scopes = meetingScopes, scope, disabled, onChange } = props;
  const { t } = useTranslation('meeting');
  return (
    <RadioGroup
      ariaLabel={label}
      options={scopes.map((value) => ({ value, label: t(`series.${value}`) }))}
      value={scope}
      disabled={disabled}
      onChange={({ value }) => onChange(value)}
    />
  );
}
