import { describe, expect, it, vi } from 'vitest';
import { PageNames } from './PageNames.ts';

describe('the names of what is shown', () => {
  it('is that of the page which came last, and none without pages', () => {
    const names = new PageNames();
    const takeRoom = names.add('デザインレビュー');
    const takeThread = names.add('スレッド');
    expect(names.getSnapshot()).toBe('スレッド');
    takeThread();
    expect(names.getSnapshot()).toBe('デザインレビュー');
    takeRoom();
    expect(names.getSnapshot()).toBe('');
  });

  it('leaves the next page its name when the one before goes later', () => {
    const names = new PageNames();
    const takeFirst = names.add('小林 芽衣');
    names.add('高橋 蓮');
    takeFirst();
    expect(names.getSnapshot()).toBe('高橋 蓮');
  });

  it('counts a name that is not known yet as none', () => {
    const names = new PageNames();
    names.add('デザインレビュー');
    names.add('')();
    expect(names.getSnapshot()).toBe('デザインレビュー');
  });

  it('tells of each change', () => {
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
