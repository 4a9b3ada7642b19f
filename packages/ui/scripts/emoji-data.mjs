// Generates src/patterns/emoji/emojiRows.json from `emojibase-data`: all emoji with their names and keywords in
// English and Japanese, and the shortcodes of Slack. The package is 182 KB gzipped, because it repeats each name
// for each skin tone; the rows are 83 KB. Also generates apps/server/src/emoji/reservedNames.json: the shortcodes,
// which emoji of an organisation cannot have.
//   node packages/ui/scripts/emoji-data.mjs            (--check: fails if the file is stale)
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import english from 'emojibase-data/en/compact.json' with { type: 'json' };
import detailed from 'emojibase-data/en/data.json' with { type: 'json' };
import shortcodes from 'emojibase-data/en/shortcodes/iamcal.json' with { type: 'json' };
import japanese from 'emojibase-data/ja/compact.json' with { type: 'json' };

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const componentGroup = 2;
const modifiers = ['🏻', '🏼', '🏽', '🏾', '🏿'];

/** The data has U+FE0F also after characters that are emoji by default. Unicode recommends it only after others. */
const fullyQualified = (text) => text.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** `1` if each tone only follows the first character, otherwise the emoji in the five tones. */
function tonesOf({ unicode, skins = [] }) {
  if (skins.length === 0) return '';
  const toned = skins.map((skin) => fullyQualified(skin.unicode));
  const tones = modifiers.map((modifier) =>
    toned.find((text) =>
      text.match(/\p{Emoji_Modifier}/gu).every((character) => character === modifier),
    ),
  );
  const [first, ...rest] = fullyQualified(unicode).replace(/^(.)\uFE0F/u, '$1');
  const isSimple = tones.every((text, tone) => text === first + modifiers[tone] + rest.join(''));
  return isSimple ? '1' : tones.join(' ');
}

/** Every browser that runs the application has the emoji of earlier versions. */
const recentVersion = (version) => (version >= 13 ? version : '');

function emojiRows() {
  const inJapanese = new Map(japanese.map((emoji) => [emoji.hexcode, emoji]));
  const versions = new Map(detailed.map(({ hexcode, version }) => [hexcode, version]));
  return english
    .filter(({ group }) => group !== undefined && group !== componentGroup)
    .toSorted((one, other) => one.order - other.order)
    .map((emoji) => {
      const { label, tags = [] } = inJapanese.get(emoji.hexcode);
      return [
        fullyQualified(emoji.unicode),
        emoji.group,
        emoji.label,
        label,
        [shortcodes[emoji.hexcode] ?? emoji.label.replace(/\W+/g, '_')].flat().join(' '),
        [...(emoji.tags ?? []), ...tags].join(','),
        tonesOf(emoji),
        recentVersion(versions.get(emoji.hexcode)),
      ].join('\t');
    });
}

const rows = emojiRows();
const shortcodesOf = (row) => row.split('\t')[4].split(' ');
const texts = {
  'packages/ui/src/patterns/emoji/emojiRows.json': rows,
  'apps/server/src/emoji/reservedNames.json': [...new Set(rows.flatMap(shortcodesOf))].toSorted(),
};
for (const [name, data] of Object.entries(texts)) {
  const file = join(root, name);
  const text = `${JSON.stringify(data, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is stale: node packages/ui/scripts/emoji-data.mjs`);
    process.exitCode = 1;
  }
}
