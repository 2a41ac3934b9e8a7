import type { Light } from '../cars/look';
import { darken, mix } from '../colour';
import { arc, box, ellipse, outline } from '../path';
import type { Pen } from '../pen';
import type { BikeLook } from './look';

/** The rider's view, 1280 by 960: instruments, bars, mirrors and the tank. The road ahead stays open. */
export function drawCockpit(pen: Pen, look: BikeLook, light: Light): void {
  drawBars(pen, look, light);
  if (look.type === 'scooter' || look.type === 'electricScooter') {
    drawScooterCowl(pen, look, light);
  } else {
    drawTank(pen, look, light);
    drawClamp(pen);
  }
  if (look.type === 'classic' || look.type === 'commuter') {
    drawDial(pen, 530, 380, 128, 0);
    drawDial(pen, 776, 392, 100, 0.7);
  } else if (look.type !== 'scooter') {
    drawDisplay(pen, look);
  }
}

function drawBars(pen: Pen, look: BikeLook, light: Light): void {
  const chrome = look.type === 'classic';
  for (const side of [-1, 1]) {
    const at = (x: number): number => 640 + side * x;
    pen.path(`M${at(420)} 470Q${at(430)} 330 ${at(470)} 250`, { stroke: '#17191b', width: 15 });
    const mirror = chrome
      ? ellipse(at(486), 176, 104, 92)
      : outline([
          { x: at(380), y: 120, round: 40 },
          { x: at(600), y: 96, round: 40 },
          { x: at(610), y: 220, round: 44 },
          { x: at(400), y: 236, round: 40 },
        ]);
    pen.path(mirror, { fill: '#16181a', stroke: chrome ? '#cfd6da' : '#2f3437', width: 12 });
    pen.path(mirror, {
      fill: pen.linear(
        [0, 90],
        [0, 240],
        [
          [0, mix('#a9c9dd', light.sky, 0.4)],
          [0.55, mix('#e4edf0', light.sky, 0.3)],
          [0.6, mix('#77806f', light.ground, 0.5)],
          [1, mix('#55595a', light.ground, 0.3)],
        ],
      ),
    });
    const bar = `M640 560L${at(150)} 540Q${at(250)} 520 ${at(330)} 500L${at(660)} 560`;
    pen.path(bar, { stroke: '#0b0c0d', width: 36 });
    pen.path(bar, { stroke: chrome ? '#c3cbcf' : '#33383b', width: 30 });
    pen.transform('translate(0 -8)', () =>
      pen.path(bar, { stroke: '#ffffff', width: 6, opacity: chrome ? 0.8 : 0.22 }),
    );
    pen.path(`M${at(440)} 519L${at(680)} 563`, { stroke: '#0d0e0f', width: 66 });
    pen.path(`M${at(446)} 506L${at(680)} 549`, { stroke: '#3d4347', width: 12, opacity: 0.8 });
    for (let index = 0; index < 10; index += 1) {
      const x = 460 + index * 20;
      pen.path(`M${at(x)} ${496 + index * 3.7}L${at(x - 6)} ${556 + index * 3.7}`, { stroke: '#26292b', width: 4 });
    }
    pen.path(`M${at(380)} 486Q${at(480)} 430 ${at(660)} 470`, { stroke: '#d3d9dc', width: 15 });
    pen.path(`M${at(380)} 483Q${at(480)} 427 ${at(660)} 467`, { stroke: '#ffffff', width: 4, opacity: 0.8 });
    const pod = outline([
      { x: at(352), y: 476, round: 14 },
      { x: at(438), y: 490, round: 14 },
      { x: at(432), y: 574, round: 18 },
      { x: at(350), y: 560, round: 18 },
    ]);
    pen.path(pod, { fill: '#1b1e20', stroke: '#050606', width: 2 });
    pen.path(box(at(394) - 22, 500, 44, 14, 6), { fill: side > 0 ? '#c4342e' : '#4b5357' });
    pen.path(ellipse(at(394), 540, 13, 10), { fill: side > 0 ? '#3d4448' : '#e0a035' });
  }
}

function drawTank(pen: Pen, look: BikeLook, light: Light): void {
  const path = 'M330 990Q340 720 470 650Q640 600 810 650Q940 720 950 990Z';
  pen.path('M300 990Q310 800 400 700L880 700Q970 800 980 990Z', { fill: '#101213' });
  pen.path(path, {
    fill: pen.linear(
      [330, 0],
      [950, 0],
      [
        [0, darken(look.paint, 0.65)],
        [0.2, look.paint],
        [0.38, mix(look.paint, light.sky, 0.5)],
        [0.5, mix(look.paint, light.sky, 0.14)],
        [0.8, look.paint],
        [1, darken(look.paint, 0.65)],
      ],
    ),
    stroke: darken(look.paint, 0.75),
    width: 3,
  });
  pen.clip(path, () => {
    pen.path('M470 650Q640 600 810 650L840 700Q640 640 440 700Z', { fill: '#ffffff', opacity: 0.28 });
    pen.path('M390 990Q400 800 480 700', { stroke: look.accent, width: 12 });
    pen.path('M890 990Q880 800 800 700', { stroke: look.accent, width: 12 });
  });
  pen.path(ellipse(640, 790, 84, 62), { fill: '#15181a' });
  pen.path(ellipse(640, 786, 78, 57), {
    fill: pen.linear(
      [562, 730],
      [718, 842],
      [
        [0, '#ffffff'],
        [0.35, '#aab3b8'],
        [0.65, '#e6ebee'],
        [1, '#6d767b'],
      ],
    ),
    stroke: '#3c4347',
    width: 3,
  });
  pen.path(ellipse(640, 786, 30, 22), { fill: '#2b3033', stroke: '#cfd6da', width: 3 });
  pen.path('M640 776L640 796', { stroke: '#0b0c0d', width: 6 });
}

function drawClamp(pen: Pen): void {
  pen.path('M470 560Q640 510 810 560L780 640Q640 676 500 640Z', {
    fill: pen.linear(
      [0, 520],
      [0, 660],
      [
        [0, '#7b8489'],
        [0.3, '#4a5155'],
        [1, '#17191b'],
      ],
    ),
    stroke: '#0b0c0d',
    width: 3,
  });
  for (const x of [520, 760]) {
    pen.path(ellipse(x, 590, 32, 24), { fill: '#c3cbcf', stroke: '#2b3033', width: 3 });
    pen.path(ellipse(x, 590, 15, 11), { fill: '#3a4044' });
  }
  pen.path(ellipse(640, 610, 30, 22), { fill: '#101213', stroke: '#9aa4a9', width: 4 });
  pen.path('M640 602L640 618', { stroke: '#d5dcdf', width: 6 });
}

function drawScooterCowl(pen: Pen, look: BikeLook, light: Light): void {
  const path = 'M190 600Q240 440 430 380Q640 330 850 380Q1040 440 1090 600Q1040 690 860 690L420 690Q240 690 190 600Z';
  pen.path('M380 680L900 680L1010 990L270 990Z', {
    fill: pen.linear(
      [270, 0],
      [1010, 0],
      [
        [0, darken(look.paint, 0.6)],
        [0.3, look.paint],
        [0.6, mix(look.paint, light.sky, 0.25)],
        [1, darken(look.paint, 0.6)],
      ],
    ),
  });
  pen.path(box(500, 770, 280, 230, 30), { fill: '#1b1e20' });
  pen.path(ellipse(640, 740, 28, 26), { fill: '#101213', stroke: '#b9c1c5', width: 5 });
  pen.path('M640 730L640 750', { stroke: '#d5dcdf', width: 6 });
  pen.path(path, {
    fill: pen.linear(
      [0, 350],
      [0, 690],
      [
        [0, mix(look.paint, light.sky, 0.5)],
        [0.3, mix(look.paint, light.sky, 0.1)],
        [0.7, look.paint],
        [1, darken(look.paint, 0.55)],
      ],
    ),
    stroke: darken(look.paint, 0.75),
    width: 3,
  });
  pen.path('M330 440Q640 350 950 440L960 462Q640 380 320 462Z', { fill: '#ffffff', opacity: 0.35 });
  if (look.type === 'scooter') {
    pen.path('M380 560Q400 440 640 430Q880 440 900 560Q880 640 640 640Q400 640 380 560Z', {
      fill: '#0e1011',
      stroke: '#8d969b',
      width: 5,
    });
    drawDial(pen, 640, 540, 96, 0);
    for (const x of [450, 830]) {
      pen.path(box(x - 46, 520, 92, 60, 12), { fill: '#15292f' });
      pen.path(box(x - 30, 536, 60, 9, 4), { fill: '#9fe3ef' });
      pen.path(box(x - 30, 554, 36, 9, 4), { fill: '#578f9a' });
    }
  }
}

/** A round instrument. The needle shows a share of the scale. */
function drawDial(pen: Pen, x: number, y: number, radius: number, share: number): void {
  pen.path(ellipse(x, y + 10, radius * 1.16), { fill: '#000000', opacity: 0.3 });
  pen.path(ellipse(x, y, radius * 1.14), {
    fill: pen.linear(
      [x - radius, y - radius],
      [x + radius, y + radius],
      [
        [0, '#ffffff'],
        [0.4, '#8f999f'],
        [0.6, '#e6ebee'],
        [1, '#5d666b'],
      ],
    ),
    stroke: '#2b3033',
    width: 3,
  });
  pen.path(ellipse(x, y, radius), {
    fill: pen.radial([x, y], radius, [
      [0, '#2b3033'],
      [1, '#0c0e0f'],
    ]),
  });
  for (let index = 0; index <= 24; index += 1) {
    const angle = ((140 + index * (260 / 24)) * Math.PI) / 180;
    const long = index % 3 === 0;
    const inner = radius * (long ? 0.72 : 0.82);
    pen.path(
      `M${x + Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}L${x + Math.cos(angle) * radius * 0.9} ${y + Math.sin(angle) * radius * 0.9}`,
      { stroke: index > 20 ? '#e2483d' : '#f4f7f8', width: long ? 5 : 2.6 },
    );
  }
  pen.path(box(x - radius * 0.34, y + radius * 0.36, radius * 0.68, radius * 0.24, 4), { fill: '#d9e4d2' });
  for (let digit = 0; digit < 5; digit += 1) {
    pen.path(box(x - radius * 0.28 + digit * radius * 0.116, y + radius * 0.41, radius * 0.07, radius * 0.14, 2), {
      fill: '#2f3a33',
    });
  }
  const angle = ((140 + share * 260) * Math.PI) / 180;
  pen.path(
    `M${x - Math.cos(angle) * radius * 0.16} ${y - Math.sin(angle) * radius * 0.16}L${x + Math.cos(angle) * radius * 0.74} ${y + Math.sin(angle) * radius * 0.74}`,
    {
      stroke: '#f2643a',
      width: radius * 0.055,
    },
  );
  pen.path(ellipse(x, y, radius * 0.12), { fill: '#3a4044', stroke: '#0b0c0d', width: 2 });
  pen.path(
    `M${x - radius * 0.7} ${y - radius * 0.5}Q${x} ${y - radius * 1.05} ${x + radius * 0.7} ${y - radius * 0.5}Q${x} ${y - radius * 0.62} ${x - radius * 0.7} ${y - radius * 0.5}Z`,
    {
      fill: '#ffffff',
      opacity: 0.14,
    },
  );
}

function drawDisplay(pen: Pen, look: BikeLook): void {
  const low = look.type === 'electricScooter' ? 150 : 0;
  pen.transform(`translate(0 ${low})`, () => {
    pen.path('M420 290Q640 250 860 290L830 500Q640 530 450 500Z', {
      fill: pen.linear(
        [0, 260],
        [0, 520],
        [
          [0, '#3f4549'],
          [0.2, '#1d2022'],
          [1, '#0b0c0d'],
        ],
      ),
      stroke: '#050606',
      width: 4,
    });
    pen.path(box(470, 314, 340, 166, 16), {
      fill: pen.linear(
        [470, 314],
        [810, 480],
        [
          [0, '#0d3440'],
          [1, '#0a1820'],
        ],
      ),
    });
    pen.path(arc(640, 474, 136, 200, 290), { stroke: '#4fd0c0', width: 14, cap: 'butt' });
    pen.path(arc(640, 474, 136, 292, 318), { stroke: '#f2a33a', width: 14, cap: 'butt' });
    pen.path(arc(640, 474, 136, 320, 340), { stroke: '#4b2b2b', width: 14, cap: 'butt' });
    // The speed, as a seven-segment display.
    for (const [x, segments] of [[628, 'M0 0L26 0L26 60L0 60L0 0']] as const) {
      pen.transform(`translate(${x} 396)`, () => pen.path(segments, { stroke: '#f4fbfb', width: 7 }));
    }
    for (const [x, share] of [
      [494, 0.7],
      [752, 0.5],
    ] as const) {
      for (let bar = 0; bar < 6; bar += 1) {
        pen.path(box(x, 452 - bar * 13, 34, 8, 2), { fill: bar / 6 < share ? look.accent : '#24424a', opacity: 0.9 });
      }
    }
    pen.path('M470 330L560 314L500 480L470 480Z', { fill: '#ffffff', opacity: 0.07 });
    for (const [x, colour] of [
      [500, '#3fbf6a'],
      [780, '#e0a035'],
    ] as const) {
      pen.path(ellipse(x, 300, 7), { fill: colour });
    }
  });
  if (look.type === 'sport') {
    pen.path('M300 250Q640 90 980 250Q860 270 640 268Q420 270 300 250Z', { fill: '#9fc0cf', opacity: 0.28 });
  }
}
