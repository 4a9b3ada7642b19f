import { Markdown, Title } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import readme from '../../packages/ui/README.md?raw';
import { modes } from '../../packages/ui/src/stories/modes.ts';
import { japaneseOf, searchComponents } from '../../packages/ui/src/stories/searchComponents.ts';
import { docsAddress, documentedFolders, frameAddress, storyAddress } from './pages.ts';
import './docs.css';

const pictures = [
  { id: 'screens-shell-appshell--office', name: 'Office', mode: modes['en-light'] },
  { id: 'screens-calendar-calendar--ready', name: 'カレンダー', mode: modes['ja-dark'] },
  { id: 'screens-map-floorplan--page', name: 'Map', mode: modes['en-light'] },
  { id: 'screens-admin-members-membertable--members', name: 'メンバー', mode: modes['ja-dark'] },
  { id: 'screens-voice-callstage--everyone', name: 'Call', mode: modes['en-light'] },
  { id: 'screens-admin-analytics-analytics--ready', name: '分析', mode: modes['ja-dark'] },
];

const maxResults = 12;

function Search() {
  const [query, setQuery] = useState('');
  const found = searchComponents(query, documentedFolders);
  return (
    <search className="office-search">
      <input
        type="search"
        aria-label="Find a component / 部品を探す"
        placeholder="Find a component: dialog, calendar … / 部品を探す：ボタン、予定…"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">
        {query.trim() === '' ? '' : `${found.length} found / ${found.length}件見つかりました`}
      </p>
      <ul>
        {found.slice(0, maxResults).map((component) => (
          <li key={component.folder}>
            <a href={docsAddress(component.name)} target="_top">
              {component.name}
            </a>{' '}
            <span lang="ja">{japaneseOf(component)}</span> <small>{component.folder}</small>
          </li>
        ))}
      </ul>
    </search>
  );
}

export function Start() {
  return (
    <>
      <Title>Design system of the virtual office</Title>
      <Search />
      <ul className="office-gallery">
        {pictures.map(({ id, name, mode }) => (
          <li key={id} lang={mode.locale}>
            <a href={storyAddress(id)} target="_top">
              <span className="office-picture">
                <iframe
                  src={frameAddress(id, mode)}
                  title={name}
                  loading="lazy"
                  tabIndex={-1}
                  inert
                />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Markdown>{readme.replace(/^# /, '## ')}</Markdown>
    </>
  );
}
