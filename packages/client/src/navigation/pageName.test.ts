import { describe, expect, it, vi } from 'vitest';
import { PageNames } from './pageName.ts';

describe('PageNames', () => {
  it('returns the newest name, and an empty string without names', () => {
    const names = new PageNames();
    const takeRoom = names.add('デザインレビュー');
    const takeThread = names.add('スレッド');
    expect(names.getSnapshot()).toBe('スレッド');
    takeThread();
    expect(names.getSnapshot()).toBe('デザインレビュー');
    takeRoom();
    expect(names.getSnapshot()).toBe('');
  });

  it('keeps the newer name when an older one is removed', () => {
    const names = new PageNames();
    const takeFirst = names.add('小林 芽衣');
    names.add('高橋 蓮');
    takeFirst();
    expect(names.getSnapshot()).toBe('高橋 蓮');
  });

  it('ignores empty names', () => {
    const names = new PageNames();
    names.add('デザインレビュー');
    names.add('')();
    expect(names.getSnapshot()).toBe('デザインレビュー');
  });

  it('notifies listeners of each change', () => {
    const names = new PageNames();
    const onChange = vi.fn();
    const stop = names.subscribe(onChange);
    const take = names.add('サインイン');
    expect(onChange).toHaveBeenCalledTimes(1);
    take();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    names.add('認証コード');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
