import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CandidateList,
  CandidateSearchField,
  moveToCandidate,
  type CandidateSearch,
  type MemberCandidate,
} from '../../../patterns/MemberPicker/index.ts';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import * as styles from './DirectMessagePicker.css.ts';

export interface DirectMessagePickerProps extends CandidateSearch {
  /** Members with an existing direct message that match the keyword. Listed above the candidates. */
  known?: readonly MemberCandidate[];
  error?: { text: string } | undefined;
  onChoose(event: { userId: string }): void;
  /** Chooses several members instead. */
  onGroup?: (() => void) | undefined;
  onBack(): void;
}

export function DirectMessagePicker({
  known = [],
  error,
  onChoose,
  onGroup,
  onBack,
  ...search
}: DirectMessagePickerProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <div className={styles.root} data-component="DirectMessagePicker" onKeyDown={moveToCandidate}>
      <SidePanel
        title={t('direct.title')}
        description={t('direct.description')}
        onBack={onBack}
        toolbar={
          <CandidateSearchField keyword={search.keyword} onSearch={search.onSearch} autoFocus />
        }
      >
        {error && (
          <Callout tone="danger" announce>
            {error.text}
          </Callout>
        )}
        {onGroup && (
          <Button variant="ghost" fullWidth icon={icons.people} onPress={onGroup}>
            {t('directGroup.choose')}
          </Button>
        )}
        {known.length > 0 && (
          <section className={styles.section} aria-labelledby={`${id}-known`}>
            <Heading id={`${id}-known`} level={2} size="sm">
              {t('direct.known')}
            </Heading>
            <ul className={styles.list}>
              {known.map((person) => (
                <li key={person.userId}>
                  <Person person={person} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {!(known.length > 0 && search.candidates.status === 'empty') && (
          <section className={styles.section} aria-labelledby={`${id}-others`}>
            {known.length > 0 && (
              <Heading id={`${id}-others`} level={2} size="sm">
                {t('direct.others')}
              </Heading>
            )}
            <CandidateList
              candidates={search.candidates}
              keyword={search.keyword}
              onPageChange={search.onPageChange}
              onRetryCandidates={search.onRetryCandidates}
            >
              {(person) => <Person person={person} onChoose={onChoose} />}
            </CandidateList>
          </section>
        )}
      </SidePanel>
    </div>
  );
}

interface PersonProps extends Pick<DirectMessagePickerProps, 'onChoose'> {
  person: MemberCandidate;
}

function Person({ person, onChoose }: PersonProps) {
  const { userId, name, avatarUrl, department, bot, status, workingStatus } = person;
  return (
    <PersonRow
      name={name}
      {...(avatarUrl ? { avatarUrl } : {})}
      {...(department ? { note: department } : {})}
      status={status}
      workingStatus={workingStatus}
      bot={bot}
      onOpen={() => onChoose({ userId })}
    />
  );
}
