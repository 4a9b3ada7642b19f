import type { Language } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { FrameNotice } from '../../../patterns/frameNotice/FrameNotice.tsx';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { useWalkTextKey } from './useWalkTextKey.ts';
import * as styles from './Welcome.css.ts';

export interface PersonOnFloor {
  userId: string;
  name: string;
  avatarUrl?: string;
}

export interface WelcomeProps {
  floorName: string;
  /** Other members on the floor. Null until they are known. */
  people: readonly PersonOnFloor[] | null;
  view: '3d' | '2d';
  onBegin(): void;
  onSkip(): void;
}

const maxFaces = 4;
const maxNames = 2;

/** The first notice of a new member: the floor, the other members on it, how to walk, and the tour. */
export function Welcome({ floorName, people, view, onBegin, onSkip }: WelcomeProps) {
  const { t } = useTranslation('help');
  const hint = t(`tour.step.WALK.${useWalkTextKey(view)}`);
  return (
    <FrameNotice
      name={t('tour.name')}
      component="OfficeTour"
      icon={icons.tutorial}
      title={t('tour.offer.title')}
      text={t('tour.offer.text', { floor: floorName, hint })}
      list={people && <PeopleOnFloor people={people} />}
      onClose={onSkip}
    >
      <Button size="sm" variant="ghost" onPress={onSkip}>
        {t('tour.offer.skip')}
      </Button>
      <Button size="sm" variant="primary" onPress={onBegin}>
        {t('tour.offer.begin')}
      </Button>
    </FrameNotice>
  );
}

function PeopleOnFloor({ people }: { people: readonly PersonOnFloor[] }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const names = people.slice(0, maxNames).map(({ name }) => name);
  const left = people.length - names.length;
  const text = () => {
    if (people.length === 0) return t('tour.offer.people.nobody');
    if (left === 0)
      return t('tour.offer.people.all', { count: names.length, names: joinAll(names, language) });
    return t('tour.offer.people.more', { count: left, names: joinSome(names, language) });
  };
  return (
    <div className={styles.people}>
      {people.length > 0 && (
        <span className={styles.faces}>
          {people.slice(0, maxFaces).map(({ userId, name, avatarUrl }) => (
            <span key={userId} className={styles.face}>
              <Avatar name={name} src={avatarUrl} size="xs" decorative />
            </span>
          ))}
        </span>
      )}
      <span className={styles.names}>{text()}</span>
    </div>
  );
}

function joinAll(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}

function joinSome(names: readonly string[], language: Language): string {
  return names.join(language === 'ja' ? '、' : ', ');
}
