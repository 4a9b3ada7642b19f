import { cameraStill, screenStill } from '../../../stories/callPictures.ts';
import { members } from '../../../stories/members.ts';
import { longName, longRoomName } from '../voice.fixtures.ts';
import type { CallStageProps } from './CallStage.tsx';
import type { StagePerson } from './stageItems.ts';

const [aoi, ren, mei, haru, olivia] = members.slice(0, 5).map(({ userId, name }): StagePerson => ({
  userId,
  name,
  muted: false,
  connection: 'connected',
})) as [StagePerson, StagePerson, StagePerson, StagePerson, StagePerson];

/** Five participants without video, the member first. */
export const audioOnly: readonly StagePerson[] = [
  { ...aoi, isMe: true },
  { ...ren, speaking: true },
  { ...mei, muted: true },
  haru,
  { ...olivia, muted: true, handRaised: true },
];

const withVideo = (person: StagePerson): StagePerson => ({
  ...person,
  camera: true,
  cameraPicture: cameraStill(person.userId as Parameters<typeof cameraStill>[0]),
});

const allWithVideo: readonly StagePerson[] = audioOnly.map(withVideo);

const sharing = (people: readonly StagePerson[], userId: string): StagePerson[] =>
  people.map((person) =>
    person.userId === userId ? { ...person, sharing: true, screenPicture: screenStill() } : person,
  );

export type StageState = Pick<CallStageProps, 'roomName' | 'phase' | 'people'>;

const talk = { roomName: '雑談', phase: 'in' } as const;

export const states = {
  joining: { ...talk, phase: 'joining', people: audioOnly.slice(0, 1) },
  in: { ...talk, people: sharing(allWithVideo, 'mei') },
  reconnecting: {
    ...talk,
    phase: 'reconnecting',
    people: allWithVideo.map((person) =>
      person.isMe ? person : { ...person, connection: 'lost', speaking: false },
    ),
  },
} satisfies { [P in CallStageProps['phase']]: StageState & { phase: P } };

export const speaker: StageState = { ...talk, people: allWithVideo.slice(0, 3) };

export const ownScreen: StageState = { ...talk, people: sharing(allWithVideo.slice(0, 3), 'aoi') };

/** Participants with a lost connection, a pending connection and two cameras without video. */
export const callWithConnectionProblems: StageState = {
  ...talk,
  people: [
    withVideo({ ...aoi, isMe: true }),
    { ...ren, camera: true, cameraPicture: null },
    withVideo({ ...mei, connection: 'lost' }),
    { ...haru, connection: 'reconnecting' },
    { ...olivia, camera: true, cameraPicture: cameraStill('olivia', { upright: true }) },
  ],
};

/** Connections with each reason, one of them bad. */
export const weakNetworks: StageState = {
  ...talk,
  people: [
    withVideo({ ...aoi, isMe: true }),
    withVideo({ ...ren, network: { level: 'bad', reason: 'loss', value: 14 } }),
    withVideo({ ...mei, network: { level: 'weak', reason: 'latency', value: 450 } }),
    { ...haru, network: { level: 'weak', reason: 'bandwidth', value: 90 } },
  ],
};

export const counts = [1, 2, 3, 4, 5].map((count) => ({
  count,
  seen: allWithVideo.slice(0, count),
  heard: audioOnly.slice(0, count),
}));

/** A call through a media server. Half of the participants have their cameras on. */
export const manyPeople = (count: number): readonly StagePerson[] =>
  Array.from({ length: count }, (_, index) => {
    const person = allWithVideo[index % allWithVideo.length]!;
    const again = Math.floor(index / allWithVideo.length);
    const { camera: _camera, cameraPicture: _picture, ...withoutVideo } = person;
    return {
      ...(index % 2 === 0 ? person : withoutVideo),
      isMe: index === 0,
      speaking: index === 1,
      userId: `${person.userId}-${again}`,
      name: again === 0 ? person.name : `${person.name} ${again + 1}`,
    };
  });

export const long: StageState = {
  ...talk,
  roomName: longRoomName,
  people: [
    ...allWithVideo.slice(0, 2),
    { ...mei, name: longName, muted: true, handRaised: true, speaking: true },
  ],
};
