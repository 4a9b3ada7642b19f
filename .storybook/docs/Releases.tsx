import { Markdown } from '@storybook/addon-docs/blocks';
import { nextRelease } from '../../packages/ui/src/stories/releaseNotes.ts';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
// `changeset version` writes the changelog with the first release.
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const next = nextRelease(Object.values(changesets), '@office/ui');
const past = Object.values(changelogs).map((text) => text.replace(/^# .*\n/, ''));

export function Releases() {
  return (
    <Markdown>
      {['# Releases', ...(next ? ['## Next release', next] : []), ...past].join('\n\n')}
    </Markdown>
  );
}
