import { expect, it } from 'vitest';
import { isAllowedScript } from './allowedScripts.ts';

const page = 'https://office.example/main';
const cdn = ['https://cdn.example'];

it.each([
  ['/assets/main-12345678.js', []],
  ['https://office.example/assets/pdf.worker.min-12345678.mjs', []],
  ['/scene/builtin/office.loader.js', []],
  ['/push-worker.js', []],
  ['/precache-worker.js?language=ja', []],
  ['https://cdn.example/build/7/office.loader.js', cdn],
])('allows %s', (address, sceneOrigins) => {
  expect(isAllowedScript(address, { page, sceneOrigins })).toBe(true);
});

it.each([
  ['https://evil.example/assets/main.js', []],
  ['//evil.example/assets/main.js', []],
  ['https://cdn.example/build/7/office.loader.js', []],
  ['https://cdn.example.evil.example/x.js', cdn],
  ['http://cdn.example/x.js', cdn],
  ['/files/chat_message_attachment/1/x.js', []],
  ['/assets/../files/chat_message_attachment/1/x.js', []],
  ['/assets/%2e%2e/files/x.js', []],
  ['/api/v1/settings', []],
  ['/push-worker.js.evil', []],
  ['data:text/javascript,alert(1)', []],
  ['blob:https://office.example/1', []],
  ['javascript:alert(1)', []],
  ['', []],
])('rejects %s', (address, sceneOrigins) => {
  expect(isAllowedScript(address, { page, sceneOrigins })).toBe(false);
});
