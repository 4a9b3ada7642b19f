import type { Platform } from '../http/operation.ts';

/**
 * A row as the contract shows it: in place of a photo's key a signed address, which expires (spec
 * §9, "File link expiry").
 */
export async function withAvatarUrl<T extends { avatarKey: string | null }>(
  deps: Pick<Platform, 'files'>,
  row: T,
): Promise<Omit<T, 'avatarKey'> & { avatarUrl: string | null }> {
  const { avatarKey, ...rest } = row;
  return { ...rest, avatarUrl: avatarKey && (await deps.files.downloadUrl({ key: avatarKey })) };
}
