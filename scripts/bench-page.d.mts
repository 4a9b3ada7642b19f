import type { Browser, Page } from 'playwright';

export function mainThreadMeter(page: Page): Promise<() => Promise<number>>;

export function openBarePage(browser: Browser): Promise<(count: number) => Promise<number>>;

export interface Drawing {
  elements: number;
  commits: number;
}

export function countDrawing(page: Page): Promise<() => Promise<Drawing>>;
