import { maxMessageLength } from '@office/vocabulary';

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** `<https://example.com|label>`, without nested brackets. */
const labelledLink = /<(https?:[^<>|\s]+|mailto:[^<>|\s]+)\|([^<>|]+)>/g;

/** `<!channel>` and similar. Webhooks cannot mention, so it becomes text. */
const groupMention = /<!(channel|here|everyone)(?:\|[^<>]*)?>/g;

/**
 * Converts Slack's links, group mentions and entities to the Markdown of messages, and shortens the
 * text to the length of a message.
 */
export function fromSlackText(text: string): string {
  const converted = text
    .replace(labelledLink, '[$2]($1)')
    .replace(groupMention, '@$1')
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity]!);
  return shorten(converted, maxMessageLength);
}

/** Ends a longer text with an ellipsis. Does not split surrogate pairs. */
export function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
