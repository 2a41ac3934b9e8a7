import { darken, lighten, mix } from '../colour';
import { arc, box, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import type { Light } from './look';

export interface CabinLook {
  /** Colour of seats and the lower dashboard. */
  trim: string;
  automatic: boolean;
  electric: boolean;
  emblem: string;
}

/** The view from between the front seats, 1280 by 960. The windscreen stays open for the scene ahead. */
export function drawCabin(pen: Pen, look: CabinLook, light: Light): void {
  drawFrame(pen, light);
  drawDashboard(pen, look);
  drawCluster(pen, look);
  drawScreen(pen, look);
  drawConsole(pen, look);
  drawSeats(pen, look);
  drawSteeringWheel(pen, look);
}

function drawFrame(pen: Pen, light: Light): void {
  pen.path(`M120 -10L520 -10L330 420L40 420Z`, { fill: mix('#ffffff', light.sky, 0.5), opacity: 0.12 });
  const lining = pen.linear(
    [0, 0],
    [0, 120],
    [
      [0, '#c9c4ba'],
      [1, '#9d978c'],
    ],
  );
  pen.path('M-10 -10L1290 -10L1290 78Q640 34 -10 78Z', { fill: lining });
  pen.path('M-10 76Q640 32 1290 76L1290 92Q640 48 -10 92Z', { fill: '#1a1d20' });
  pen.path('M-10 -10L80 -10Q34 220 22 440L-10 470Z', { fill: '#4b4a48' });
  pen.path('M1290 -10L1200 -10Q1246 220 1258 440L1290 470Z', { fill: '#4b4a48' });
  for (const x of [380, 900]) {
    pen.path(box(x - 120, 50, 240, 50, 12), { fill: '#b3ada1' });
  }
  pen.path(box(634, 46, 12, 42, 3), { fill: '#23262a' });
  pen.path(box(530, 80, 220, 62, 22), { fill: '#1b1e21' });
  pen.path(box(540, 88, 200, 46, 16), {
    fill: pen.linear(
      [540, 88],
      [740, 134],
      [
        [0, '#5f7480'],
        [0.5, '#9fb4be'],
        [1, '#4d5f69'],
      ],
    ),
  });
}

function drawDashboard(pen: Pen, look: CabinLook): void {
  pen.path('M-10 452Q180 418 470 420L830 418Q1110 414 1290 452L1290 700L-10 700Z', {
    fill: pen.linear(
      [0, 415],
      [0, 600],
      [
        [0, '#4a4e52'],
        [0.2, '#2d3134'],
        [1, '#1a1d1f'],
      ],
    ),
  });
  pen.path('M-10 452Q180 418 470 420L830 418Q1110 414 1290 452', { stroke: '#6d7377', width: 3, opacity: 0.7 });
  pen.path('M-10 560Q220 528 480 540L800 540Q1060 528 1290 560L1290 604Q1060 572 800 584L480 584Q220 572 -10 604Z', {
    fill: pen.linear(
      [0, 540],
      [0, 600],
      [
        [0, '#dde2e4'],
        [0.35, '#9aa3a8'],
        [1, '#6d767b'],
      ],
    ),
  });
  pen.path('M-10 604Q220 572 480 584L800 584Q1060 572 1290 604L1290 980L-10 980Z', {
    fill: pen.linear(
      [0, 580],
      [0, 820],
      [
        [0, lighten(look.trim, 0.06)],
        [0.5, darken(look.trim, 0.2)],
        [1, darken(look.trim, 0.55)],
      ],
    ),
  });
  for (const [x, width] of [
    [46, 150],
    [1096, 150],
  ] as const) {
    drawVent(pen, x, 476, width);
  }
  pen.path(box(250, 640, 250, 120, 16), { stroke: darken(look.trim, 0.5), width: 3, opacity: 0.8 });
  pen.path(box(350, 662, 56, 12, 6), { fill: darken(look.trim, 0.5) });
}

function drawVent(pen: Pen, x: number, y: number, width: number): void {
  pen.path(box(x, y, width, 64, 18), { fill: '#0e1011', stroke: '#aab2b6', width: 3 });
  for (let index = 1; index < 5; index += 1) {
    pen.path(`M${x + 12} ${y + index * 13}L${x + width - 12} ${y + index * 13}`, { stroke: '#3d4347', width: 4 });
  }
  pen.path(box(x + width / 2 - 5, y + 22, 10, 20, 4), { fill: '#6b7378' });
}

function drawCluster(pen: Pen, look: CabinLook): void {
  pen.path('M740 470Q760 372 930 366Q1100 372 1120 470L1096 520L764 520Z', {
    fill: pen.linear(
      [0, 366],
      [0, 520],
      [
        [0, '#3b4043'],
        [1, '#131516'],
      ],
    ),
  });
  pen.path('M768 488Q784 394 930 390Q1076 394 1092 488L1080 520L780 520Z', { fill: '#07090b' });
  if (look.electric) {
    pen.path(box(806, 412, 248, 92, 10), {
      fill: pen.linear(
        [806, 0],
        [1054, 0],
        [
          [0, '#0b2a3a'],
          [1, '#0c3d3a'],
        ],
      ),
    });
    pen.path(arc(930, 480, 52, 180, 320), { stroke: '#44e0b4', width: 7 });
    pen.path(arc(930, 480, 52, 320, 360), { stroke: '#1f4a4c', width: 7 });
    pen.path(box(826, 470, 54, 16, 4), { stroke: '#8fd7ff', width: 2 });
    pen.path(box(829, 473, 38, 10, 2), { fill: '#5fe08c' });
    pen.path(box(986, 446, 50, 6, 3), { fill: '#8fd7ff' });
    pen.path(box(986, 460, 36, 6, 3), { fill: '#56808f' });
    return;
  }
  for (const [x, needle] of [
    [850, 215],
    [1010, 232],
  ] as const) {
    pen.path(ellipse(x, 462, 62), { fill: '#101417', stroke: '#7f8a90', width: 3 });
    for (let angle = 150; angle <= 390; angle += 20) {
      const radians = (angle * Math.PI) / 180;
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      pen.path(`M${x + cos * 46} ${462 + sin * 46}L${x + cos * 56} ${462 + sin * 56}`, {
        stroke: angle > 350 ? '#e2483d' : '#eef3f5',
        width: 2.6,
      });
    }
    const radians = (needle * Math.PI) / 180;
    pen.path(`M${x} 462L${x + Math.cos(radians) * 44} ${462 + Math.sin(radians) * 44}`, {
      stroke: '#f2643a',
      width: 4,
    });
    pen.path(ellipse(x, 462, 9), { fill: '#2a2f32' });
  }
  pen.path(box(915, 426, 30, 60, 4), { fill: '#123039' });
  pen.path(box(920, 434, 20, 6, 2), { fill: '#9fe3ef' });
  pen.path(box(920, 448, 14, 5, 2), { fill: '#56909c' });
}

function drawScreen(pen: Pen, look: CabinLook): void {
  pen.path(box(468, 396, 284, 168, 16), { fill: '#0a0b0c', stroke: '#3a3f42', width: 3 });
  pen.path(box(482, 410, 256, 134, 6), {
    fill: pen.linear(
      [482, 410],
      [738, 544],
      [
        [0, '#0d3b45'],
        [1, '#0a1f2b'],
      ],
    ),
  });
  pen.path('M482 520L560 470L612 500L680 432L738 458', { stroke: '#2f7f86', width: 12 });
  pen.path('M482 520L560 470L612 500L680 432', { stroke: '#f2a33a', width: 5 });
  pen.path(ellipse(612, 500, 8), { fill: '#ffffff' });
  pen.path(box(494, 420, 74, 28, 5), { fill: '#ffffff', opacity: 0.18 });
  pen.path(box(502, 428, 46, 5, 2), { fill: '#ffffff', opacity: 0.8 });
  pen.path(box(502, 437, 30, 4, 2), { fill: '#ffffff', opacity: 0.5 });
  pen.path('M500 410L600 410L520 544L482 544L482 440Z', { fill: '#ffffff', opacity: 0.06 });
  for (let index = 0; index < 3; index += 1) {
    pen.path(ellipse(566 + index * 44, 606, 17), { fill: '#1c1f21', stroke: '#c2cacd', width: 3 });
    pen.path(`M${566 + index * 44} 606L${566 + index * 44 + (index - 1) * 7} 594`, { stroke: '#eef3f5', width: 3 });
  }
  drawVent(pen, 486, 632, 116);
  drawVent(pen, 622, 632, 116);
  pen.path(box(520, 706, 188, 18, 8), { fill: '#111315' });
  pen.path(ellipse(614, 715, 5), { fill: look.electric ? '#44e0b4' : '#d8433b' });
}

function drawConsole(pen: Pen, look: CabinLook): void {
  pen.path('M500 740Q610 716 724 740L770 980L452 980Z', {
    fill: pen.linear(
      [452, 0],
      [770, 0],
      [
        [0, '#17191b'],
        [0.5, '#3c4145'],
        [1, '#17191b'],
      ],
    ),
  });
  pen.path(ellipse(612, 842, 76, 40), { fill: '#0d0e0f', stroke: '#98a1a6', width: 4 });
  pen.path('M576 846Q598 800 602 764L622 764Q626 800 648 846Q612 866 576 846Z', { fill: '#24282a' });
  if (look.automatic) {
    pen.path(box(588, 716, 48, 62, 16), {
      fill: pen.linear(
        [588, 0],
        [636, 0],
        [
          [0, '#1a1c1e'],
          [0.4, '#5d656a'],
          [1, '#17191b'],
        ],
      ),
    });
    pen.path(box(594, 722, 36, 9, 4), { fill: '#d9dfe2' });
  } else {
    pen.path(ellipse(612, 742, 31, 33), {
      fill: pen.radial([602, 728], 42, [
        [0, '#7d868b'],
        [0.4, '#34393c'],
        [1, '#0f1112'],
      ]),
    });
    pen.path('M600 732L600 752M612 732L612 752M624 732L624 742M600 742L624 742', { stroke: '#dfe5e8', width: 2.6 });
  }
  pen.path(ellipse(520, 930, 40, 26), { fill: '#0b0c0d', stroke: '#7f888d', width: 3 });
}

function drawSeats(pen: Pen, look: CabinLook): void {
  for (const [x, side] of [
    [150, 1],
    [1150, -1],
  ] as const) {
    pen.path(
      outline([
        { x: x - 260, y: 990 },
        { x: x - 200, y: 812, round: 60, bow: 0.05 },
        { x: x + 200, y: 812, round: 60 },
        { x: x + 260, y: 990 },
      ]),
      {
        fill: pen.linear(
          [x - 240, 0],
          [x + 240, 0],
          [
            [0, darken(look.trim, 0.45)],
            [0.3, look.trim],
            [0.6, lighten(look.trim, 0.12)],
            [1, darken(look.trim, 0.5)],
          ],
        ),
      },
    );
    for (const offset of [-90, 0, 90]) {
      pen.path(`M${x + offset} 830L${x + offset + side * 14} 985`, {
        stroke: darken(look.trim, 0.4),
        width: 4,
        dash: '14 8',
      });
    }
  }
}

function drawSteeringWheel(pen: Pen, look: CabinLook): void {
  const [x, y] = [930, 668];
  pen.path(ellipse(x, y, 196, 190), { stroke: '#000000', width: 50, opacity: 0.25 });
  pen.path(ellipse(x, y, 192, 186), {
    stroke: pen.linear(
      [x, y - 200],
      [x, y + 200],
      [
        [0, '#5a6064'],
        [0.4, '#26292b'],
        [1, '#0e0f10'],
      ],
    ),
    width: 42,
  });
  pen.path(ellipse(x, y, 204, 198), { stroke: '#7b8388', width: 2.4, opacity: 0.6 });
  pen.path(arc(x, y, 189, 200, 236), { stroke: '#8a9398', width: 7, opacity: 0.5 });
  const spokeFill = pen.linear(
    [0, y - 60],
    [0, y + 190],
    [
      [0, '#3a3f42'],
      [1, '#161819'],
    ],
  );
  pen.path(
    outline([
      { x: x - 182, y: y - 34, round: 10 },
      { x: x + 182, y: y - 34, round: 10 },
      { x: x + 172, y: y + 36, round: 16 },
      { x: x + 84, y: y + 66, round: 30 },
      { x: x + 34, y: y + 182, round: 14 },
      { x: x - 34, y: y + 182, round: 14 },
      { x: x - 84, y: y + 66, round: 30 },
      { x: x - 172, y: y + 36, round: 16 },
    ]),
    { fill: spokeFill },
  );
  pen.path(
    stroke([
      { x: x - 22, y: y + 176 },
      { x: x - 62, y: y + 70, round: 20 },
      { x: x - 160, y: y + 32 },
    ]),
    { stroke: '#aeb7bc', width: 5 },
  );
  pen.path(
    stroke([
      { x: x + 22, y: y + 176 },
      { x: x + 62, y: y + 70, round: 20 },
      { x: x + 160, y: y + 32 },
    ]),
    { stroke: '#aeb7bc', width: 5 },
  );
  pen.path(ellipse(x, y + 2, 74, 68), {
    fill: pen.radial([x - 14, y - 24], 90, [
      [0, '#565c60'],
      [0.6, '#2b2f31'],
      [1, '#151718'],
    ]),
    stroke: '#0b0c0d',
    width: 3,
  });
  pen.path(ellipse(x, y, 26, 21), { stroke: '#e6ebee', width: 5 });
  pen.path(`M${x - 12} ${y + 8}L${x} ${y - 11}L${x + 12} ${y + 8}`, { stroke: '#e6ebee', width: 5 });
  for (const side of [-1, 1]) {
    for (const [dx, dy] of [
      [128, -12],
      [104, 14],
      [146, 14],
    ] as const) {
      pen.path(box(x + side * dx - 11, y + dy - 7, 22, 14, 5), { fill: '#0e1011', stroke: '#596065', width: 1.6 });
    }
  }
  pen.path(box(x - 34, y + 150, 68, 10, 4), { fill: look.emblem, opacity: 0.7 });
}
