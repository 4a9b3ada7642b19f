import type { Language } from '@office/vocabulary';
import type { Appearance } from '../../engine/daylight.ts';
import { Board } from '../../engine/board.ts';
import { palette, translucent } from '../../shapes/palette.ts';
import { fontFamily } from '../../engine/font-family.ts';

export interface FloorFacts {
  name: string;
  people: number;
  desks: number;
  isCurrent: boolean;
  blocked: boolean;
  highlighted: boolean;
}

const title = `650 14px ${fontFamily}`;
const small = `500 12px ${fontFamily}`;
const height = 52;
const edge = 6;

/** Occupancy from 0 to 1: people per desk. */
const occupancy = ({ people, desks }: Pick<FloorFacts, 'people' | 'desks'>): number =>
  Math.min(1, people / Math.max(4, desks));

const texts = {
  ja: {
    people: (count: number) => `${count}人`,
    desks: (count: number) => `${count}席`,
    here: '現在のフロア',
    blocked: '利用できません',
    occupancyLevels: ['空いています', 'ほどよい人数', 'にぎやか'],
  },
  en: {
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    desks: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    here: 'You are here',
    blocked: 'Not available',
    occupancyLevels: ['Quiet', 'Some people', 'Busy'],
  },
} as const;

const mapTexts = (language: Language) => texts[language];

export class FloorCard {
  readonly board = new Board();
  #painted = '';
  #at = { left: 0, top: 0 };

  /** Places the top edge at `top`, limited horizontally to `from`–`to`, in CSS pixels. */
  place(middle: number, top: number, from: number, to: number): void {
    const { width } = this.board.size;
    const left = Math.max(from - edge, Math.min(to - width + edge, middle - width / 2));
    this.#at = { left, top };
    this.board.place(left, top);
    this.board.mesh.visible = true;
  }

  contains(x: number, y: number): boolean {
    const { width } = this.board.size;
    return (
      x >= this.#at.left &&
      x <= this.#at.left + width &&
      y >= this.#at.top &&
      y <= this.#at.top + height + edge
    );
  }

  paint(facts: FloorFacts, language: Language, appearance: Appearance, ratio: number): void {
    const key = JSON.stringify([facts, language, appearance, ratio]);
    if (key === this.#painted) return;
    this.#painted = key;
    const texts = mapTexts(language);
    const level = occupancy(facts);
    const words = facts.blocked
      ? texts.blocked
      : `${texts.people(facts.people)} · ${texts.occupancyLevels[level < 0.15 ? 0 : level < 0.6 ? 1 : 2]}`;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return;
    const measure = (font: string, text: string) => {
      context.font = font;
      return context.measureText(text).width;
    };
    const tag = facts.isCurrent ? measure(small, texts.here) + 26 : 0;
    const inner = Math.max(measure(title, facts.name) + tag, measure(small, words) + 64, 120);
    const width = Math.ceil(inner) + 28 + edge * 2;
    this.board.paint(width, height + edge * 2, ratio, (on) =>
      this.#draw(on, width, {
        facts,
        words,
        level,
        currentText: texts.here,
        dark: appearance === 'dark',
      }),
    );
  }

  #draw(
    context: CanvasRenderingContext2D,
    width: number,
    {
      facts,
      words,
      level,
      currentText,
      dark,
    }: { facts: FloorFacts; words: string; level: number; currentText: string; dark: boolean },
  ): void {
    const ink = facts.highlighted || dark ? '#ffffff' : palette.text;
    const soft = facts.highlighted ? 'rgb(255 255 255 / 0.86)' : dark ? '#c3c0cf' : '#5f5c68';
    context.save();
    context.shadowColor = 'rgb(40 30 20 / 0.26)';
    context.shadowBlur = 8;
    context.shadowOffsetY = 2;
    context.fillStyle = facts.highlighted
      ? '#5151cd'
      : dark
        ? translucent(palette.night, 0.96)
        : 'rgb(255 255 255 / 0.97)';
    context.beginPath();
    context.roundRect(edge, edge, width - edge * 2, height - 4, 12);
    context.fill();
    context.restore();
    context.textBaseline = 'middle';
    context.font = title;
    context.fillStyle = ink;
    context.fillText(facts.name, edge + 14, edge + 16);
    if (facts.isCurrent) {
      const at = edge + 14 + context.measureText(facts.name).width + 10;
      context.font = small;
      const wide = context.measureText(currentText).width + 16;
      context.fillStyle = facts.highlighted
        ? 'rgb(255 255 255 / 0.2)'
        : dark
          ? '#45437a'
          : '#e9e8fb';
      context.beginPath();
      context.roundRect(at, edge + 7, wide, 18, 9);
      context.fill();
      context.fillStyle = facts.highlighted || dark ? '#ffffff' : '#4a49b8';
      context.fillText(currentText, at + 8, edge + 16.5);
    }
    context.font = small;
    context.fillStyle = soft;
    context.fillText(words, edge + 14, edge + 35);
    if (facts.blocked) return;
    this.#meter(context, width - edge - 14, edge + 35, level, facts.highlighted || dark);
  }

  #meter(
    context: CanvasRenderingContext2D,
    right: number,
    y: number,
    level: number,
    bright: boolean,
  ): void {
    const full = level === 0 ? 0 : Math.max(1, Math.round(level * 5));
    for (let i = 0; i < 5; i++) {
      const tall = 5 + i * 1.6;
      context.fillStyle =
        i < full
          ? bright
            ? '#d5d4ff'
            : palette.accent
          : bright
            ? 'rgb(255 255 255 / 0.26)'
            : '#dcd8e4';
      context.beginPath();
      context.roundRect(right - (5 - i) * 6, y + 5 - tall, 4, tall, 1.6);
      context.fill();
    }
  }

  dispose(): void {
    this.board.dispose();
  }
}
