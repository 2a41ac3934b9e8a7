import { box, ellipse } from '../path';
import type { Pen } from '../pen';
import { drawBuilding, drawCloud, drawKerb, drawPalm, drawRoad, drawTree, fillBand } from './props';
import { HORIZON, PHOTO_HEIGHT, PHOTO_WIDTH, type Scene } from './scene';

/** Inside, on polished tiles. */
export const showroom: Scene = {
  light: { sky: '#f2f5f7', ground: '#c9ccd0', dusk: 0 },
  shadow: 0.5,
  gloss: 0.22,
  grit: 2,
  drawFar(pen) {
    fillBand(pen, 0, HORIZON + 140, [
      [0, '#d9dee2'],
      [0.3, '#eef1f3'],
      [1, '#dde2e5'],
    ]);
    pen.path(box(0, 0, PHOTO_WIDTH, 84), { fill: '#c7ced3' });
    for (let x = 60; x < PHOTO_WIDTH; x += 200) {
      pen.path(`M${x} 20L${x + 120} 20L${x + 96} 52L${x + 24} 52Z`, { fill: '#ffffff' });
      pen.path(ellipse(x + 60, 60, 130, 70), {
        fill: pen.radial(
          [x + 60, 60],
          130,
          [
            [0, '#ffffff', 0.9],
            [1, '#ffffff', 0],
          ],
          0.54,
        ),
      });
    }
    // A wall of glass on the left, the teal feature wall on the right.
    for (let index = 0; index < 4; index += 1) {
      const x = 30 + index * 166;
      pen.path(box(x, 116, 152, HORIZON + 4), {
        fill: pen.linear(
          [0, 116],
          [0, HORIZON + 100],
          [
            [0, '#bcdcec'],
            [0.6, '#e6f1ef'],
            [1, '#b5c9ac'],
          ],
        ),
      });
      pen.path(ellipse(x + 50, HORIZON + 40, 60, 90), { fill: '#7fa97a', opacity: 0.5 });
      pen.path(`M${x} 420L${x + 90} 116L${x + 130} 116L${x + 40} 420Z`, { fill: '#ffffff', opacity: 0.35 });
      pen.path(box(x - 8, 108, 8, HORIZON + 20), { fill: '#5b666d' });
    }
    pen.path(box(712, 108, 520, HORIZON + 24, 4), {
      fill: pen.linear(
        [712, 0],
        [1232, 0],
        [
          [0, '#0f5c63'],
          [1, '#17747b'],
        ],
      ),
    });
    pen.path(box(712, 150, 520, 10), { fill: '#f2a33a' });
    for (let x = 736; x < 1230; x += 22) {
      pen.path(box(x, 172, 5, HORIZON - 44), { fill: '#0c4d53', opacity: 0.6 });
    }
  },
  drawGround(pen) {
    fillBand(pen, HORIZON + 124, PHOTO_HEIGHT, [
      [0, '#c4cacf'],
      [0.3, '#dfe4e7'],
      [1, '#b4bcc2'],
    ]);
    const vanish = HORIZON - 60;
    for (let index = -9; index <= 9; index += 1) {
      const near = PHOTO_WIDTH / 2 + index * 210;
      const share = (HORIZON + 124 - vanish) / (PHOTO_HEIGHT - vanish);
      const far = PHOTO_WIDTH / 2 + (near - PHOTO_WIDTH / 2) * share;
      pen.path(`M${far} ${HORIZON + 124}L${near} ${PHOTO_HEIGHT}`, { stroke: '#9aa4ab', width: 1.6, opacity: 0.55 });
    }
    for (const y of [556, 600, 660, 742, 852]) {
      pen.path(`M0 ${y}L${PHOTO_WIDTH} ${y}`, { stroke: '#9aa4ab', width: 1.6, opacity: 0.55 });
    }
    for (let x = 60; x < PHOTO_WIDTH; x += 200) {
      pen.path(ellipse(x + 60, 640, 56, 110), { fill: '#ffffff', opacity: 0.26 });
    }
    pen.path(box(712, HORIZON + 128, 520, 150), {
      fill: pen.linear(
        [0, HORIZON + 128],
        [0, HORIZON + 278],
        [
          [0, '#17747b', 0.34],
          [1, '#17747b', 0],
        ],
      ),
    });
  },
};

/** Before the gate of a family house. */
export const bungalow: Scene = {
  light: { sky: '#e8eff2', ground: '#c5a98c', dusk: 0 },
  shadow: 0.56,
  gloss: 0,
  grit: 12,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#86bfe4'],
      [1, '#eaf3f4'],
    ]);
    drawCloud(pen, 1010, 90, 60, '#ffffff', 0.8);
    drawTree(pen, random, [80, HORIZON + 60], 430, '#4c8644');
    drawPalm(pen, random, [1210, HORIZON + 60], 420, -40, '#458f4b');
    pen.path(box(300, 120, 640, HORIZON - 50), {
      fill: pen.linear(
        [300, 0],
        [940, 0],
        [
          [0, '#f6ead2'],
          [1, '#e3cfac'],
        ],
      ),
    });
    pen.path(box(284, 104, 672, 26), { fill: '#b9694a' });
    pen.path(box(300, 296, 640, 14), { fill: '#c9b48f' });
    for (const x of [350, 520, 760]) {
      pen.path(box(x, 160, 110, 100, 3), { fill: '#7b5a42' });
      pen.path(box(x + 8, 168, 44, 84), { fill: '#93b7c6' });
      pen.path(box(x + 58, 168, 44, 84), { fill: '#7fa6b6' });
    }
    for (let x = 316; x < 920; x += 26) {
      pen.path(box(x, 266, 6, 36), { fill: '#f9f2e2' });
    }
    pen.path(box(300, 262, 640, 7), { fill: '#ffffff' });
    pen.path(box(340, 330, 220, 120), { fill: '#8fb0bd' });
    pen.path(box(680, 330, 96, 140), { fill: '#6e4a33' });
  },
  drawGround(pen, random) {
    // The compound wall with its gate, and bougainvillea over it.
    const top = HORIZON - 8;
    const foot = HORIZON + 136;
    pen.path(box(0, top, PHOTO_WIDTH, foot - top), {
      fill: pen.linear(
        [0, top],
        [0, foot],
        [
          [0, '#efe0c4'],
          [1, '#cdb793'],
        ],
      ),
    });
    pen.path(box(0, top - 12, PHOTO_WIDTH, 16), { fill: '#b9694a' });
    for (let y = top + 26; y < foot; y += 28) {
      pen.path(`M0 ${y}L${PHOTO_WIDTH} ${y}`, { stroke: '#bda57f', width: 1.6, opacity: 0.5 });
    }
    pen.path(box(470, top - 22, 350, foot - top + 22), { fill: '#2c3a3b' });
    for (let x = 486; x < 812; x += 17) {
      pen.path(box(x, top - 14, 6, foot - top + 12, 2), { fill: '#4f6566' });
    }
    pen.path(box(470, top + 30, 350, 9), { fill: '#5d7677' });
    for (const x of [446, 806]) {
      pen.path(box(x, top - 44, 38, foot - top + 44), { fill: '#dcc49c' });
      pen.path(box(x - 6, top - 54, 50, 14, 3), { fill: '#b9694a' });
      pen.path(ellipse(x + 19, top - 66, 12), { fill: '#fff4d6' });
    }
    for (let index = 0; index < 150; index += 1) {
      const x = random.chance(0.5) ? random.between(-10, 330) : random.between(960, 1290);
      const y = top - 16 + random.between(-40, 46) * random.next();
      pen.path(ellipse(x, y, random.between(7, 17), random.between(6, 13)), {
        fill: random.pick(['#3f7c3f', '#5b9a4f', '#d43f80', '#e4679b', '#c22f6d']),
      });
    }
    fillBand(pen, foot, PHOTO_HEIGHT, [
      [0, '#b79a80'],
      [0.4, '#c4a58a'],
      [1, '#94785f'],
    ]);
    let y = foot;
    let step = 10;
    for (let row = 0; y < PHOTO_HEIGHT; row += 1) {
      pen.path(`M0 ${y}L${PHOTO_WIDTH} ${y}`, { stroke: '#7f6450', width: 1.6, opacity: 0.45 });
      for (let x = (row % 2) * step * 1.6; x < PHOTO_WIDTH; x += step * 3.2) {
        pen.path(`M${x} ${y}L${x + (x - PHOTO_WIDTH / 2) * 0.02} ${y + step}`, {
          stroke: '#7f6450',
          width: 1.4,
          opacity: 0.4,
        });
      }
      y += step;
      step *= 1.16;
    }
  },
};

function drawArch(pen: Pen, x: number, top: number, width: number, foot: number, fill: string): void {
  const middle = x + width / 2;
  pen.path(
    `M${x} ${foot}L${x} ${top + width * 0.5}C${x} ${top + width * 0.2} ${middle - width * 0.2} ${top + width * 0.16} ${middle} ${top}` +
      `C${middle + width * 0.2} ${top + width * 0.16} ${x + width} ${top + width * 0.2} ${x + width} ${top + width * 0.5}L${x + width} ${foot}Z`,
    { fill },
  );
}

/** Before a sandstone palace in the evening sun. */
export const palace: Scene = {
  light: { sky: '#f6e6cd', ground: '#c99a6c', dusk: 0 },
  shadow: 0.58,
  gloss: 0,
  grit: 14,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#7eb4dc'],
      [0.7, '#f2dfc0'],
      [1, '#f6cf9d'],
    ]);
    const stone = pen.linear(
      [0, 60],
      [0, HORIZON + 90],
      [
        [0, '#e2a875'],
        [1, '#c98555'],
      ],
    );
    pen.path(box(-10, 150, PHOTO_WIDTH + 20, HORIZON), { fill: stone });
    for (let x = -10; x < PHOTO_WIDTH; x += 44) {
      pen.path(box(x, 130, 26, 26, 8), { fill: '#dca06e' });
    }
    for (const x of [60, 570, 1080]) {
      pen.path(box(x - 20, 84, 180, HORIZON + 20), { fill: '#d99a66' });
      pen.path(ellipse(x + 70, 84, 64, 58), { fill: '#e8b585' });
      pen.path(box(x - 6, 78, 152, 16, 4), { fill: '#c98555' });
      pen.path(`M${x + 70} 30L${x + 70} 2`, { stroke: '#d7a447', width: 6 });
      drawArch(pen, x + 30, 190, 80, 330, '#7a4630');
      drawArch(pen, x + 10, 370, 120, HORIZON + 110, '#5f3624');
    }
    for (const start of [240, 750]) {
      for (let index = 0; index < 3; index += 1) {
        const x = start + index * 104;
        drawArch(pen, x, 210, 66, 320, '#8a5236');
        drawArch(pen, x - 4, 376, 74, HORIZON + 100, '#6d3f2a');
        pen.path(box(x - 8, 326, 84, 12, 3), { fill: '#eabf92' });
      }
    }
    drawTree(pen, random, [20, HORIZON + 96], 210, '#5f8a48');
    drawTree(pen, random, [1270, HORIZON + 96], 230, '#5f8a48');
  },
  drawGround(pen) {
    fillBand(pen, HORIZON + 86, HORIZON + 150, [
      [0, '#b77c50'],
      [1, '#d39e6d'],
    ]);
    pen.path(box(0, HORIZON + 144, PHOTO_WIDTH, 12), { fill: '#e7bd90' });
    drawRoad(pen, HORIZON + 156, '#b39274');
    for (let index = -8; index <= 8; index += 1) {
      const near = PHOTO_WIDTH / 2 + index * 260;
      pen.path(`M${PHOTO_WIDTH / 2 + (near - PHOTO_WIDTH / 2) * 0.42} ${HORIZON + 156}L${near} ${PHOTO_HEIGHT}`, {
        stroke: '#8b6c51',
        width: 2,
        opacity: 0.3,
      });
    }
    for (const y of [590, 640, 710, 808, 940]) {
      pen.path(`M0 ${y}L${PHOTO_WIDTH} ${y}`, { stroke: '#8b6c51', width: 2, opacity: 0.3 });
    }
  },
};

/** The yard of a dealer, under bunting. */
export const yard: Scene = {
  light: { sky: '#e6eef2', ground: '#b3ab9f', dusk: 0 },
  shadow: 0.6,
  gloss: 0,
  grit: 13,
  drawFar(pen, random) {
    fillBand(pen, 0, HORIZON + 60, [
      [0, '#7fb9e2'],
      [1, '#e9f2f5'],
    ]);
    fillBand(pen, HORIZON + 60, HORIZON + 130, [
      [0, '#aeb6b8'],
      [1, '#a39e96'],
    ]);
    drawCloud(pen, 230, 70, 56, '#ffffff', 0.8);
    drawBuilding(pen, random, { x: -20, width: 220, height: 300, wall: '#cdbba1', lit: 0 });
    drawBuilding(pen, random, { x: 1060, width: 250, height: 340, wall: '#bcc4c6', lit: 0 });
    pen.path(box(200, 170, 860, HORIZON - 90), {
      fill: pen.linear(
        [0, 170],
        [0, HORIZON + 80],
        [
          [0, '#f1f3f3'],
          [1, '#ccd3d5'],
        ],
      ),
    });
    pen.path(box(180, 150, 900, 62, 4), { fill: '#0f5c63' });
    pen.path(box(180, 204, 900, 10), { fill: '#f2a33a' });
    for (let x = 230; x < 1040; x += 164) {
      pen.path(box(x, 240, 140, 236), { fill: '#9fbfca' });
      pen.path(`M${x} 420L${x + 80} 240L${x + 116} 240L${x + 30} 476L${x} 476Z`, { fill: '#ffffff', opacity: 0.35 });
    }
    for (const [x, paint] of [
      [-60, '#b23a3a'],
      [250, '#e5e8ea'],
      [560, '#3d5d86'],
      [880, '#8b9297'],
      [1180, '#2b2f33'],
    ] as const) {
      const y = HORIZON + 98;
      pen.path(
        `M${x} ${y}L${x + 4} ${y - 42}Q${x + 34} ${y - 52} ${x + 62} ${y - 54}Q${x + 92} ${y - 92} ${x + 130} ${y - 92}L${x + 176} ${y - 90}Q${x + 206} ${y - 76} ${x + 216} ${y - 50}L${x + 220} ${y}Z`,
        { fill: paint },
      );
      pen.path(
        `M${x + 76} ${y - 54}Q${x + 98} ${y - 82} ${x + 130} ${y - 83}L${x + 170} ${y - 81}L${x + 192} ${y - 52}Z`,
        { fill: '#25323a' },
      );
      pen.path(ellipse(x + 48, y, 23), { fill: '#1b1d20' });
      pen.path(ellipse(x + 174, y, 23), { fill: '#1b1d20' });
      pen.path(ellipse(x + 48, y, 12), { fill: '#b9c0c4' });
      pen.path(ellipse(x + 174, y, 12), { fill: '#b9c0c4' });
    }
    const flags = ['#f2a33a', '#0f8b8d', '#ffffff', '#d9523c'];
    for (const [from, sag] of [
      [40, 60],
      [84, 74],
    ] as const) {
      pen.path(`M-10 ${from}Q640 ${from + sag * 2} 1290 ${from - 8}`, { stroke: '#6b7479', width: 2.4 });
      for (let index = 0; index < 34; index += 1) {
        const t = index / 34;
        const x = -10 + 1300 * t;
        const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * (from + sag * 2) + t ** 2 * (from - 8);
        pen.path(`M${x} ${y}L${x + 26} ${y + 1}L${x + 13} ${y + 34}Z`, { fill: flags[index % 4] ?? '#ffffff' });
      }
    }
  },
  drawGround(pen) {
    drawRoad(pen, HORIZON + 90, '#a39e96');
    for (let index = -5; index <= 5; index += 1) {
      const near = PHOTO_WIDTH / 2 + index * 430 + 215;
      const far = PHOTO_WIDTH / 2 + (near - PHOTO_WIDTH / 2) * 0.36;
      pen.path(`M${far} ${HORIZON + 150}L${near} ${PHOTO_HEIGHT + 60}`, { stroke: '#f4f2ec', width: 8, opacity: 0.55 });
    }
  },
};

/** A basement garage with strip lights. */
export const garage: Scene = {
  light: { sky: '#eef1f0', ground: '#8b8f90', dusk: 0.08 },
  shadow: 0.6,
  gloss: 0.12,
  grit: 8,
  drawFar(pen) {
    fillBand(pen, 0, HORIZON + 130, [
      [0, '#6f787c'],
      [0.4, '#a5adb0'],
      [1, '#c3c9ca'],
    ]);
    pen.path(`M0 0L${PHOTO_WIDTH} 0L960 190L320 190Z`, { fill: '#596266' });
    for (const [x1, x2, x3, x4] of [
      [180, 330, 470, 430],
      [560, 720, 660, 620],
      [950, 1100, 850, 810],
    ] as const) {
      pen.path(`M${x1} 20L${x2} 20L${x3} 170L${x4} 170Z`, { fill: '#fbfdf6' });
    }
    pen.path(ellipse(640, 90, 720, 280), {
      fill: pen.radial(
        [640, 90],
        720,
        [
          [0, '#ffffff', 0.6],
          [1, '#ffffff', 0],
        ],
        0.4,
      ),
    });
    for (const x of [60, 430, 800, 1160]) {
      pen.path(box(x, 120, 70, HORIZON + 10), {
        fill: pen.linear(
          [x, 0],
          [x + 70, 0],
          [
            [0, '#d5dadb'],
            [1, '#98a1a4'],
          ],
        ),
      });
      pen.path(box(x, HORIZON + 20, 70, 110), { fill: '#f2a33a' });
      for (let stripe = 0; stripe < 4; stripe += 1) {
        const y = HORIZON + 20 + stripe * 30;
        pen.path(`M${x} ${y + 16}L${x + 70} ${y - 4 + 4}L${x + 70} ${y + 12}L${x} ${y + 28}Z`, { fill: '#2b2f31' });
      }
    }
    pen.path(box(0, HORIZON - 40, PHOTO_WIDTH, 46), { fill: '#0f6b70', opacity: 0.85 });
  },
  drawGround(pen) {
    fillBand(pen, HORIZON + 126, PHOTO_HEIGHT, [
      [0, '#8f9697'],
      [0.4, '#a6adad'],
      [1, '#777f81'],
    ]);
    for (const [far, near] of [
      [250, 20],
      [1030, 1260],
    ] as const) {
      pen.path(
        `M${far} ${HORIZON + 126}L${far + 16} ${HORIZON + 126}L${near + 30} ${PHOTO_HEIGHT}L${near} ${PHOTO_HEIGHT}Z`,
        { fill: '#f6d257', opacity: 0.85 },
      );
    }
    drawKerb(pen, HORIZON + 118, '#f2c73a', '#2b2d2f');
  },
};
