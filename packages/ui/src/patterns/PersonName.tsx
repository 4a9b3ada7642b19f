import { Text } from '../primitives/Text/index.ts';

/** A displayed name, and if it is Latin, beside it the name as the person writes it. */
export interface PersonNames {
  name: string;
  nativeName?: string | undefined;
}

export function PersonName({ name, nativeName }: PersonNames) {
  if (!nativeName) return name;
  return (
    <>
      {name}{' '}
      <Text size="xs" tone="muted" lang="ja">
        {nativeName}
      </Text>
    </>
  );
}
