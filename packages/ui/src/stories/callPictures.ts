import { figureOf } from './portraits.ts';

type Avatar = Parameters<typeof figureOf>[0];

const usual: Avatar = {
  body: 'regular',
  skin: 'fair',
  hair: 'bob',
  hairColor: 'espresso',
  face: 'smile',
  top: 'shirt',
  topColor: 'iris',
  bottom: 'trousers',
  bottomColor: 'navy',
  shoes: 'sneakers',
  accessory: 'none',
} as Avatar;

const cameras = {
  aoi: { avatar: usual, wall: '#dcd7ec', light: '#f4f1fb', pot: '#c9734f' },
  ren: {
    avatar: {
      ...usual,
      body: 'broad',
      skin: 'honey',
      hair: 'sidePart',
      hairColor: 'black',
      face: 'bright',
      topColor: 'forest',
      accessory: 'glasses',
    },
    wall: '#d8dfd2',
    light: '#f3f6ee',
    pot: '#a2740f',
  },
  mei: {
    avatar: {
      ...usual,
      body: 'slim',
      skin: 'porcelain',
      hair: 'long',
      hairColor: 'chestnut',
      topColor: 'rose',
      accessory: 'headset',
    },
    wall: '#efdcd0',
    light: '#fcf3ec',
    pot: '#4d7058',
  },
  haru: {
    avatar: { ...usual, hair: 'curly', hairColor: 'copper', skin: 'sand', topColor: 'sky' },
    wall: '#cfdfe8',
    light: '#eef5f9',
    pot: '#5c3a55',
  },
  olivia: {
    avatar: { ...usual, skin: 'umber', hair: 'bun', hairColor: 'black', topColor: 'mustard' },
    wall: '#ead9dc',
    light: '#faf0f1',
    pot: '#3b4770',
  },
} satisfies Record<string, { avatar: Avatar; wall: string; light: string; pot: string }>;

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Still image of a camera: 16:9, or portrait as on a phone. */
export function cameraStill(userId: keyof typeof cameras, { upright = false } = {}): string {
  const { avatar, wall, light, pot } = cameras[userId];
  const [width, height] = upright ? [360, 640] : [640, 360];
  const size = upright ? 360 : 300;
  return address(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="100%" height="100%" fill="${wall}"/>`,
      `<path d="M${width * 0.06} 0H${width * 0.3}L${width * 0.2} ${height}H${-width * 0.04}Z" fill="${light}" opacity="0.7"/>`,
      `<path d="M${width * 0.36} 0H${width * 0.42}L${width * 0.32} ${height}H${width * 0.26}Z" fill="${light}" opacity="0.5"/>`,
      `<g transform="translate(${width * 0.82} ${height * 0.62})">`,
      '<path d="M0 0C-30 -40 -34 -90 -8 -120C6 -84 10 -40 4 0ZM4 0C20 -44 46 -70 66 -72C60 -36 34 -8 8 4Z" fill="#6f8f6a"/>',
      `<path d="M-22 0H30L24 62H-16Z" fill="${pot}"/>`,
      '</g>',
      `<g transform="translate(${(width - size) / 2} ${height - size}) scale(${size / 96})">`,
      figureOf(avatar),
      '</g></svg>',
    ].join(''),
  );
}

const bars = [42, 58, 51, 74, 69, 92, 104];

export function screenStill(): string {
  return address(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">',
      '<rect width="1280" height="720" fill="#fdfcfa"/><rect width="1280" height="56" fill="#ece7df"/>',
      ...['#d98f94', '#d9a441', '#8fb08a'].map(
        (fill, index) => `<circle cx="${32 + index * 26}" cy="28" r="8" fill="${fill}"/>`,
      ),
      '<rect x="360" y="14" width="560" height="28" rx="14" fill="#fdfcfa"/>',
      '<rect x="88" y="120" width="430" height="30" rx="8" fill="#3a3833"/>',
      '<rect x="88" y="172" width="330" height="16" rx="8" fill="#b3a895"/>',
      ...[236, 272, 308, 344].map(
        (y, index) =>
          `<rect x="88" y="${y}" width="${420 - index * 46}" height="14" rx="7" fill="#dfd8cc"/>`,
      ),
      '<rect x="640" y="120" width="552" height="480" rx="16" fill="#f3efe8"/>',
      ...bars.map(
        (bar, index) =>
          `<rect x="${684 + index * 68}" y="${560 - bar * 3.6}" width="44" height="${bar * 3.6}" rx="8" fill="${index === 6 ? '#5b5bd6' : '#b9b9ec'}"/>`,
      ),
      '<rect x="88" y="440" width="430" height="160" rx="16" fill="#e9e9f9"/>',
      '<rect x="120" y="476" width="190" height="36" rx="8" fill="#5b5bd6"/>',
      '<rect x="120" y="536" width="300" height="16" rx="8" fill="#b9b9ec"/></svg>',
    ].join(''),
  );
}

/** An animated camera stream, for stories that need a real `MediaStream`. */
export function cameraStream(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  const context = canvas.getContext('2d')!;
  const draw = () => {
    context.fillStyle = '#d8dfd2';
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  draw();
  const stream = canvas.captureStream();
  // A canvas stream sends frames only when the canvas changes, so late subscribers need redraws.
  const timer = setInterval(draw, 50);
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
  return stream;
}
