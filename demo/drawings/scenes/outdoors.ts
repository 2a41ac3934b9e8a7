import { box, ellipse } from '../path';
import {
  drawBuilding,
  drawCloud,
  drawKerb,
  drawPalm,
  drawRidge,
  drawRoad,
  drawShops,
  drawTree,
  fillBand,
} from './props';
import { HORIZON, PHOTO_HEIGHT, PHOTO_WIDTH, type Scene } from './scene';

/** A shopping street in the morning. */
export const street: Scene = {
  light: { sky: '#dfeaf2', ground: '#a8a097', dusk: 0 },
  shadow: 0.62,
  gloss: 0,
  grit: 13,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#8fbde0'],
      [1, '#e8f1f5'],
    ]);
    drawCloud(pen, 260, 90, 60, '#ffffff', 0.75);
    drawCloud(pen, 980, 60, 46, '#ffffff', 0.6);
    const walls = ['#d9c6a5', '#c9b7b0', '#b8c4c6', '#e2d3bd', '#c4a58c', '#aebfa9'];
    let x = -20;
    while (x < PHOTO_WIDTH) {
      const width = random.between(150, 240);
      drawBuilding(pen, random, {
        x,
        width: width - 8,
        height: random.between(230, 390),
        wall: random.pick(walls),
        lit: 0.03,
      });
      x += width;
    }
    drawShops(pen, random, HORIZON + 76, false);
    for (const tree of [70, 640, 1190]) {
      drawTree(pen, random, [tree + random.between(-30, 30), HORIZON + 88], random.between(250, 320), '#4f8a45');
    }
  },
  drawGround(pen) {
    fillBand(pen, HORIZON + 76, HORIZON + 150, [
      [0, '#b9afa2'],
      [1, '#cfc6b8'],
    ]);
    drawKerb(pen, HORIZON + 142, '#e9c53c', '#2c2d2e');
    drawRoad(pen, HORIZON + 160, '#77797b');
    pen.path(
      `M-10 ${PHOTO_HEIGHT - 66}L${PHOTO_WIDTH + 10} ${PHOTO_HEIGHT - 66}L${PHOTO_WIDTH + 10} ${PHOTO_HEIGHT - 48}L-10 ${PHOTO_HEIGHT - 48}Z`,
      {
        fill: '#f0eee8',
        opacity: 0.55,
      },
    );
  },
};

/** A road in the hills. */
export const hills: Scene = {
  light: { sky: '#e3eef5', ground: '#93a078', dusk: 0 },
  shadow: 0.58,
  gloss: 0,
  grit: 14,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#6fb0dd'],
      [0.7, '#cfe5f0'],
      [1, '#f3f2e4'],
    ]);
    drawCloud(pen, 330, 110, 74, '#ffffff', 0.85);
    drawCloud(pen, 900, 70, 56, '#ffffff', 0.8);
    drawCloud(pen, 1180, 170, 40, '#ffffff', 0.6);
    drawRidge(pen, random, HORIZON - 40, 190, '#8fb0c4', '#dfeaf0');
    drawRidge(pen, random, HORIZON, 150, '#6f9c93', '#cfdfd3');
    drawRidge(pen, random, HORIZON + 40, 110, '#5b8f5c', '#b4cd94');
    drawRidge(pen, random, HORIZON + 80, 70, '#4a8044', '#8db469');
    for (let index = 0; index < 9; index += 1) {
      drawTree(
        pen,
        random,
        [random.between(-20, PHOTO_WIDTH), HORIZON + random.between(70, 100)],
        random.between(80, 150),
        '#3f7440',
      );
    }
  },
  drawGround(pen, random) {
    fillBand(pen, HORIZON + 92, HORIZON + 180, [
      [0, '#7fa851'],
      [1, '#a5a063'],
    ]);
    for (let index = 0; index < 90; index += 1) {
      const x = random.between(0, PHOTO_WIDTH);
      const y = HORIZON + random.between(104, 172);
      pen.path(`M${x} ${y}Q${x + 3} ${y - 9} ${x + random.between(-5, 9)} ${y - 16}`, {
        stroke: '#6b9144',
        width: 2.4,
        opacity: 0.7,
      });
    }
    for (let x = -20; x < PHOTO_WIDTH; x += 170) {
      pen.path(box(x, HORIZON + 98, 20, 62, 3), { fill: '#f4f2ec' });
      pen.path(box(x, HORIZON + 110, 20, 14), { fill: '#22262a' });
    }
    drawRoad(pen, HORIZON + 176, '#808385');
    pen.path(box(0, HORIZON + 186, PHOTO_WIDTH, 7), { fill: '#f4f1e8', opacity: 0.8 });
  },
};

/** A promenade by the sea. */
export const coast: Scene = {
  light: { sky: '#e4f0f6', ground: '#d0bc98', dusk: 0 },
  shadow: 0.55,
  gloss: 0,
  grit: 12,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON, [
      [0, '#4f9fd6'],
      [0.75, '#bfe0ef'],
      [1, '#f1f3e6'],
    ]);
    drawCloud(pen, 220, 200, 52, '#ffffff', 0.7);
    drawCloud(pen, 760, 120, 66, '#ffffff', 0.8);
    pen.path(
      `M820 ${HORIZON}Q900 ${HORIZON - 66} 1010 ${HORIZON - 52}Q1120 ${HORIZON - 84} 1290 ${HORIZON - 58}L1290 ${HORIZON}Z`,
      { fill: '#7fa7ae' },
    );
    fillBand(pen, HORIZON, HORIZON + 100, [
      [0, '#3f97b4'],
      [0.6, '#5fb6bd'],
      [1, '#a5d8cd'],
    ]);
    for (let index = 0; index < 40; index += 1) {
      const y = HORIZON + random.between(6, 90);
      const x = random.between(-40, PHOTO_WIDTH);
      pen.path(box(x, y, random.between(30, 120), 2.4, 1), { fill: '#ffffff', opacity: 0.4 });
    }
    pen.path(
      `M-10 ${HORIZON + 86}Q320 ${HORIZON + 62} 640 ${HORIZON + 84}Q960 ${HORIZON + 104} 1290 ${HORIZON + 78}L1290 ${HORIZON + 160}L-10 ${HORIZON + 160}Z`,
      {
        fill: '#ead9ae',
      },
    );
    drawPalm(pen, random, [130, HORIZON + 120], 380, 60, '#3f8a4a');
    drawPalm(pen, random, [60, HORIZON + 130], 300, -40, '#4b9650');
    drawPalm(pen, random, [1170, HORIZON + 124], 400, -70, '#3f8a4a');
    drawPalm(pen, random, [1255, HORIZON + 134], 290, 30, '#4b9650');
  },
  drawGround(pen) {
    pen.path(box(0, HORIZON + 112, PHOTO_WIDTH, 12), { fill: '#f3efe6' });
    pen.path(box(0, HORIZON + 118, PHOTO_WIDTH, 6), { fill: '#cfc8ba' });
    for (let x = 12; x < PHOTO_WIDTH; x += 46) {
      pen.path(box(x, HORIZON + 120, 15, 42, 5), { fill: '#ece7dc' });
      pen.path(box(x + 10, HORIZON + 120, 5, 42, 2), { fill: '#cbc4b5' });
    }
    fillBand(pen, HORIZON + 160, HORIZON + 196, [
      [0, '#d8cfbe'],
      [1, '#e6ddcd'],
    ]);
    drawKerb(pen, HORIZON + 192, '#f2f0ea', '#2b6f9b');
    drawRoad(pen, HORIZON + 210, '#8b8a87');
  },
};

/** The city when its lights come on. */
export const dusk: Scene = {
  light: { sky: '#e9b9a6', ground: '#5f5266', dusk: 0.75 },
  shadow: 0.7,
  gloss: 0.08,
  grit: 10,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 80, [
      [0, '#2b3566'],
      [0.45, '#7d5a86'],
      [0.75, '#e08a6a'],
      [1, '#f8c27c'],
    ]);
    pen.path(ellipse(880, HORIZON - 20, 380, 240), {
      fill: pen.radial([880, HORIZON - 20], 380, [
        [0, '#ffdf9e', 0.9],
        [1, '#ffb36b', 0],
      ]),
    });
    for (const [from, to, low, high, wall] of [
      [60, 120, 200, 360, '#6d567f'],
      [110, 190, 120, 270, '#443c62'],
    ] as const) {
      let x = -30;
      while (x < PHOTO_WIDTH) {
        const width = random.between(from, to);
        drawBuilding(pen, random, { x, width: width - 6, height: random.between(low, high), wall, lit: 0.42 });
        x += width;
      }
    }
    drawShops(pen, random, HORIZON + 80, true);
    for (const x of [210, 660, 1090]) {
      pen.path(box(x, HORIZON - 150, 7, 240), { fill: '#241f36' });
      pen.path(ellipse(x + 4, HORIZON - 152, 90), {
        fill: pen.radial([x + 4, HORIZON - 152], 90, [
          [0, '#fff1c4', 1],
          [0.15, '#ffdc8f', 0.8],
          [1, '#ffc76a', 0],
        ]),
      });
    }
  },
  drawGround(pen, random) {
    fillBand(pen, HORIZON + 78, HORIZON + 140, [
      [0, '#6a5a6e'],
      [1, '#57495f'],
    ]);
    drawKerb(pen, HORIZON + 136, '#c9a43f', '#26222f');
    drawRoad(pen, HORIZON + 154, '#4d4756');
    for (let index = 0; index < 16; index += 1) {
      const x = random.between(0, PHOTO_WIDTH);
      pen.path(ellipse(x, HORIZON + random.between(190, 330), random.between(26, 60), random.between(60, 150)), {
        fill: random.pick(['#ffcf86', '#ff9f62', '#ffe2ad']),
        opacity: 0.05,
      });
    }
  },
};

/** Under flowering trees on a broad avenue. */
export const avenue: Scene = {
  light: { sky: '#e9f0e4', ground: '#9aa083', dusk: 0 },
  shadow: 0.55,
  gloss: 0,
  grit: 14,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#a9d2e6'],
      [1, '#eef4e6'],
    ]);
    drawRidge(pen, random, HORIZON + 30, 120, '#8fb58a', '#d7e4c4');
    for (let index = 0; index < 6; index += 1) {
      drawTree(pen, random, [index * 250 + random.between(-50, 50), HORIZON + 66], random.between(300, 380), '#6a9c50');
    }
    for (const [x, height] of [
      [120, 470],
      [560, 430],
      [1040, 480],
    ] as const) {
      drawTree(pen, random, [x, HORIZON + 104], height, '#4f8c45', '#e2502f');
    }
    pen.path(box(0, HORIZON + 64, PHOTO_WIDTH, 50), { fill: '#7ea35c' });
    pen.path(box(0, HORIZON + 50, PHOTO_WIDTH, 36, 16), { fill: '#558047' });
  },
  drawGround(pen, random) {
    fillBand(pen, HORIZON + 110, HORIZON + 156, [
      [0, '#cbbfa9'],
      [1, '#d9cfba'],
    ]);
    drawKerb(pen, HORIZON + 150, '#f0efe9', '#2a2c2e');
    drawRoad(pen, HORIZON + 168, '#85857f');
    for (let index = 0; index < 46; index += 1) {
      pen.path(
        ellipse(
          random.between(0, PHOTO_WIDTH),
          random.between(HORIZON + 190, PHOTO_HEIGHT),
          random.between(24, 90),
          random.between(6, 18),
        ),
        {
          fill: '#fff6da',
          opacity: 0.1,
        },
      );
    }
    for (let index = 0; index < 70; index += 1) {
      pen.path(ellipse(random.between(0, PHOTO_WIDTH), random.between(HORIZON + 176, PHOTO_HEIGHT), 3.4, 2), {
        fill: '#d4492b',
        opacity: 0.75,
      });
    }
  },
};

/** After the rain, on the ghat road. */
export const monsoon: Scene = {
  light: { sky: '#e6ebee', ground: '#7d8a83', dusk: 0.12 },
  shadow: 0.6,
  gloss: 0.16,
  grit: 7,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#8d9fab'],
      [0.6, '#c9d3d7'],
      [1, '#e9ede9'],
    ]);
    drawCloud(pen, 300, 90, 110, '#a9b6be', 0.7);
    drawCloud(pen, 900, 60, 130, '#9facb5', 0.7);
    drawRidge(pen, random, HORIZON - 30, 220, '#9db0b0', '#e3e9e6');
    drawRidge(pen, random, HORIZON + 20, 150, '#6f9179', '#d3ddd2');
    drawRidge(pen, random, HORIZON + 70, 90, '#4a7a50', '#a9c3a0');
    for (let index = 0; index < 12; index += 1) {
      drawTree(
        pen,
        random,
        [random.between(-20, PHOTO_WIDTH), HORIZON + random.between(80, 104)],
        random.between(90, 190),
        '#3d6f45',
      );
    }
  },
  drawGround(pen, random) {
    fillBand(pen, HORIZON + 98, HORIZON + 160, [
      [0, '#5f8a4c'],
      [1, '#6d7f55'],
    ]);
    pen.path(box(0, HORIZON + 108, PHOTO_WIDTH, 15, 5), { fill: '#aab2b4' });
    pen.path(box(0, HORIZON + 113, PHOTO_WIDTH, 4), { fill: '#dfe4e5' });
    for (let x = 40; x < PHOTO_WIDTH; x += 150) {
      pen.path(box(x, HORIZON + 104, 12, 56, 2), { fill: '#868f92' });
    }
    drawRoad(pen, HORIZON + 158, '#6d7579');
    for (let index = 0; index < 26; index += 1) {
      pen.path(
        ellipse(
          random.between(0, PHOTO_WIDTH),
          random.between(HORIZON + 190, PHOTO_HEIGHT),
          random.between(60, 220),
          random.between(8, 22),
        ),
        {
          fill: '#dbe6ea',
          opacity: 0.12,
        },
      );
    }
  },
};
