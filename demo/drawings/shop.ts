import type { DealerAccount, Emblem } from '../catalogue/people';
import { drawBikeFront } from './bikes/front';
import { drawCarFront, drawFrontMirrors, drawFrontTyres } from './cars/front';
import type { BodyType } from './cars/shape';
import { carShapes } from './cars/shape';
import { darken, lighten } from './colour';
import { arc, box, ellipse } from './path';
import { Pen, Sheet } from './pen';
import { randomFrom } from './random';
import { drawCloud, drawTree } from './scenes/props';

const SIDE = 480;

/** A dealer's shop with the sign over the door, 480 by 480, as SVG. */
export function drawShop({ uid, colour, trim, emblem }: DealerAccount): string {
  const sheet = new Sheet();
  const pen = new Pen(sheet);
  const random = randomFrom(uid);
  const light = { sky: '#e3eef5', ground: '#b3ab9f', dusk: 0 };
  pen.path(box(0, 0, SIDE, SIDE), {
    fill: pen.linear(
      [0, 0],
      [0, 330],
      [
        [0, '#7fbbe4'],
        [1, '#eef5f4'],
      ],
    ),
  });
  drawCloud(pen, 90 + random.between(0, 60), 44, 26, '#ffffff', 0.85);
  drawCloud(pen, 380, 70, 20, '#ffffff', 0.7);
  drawTree(pen, random, [24, 356], 250, '#4f8a45');
  drawTree(pen, random, [462, 356], 220, '#5b9350');
  drawWalls(pen, colour, trim);
  drawEmblem(pen, emblem, colour, trim);
  pen.path(box(0, 352, SIDE, 14), { fill: '#d5cbb9' });
  pen.path(box(0, 362, SIDE, 118), {
    fill: pen.linear(
      [0, 362],
      [0, SIDE],
      [
        [0, '#a7a39c'],
        [1, '#77736d'],
      ],
    ),
  });
  const body = random.pick<BodyType>(['hatchback', 'suv', 'sedan', 'compactSuv']);
  const look = {
    body,
    paint: random.pick(['#e9ecee', '#c1121f', '#1f4e8c', '#b9bfc4']),
    wheels: 'steel',
    grille: 'mesh',
    chrome: true,
    electric: false,
  } as const;
  pen.path(ellipse(172, 436, 118, 13), { fill: '#05070a', opacity: 0.4 });
  pen.transform('translate(172 440) scale(1.08)', () => {
    drawFrontTyres(pen, carShapes[body]);
    drawCarFront(pen, look, light);
    drawFrontMirrors(pen, look, light);
  });
  pen.path(ellipse(366, 444, 56, 8), { fill: '#05070a', opacity: 0.4 });
  pen.transform('translate(366 446) scale(1.18)', () => {
    drawBikeFront(
      pen,
      { type: random.pick(['classic', 'scooter', 'commuter'] as const), paint: colour, accent: trim },
      light,
    );
  });
  return sheet.toSvg(SIDE, SIDE);
}

function drawWalls(pen: Pen, colour: string, trim: string): void {
  pen.path(box(44, 96, 392, 262, 3), {
    fill: pen.linear(
      [44, 0],
      [436, 0],
      [
        [0, '#f7f1e4'],
        [1, '#e2d8c4'],
      ],
    ),
  });
  pen.path(box(30, 86, 420, 98, 6), {
    fill: pen.linear(
      [0, 86],
      [0, 184],
      [
        [0, lighten(colour, 0.12)],
        [1, darken(colour, 0.18)],
      ],
    ),
  });
  pen.path(box(30, 176, 420, 8), { fill: trim });
  for (const [x, width] of [
    [64, 150],
    [266, 150],
  ] as const) {
    pen.path(box(x, 224, width, 130, 3), {
      fill: pen.linear(
        [0, 224],
        [0, 354],
        [
          [0, '#a9cddb'],
          [1, '#e7f0ea'],
        ],
      ),
      stroke: darken(colour, 0.35),
      width: 5,
    });
    pen.path(`M${x + 16} 350L${x + 76} 228L${x + 104} 228L${x + 44} 350Z`, { fill: '#ffffff', opacity: 0.4 });
  }
  pen.path(box(220, 224, 40, 130), { fill: darken(colour, 0.4) });
  pen.path(ellipse(251, 292, 3), { fill: trim });
  const stripes = 14;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const step = 412 / stripes;
    const x = 34 + stripe * step;
    pen.path(`M${x} 186L${x + step} 186L${x + step} 214Q${x + step / 2} 226 ${x} 214Z`, {
      fill: stripe % 2 === 0 ? colour : '#fbf7ee',
    });
  }
  pen.path(box(34, 184, 412, 5), { fill: '#000000', opacity: 0.22 });
}

/** The sign over the door: the dealer's emblem between two lines of light. */
function drawEmblem(pen: Pen, mark: Emblem, colour: string, trim: string): void {
  const [x, y] = [240, 128];
  pen.path(ellipse(x, y, 62), { fill: darken(colour, 0.3) });
  pen.path(ellipse(x, y, 58), { fill: '#fdf9f0' });
  pen.path(ellipse(x, y, 51), { stroke: trim, width: 4 });
  for (const side of [-1, 1]) {
    for (const [row, length] of [
      [0, 104],
      [1, 80],
    ] as const) {
      pen.path(box(side > 0 ? x + 74 : x - 74 - length, 112 + row * 22, length, 10, 5), {
        fill: row === 0 ? '#fdf9f0' : trim,
        opacity: 0.92,
      });
    }
  }
  const at = (radius: number, degrees: number): string =>
    `${x + radius * Math.cos((degrees * Math.PI) / 180)} ${y + radius * Math.sin((degrees * Math.PI) / 180)}`;
  switch (mark) {
    case 'gear':
      for (let tooth = 0; tooth < 10; tooth += 1) {
        pen.path(`M${at(26, tooth * 36)}L${at(40, tooth * 36)}`, { stroke: colour, width: 12, cap: 'butt' });
      }
      pen.path(ellipse(x, y, 22), { stroke: colour, width: 16 });
      break;
    case 'wheel':
      pen.path(ellipse(x, y, 34), { stroke: colour, width: 10 });
      for (let spoke = 0; spoke < 5; spoke += 1) {
        pen.path(`M${x} ${y}L${at(32, -90 + spoke * 72)}`, { stroke: colour, width: 8 });
      }
      pen.path(ellipse(x, y, 10), { fill: trim });
      break;
    case 'sun':
      for (let ray = 0; ray < 12; ray += 1) {
        pen.path(`M${at(28, ray * 30)}L${at(41, ray * 30)}`, { stroke: trim, width: 6 });
      }
      pen.path(ellipse(x, y, 22), { fill: colour });
      break;
    case 'lotus':
      for (const [turn, tone] of [
        [-60, lighten(colour, 0.35)],
        [60, lighten(colour, 0.35)],
        [-30, lighten(colour, 0.15)],
        [30, lighten(colour, 0.15)],
        [0, colour],
      ] as const) {
        pen.transform(`rotate(${turn} ${x} ${y + 22})`, () => {
          pen.path(`M${x} ${y + 24}Q${x - 20} ${y - 8} ${x} ${y - 34}Q${x + 20} ${y - 8} ${x} ${y + 24}Z`, {
            fill: tone,
          });
        });
      }
      break;
    case 'star': {
      const points = Array.from({ length: 10 }, (_, index) => at(index % 2 === 0 ? 42 : 18, -90 + index * 36));
      pen.path(`M${points.join('L')}Z`, { fill: colour });
      pen.path(ellipse(x, y, 8), { fill: trim });
      break;
    }
    case 'road':
      pen.path(`M${x - 34} ${y + 30}L${x - 8} ${y - 30}L${x + 8} ${y - 30}L${x + 34} ${y + 30}Z`, { fill: colour });
      pen.path(`M${x} ${y + 26}L${x} ${y - 26}`, { stroke: '#fdf9f0', width: 5, dash: '10 8' });
      pen.path(arc(x, y - 4, 42, 200, 340), { stroke: trim, width: 6 });
      break;
  }
}
