import { formatTimeOnDay, type Language } from '@office/vocabulary';
import type { Booking, EmbedContent, EmbedState } from './content.ts';
import { strings } from './strings.ts';

interface RenderOptions {
  language: Language;
  now: Date;
}

/** Creates the content of the shadow root. Sets only text, so that pages can require Trusted Types. */
export function render(state: EmbedState, options: RenderOptions): HTMLElement {
  const { loading, problems } = strings[options.language];
  const { language } = options;
  const label = state.status === 'ready' ? state.content.organizationName : '';
  const section = element('section', {
    lang: language,
    ...(label && { 'aria-label': strings[language].label(label) }),
    'data-status': state.status,
    'aria-busy': String(state.status === 'loading'),
  });
  if (state.status === 'loading') section.append(element('p', { class: 'muted' }, loading));
  if (state.status === 'error') section.append(element('p', {}, problems[state.problem]));
  if (state.status === 'ready') section.append(...contentOf(state, options));
  return section;
}

function contentOf(
  { content, staleSince }: Extract<EmbedState, { status: 'ready' }>,
  { language, now }: RenderOptions,
): Node[] {
  const t = strings[language];
  const { people } = content;
  return [
    element(
      'div',
      {},
      element('h2', {}, content.organizationName),
      ...(people ? [element('p', { class: 'muted' }, t.count(people.count))] : []),
    ),
    ...(people?.members?.length ? [memberList(people, people.members, language)] : []),
    buttons(content, language),
    ...(content.meetingRooms.length > 0 ? [roomList(content.meetingRooms, language, now)] : []),
    ...(staleSince
      ? [
          element(
            'p',
            { class: 'muted small' },
            t.stale(formatTimeOnDay(staleSince, language, now)),
          ),
        ]
      : []),
  ];
}

type People = NonNullable<EmbedContent['people']>;

function memberList(
  { count }: People,
  members: NonNullable<People['members']>,
  language: Language,
): HTMLElement {
  const t = strings[language];
  const collator = new Intl.Collator(language);
  // The server sorts by the reading of Japanese names.
  const sorted =
    language === 'ja'
      ? members
      : members.toSorted((one, other) => collator.compare(one.name.en, other.name.en));
  const items = sorted.map(({ name, status, url }) =>
    element(
      'li',
      {},
      link(
        url,
        { class: 'member', title: `${name[language]} – ${t.statuses[status]}` },
        element('span', { class: 'dot', 'data-status': status }),
        element('span', { class: 'name' }, name[language]),
        element('span', { class: 'hidden' }, ` ${t.statuses[status]}${t.newTab}`),
      ),
    ),
  );
  const rest = count - members.length;
  return element(
    'ul',
    { class: 'members', 'aria-label': t.members },
    ...items,
    ...(rest > 0 ? [element('li', { class: 'more muted' }, t.more(rest))] : []),
  );
}

function buttons({ talk, officeUrl }: EmbedContent, language: Language): HTMLElement {
  const t = strings[language];
  const newTab = () => element('span', { class: 'hidden' }, t.newTab);
  return element(
    'div',
    { class: 'buttons' },
    ...(talk ? [link(talk.url, { class: 'button primary' }, t.talk, newTab())] : []),
    link(officeUrl, { class: 'button' }, t.open, newTab()),
    ...(talk
      ? [element('span', { class: 'muted small' }, t.talkIn(talk.name, talk.participantCount))]
      : []),
  );
}

function roomList(rooms: EmbedContent['meetingRooms'], language: Language, now: Date): HTMLElement {
  const t = strings[language];
  const timeOf = (instant: string) => formatTimeOnDay(instant, language, now);
  const titleOf = (booking: Booking | null) =>
    booking?.title ? [element('div', { class: 'small' }, booking.title)] : [];
  const items = rooms.map(({ name, floorName, current, next }) =>
    element(
      'li',
      { class: 'room' },
      element(
        'div',
        {},
        element('div', {}, name[language]),
        element('div', { class: 'muted small' }, floorName[language]),
      ),
      element(
        'div',
        { class: 'times' },
        element('div', { class: 'state' }, current ? t.occupied(timeOf(current.endTime)) : t.free),
        ...titleOf(current),
        element(
          'div',
          { class: 'muted small' },
          next
            ? t.next(
                timeOf(next.startTime),
                formatTimeOnDay(next.endTime, language, next.startTime),
              )
            : t.noNext,
        ),
        ...titleOf(next),
      ),
    ),
  );
  return element(
    'div',
    {},
    element('h3', {}, t.meetingRooms),
    element('ul', { class: 'rooms', 'aria-label': t.meetingRooms }, ...items),
  );
}

/** Opens a new tab without access to the page. Ignores URLs other than `https:` and `http:`. */
function link(url: string, attributes: Record<string, string>, ...children: (Node | string)[]) {
  const isWeb = /^https?:$/.test(URL.parse(url)?.protocol ?? '');
  return element(
    'a',
    { ...attributes, ...(isWeb && { href: url }), target: '_blank', rel: 'noopener noreferrer' },
    ...children,
  );
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    created.setAttribute(attribute, value);
  }
  created.append(...children);
  return created;
}
