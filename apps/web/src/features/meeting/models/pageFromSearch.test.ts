import { expect, it } from 'vitest';
import { pageFromSearch } from './pageFromSearch.ts';

it.each([
  ['', true, { page: 'list', joining: false }],
  ['view=join', true, { page: 'list', joining: true }],
  ['view=elsewhere', true, { page: 'list', joining: false }],
  ['view=new', true, { page: 'new', mode: 'CREATE' }],
  ['view=now', undefined, { page: 'new', mode: 'CREATE_NOW' }],
  ['view=room&meetingRoomId=r', true, { page: 'new', mode: 'CREATE_MEETING_ROOM_NOW' }],
  // Falls back to CREATE_NOW without a room id.
  ['view=room', true, { page: 'new', mode: 'CREATE_NOW' }],
  // Guests cannot create meetings.
  ['view=new', false, { page: 'list', joining: false }],
  ['view=room&meetingRoomId=r', false, { page: 'list', joining: false }],
  ['meetingId=m', false, { page: 'meeting', meetingId: 'm' }],
  ['meetingId=m&view=edit', true, { page: 'edit', meetingId: 'm' }],
])('“%s” with mayCreate %s leads to %j', (search, mayCreate, page) => {
  expect(pageFromSearch(new URLSearchParams(search), mayCreate)).toEqual(page);
});
