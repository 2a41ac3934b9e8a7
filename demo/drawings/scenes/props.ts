import { darken, lighten, mix } from '../colour';
import { box, ellipse, type Point } from '../path';
import type { Pen, Stop } from '../pen';
import type { Random } from '../random';
import { HORIZON, PHOTO_HEIGHT, PHOTO_WIDTH } from './scene';

/** Fills the whole width from one height to another. */
export function fillBand(pen: Pen, top: number, bottom: number, stops: readonly Stop[]): void {
  pen.path(box(0, top, PHOTO_WIDTH, bottom - top), { fill: pen.linear([0, top], [0, bottom], stops) });
}

export function drawCloud(pen: Pen, x: number, y: number, size: number, colour: string, opacity: number): void {
  pen.fade(opacity, () => {
    for (const [dx, dy, radius] of [
      [-1.5, 0.1, 0.5],
      [-0.7, -0.2, 0.8],
      [0.3, -0.35, 1],
      [1.2, -0.1, 0.7],
      [1.9, 0.1, 0.45],
    ] as const) {
      pen.path(ellipse(x + dx * size, y + dy * size, radius * size, radius * size * 0.62), { fill: colour });
    }
    pen.path(box(x - size * 1.9, y - size * 0.1, size * 4.1, size * 0.45, size * 0.22), { fill: colour });
  });
}

/** A broadleaf tree standing at a point of the ground. */
export function drawTree(
  pen: Pen,
  random: Random,
  [x, y]: Point,
  height: number,
  leaf: string,
  blossom?: string,
): void {
  const trunk = '#5b4636';
  pen.path(
    `M${x - height * 0.035} ${y}L${x - height * 0.02} ${y - height * 0.5}L${x + height * 0.02} ${y - height * 0.5}L${x + height * 0.04} ${y}Z`,
    {
      fill: pen.linear(
        [x - height * 0.04, 0],
        [x + height * 0.04, 0],
        [
          [0, lighten(trunk, 0.15)],
          [1, darken(trunk, 0.35)],
        ],
      ),
    },
  );
  for (const [tone, shift, count] of [
    [darken(leaf, 0.34), 0.05, 9],
    [leaf, 0, 10],
    [lighten(leaf, 0.16), -0.06, 8],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = random.between(0.05, 0.3) * height;
      const size = random.between(0.09, 0.17) * height;
      pen.path(
        ellipse(
          x + Math.cos(angle) * reach * 1.15,
          y - height * (0.68 - shift) + Math.sin(angle) * reach * 0.75,
          size,
          size * 0.8,
        ),
        { fill: tone },
      );
    }
  }
  if (blossom !== undefined) {
    for (let index = 0; index < 34; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const reach = random.between(0.05, 0.36) * height;
      pen.path(
        ellipse(
          x + Math.cos(angle) * reach,
          y - height * 0.7 + Math.sin(angle) * reach * 0.66,
          height * random.between(0.012, 0.03),
        ),
        {
          fill: random.chance(0.3) ? lighten(blossom, 0.25) : blossom,
        },
      );
    }
  }
}

/** A coconut palm; `lean` moves its crown sideways, in pixels. */
export function drawPalm(pen: Pen, random: Random, [x, y]: Point, height: number, lean: number, leaf: string): void {
  const [crownX, crownY] = [x + lean, y - height];
  pen.path(
    `M${x} ${y}C${x + lean * 0.1} ${y - height * 0.4} ${crownX - lean * 0.3} ${y - height * 0.7} ${crownX} ${crownY}`,
    {
      stroke: pen.linear(
        [x, y],
        [crownX, crownY],
        [
          [0, '#6f5a45'],
          [1, '#94795a'],
        ],
      ),
      width: height * 0.042,
    },
  );
  for (let index = 0; index < 13; index += 1) {
    const angle = ((-200 + index * 18 + random.between(-6, 6)) * Math.PI) / 180;
    const reach = height * random.between(0.3, 0.4);
    const tipX = crownX + Math.cos(angle) * reach;
    const tipY = crownY + Math.sin(angle) * reach * 0.7 + reach * 0.3;
    const rise = -reach * 0.3;
    pen.path(
      `M${crownX} ${crownY}Q${(crownX + tipX) / 2} ${(crownY + tipY) / 2 + rise} ${tipX} ${tipY}` +
        `Q${(crownX + tipX) / 2} ${(crownY + tipY) / 2 + rise + reach * 0.24} ${crownX} ${crownY}Z`,
      { fill: index % 3 === 0 ? darken(leaf, 0.25) : index % 3 === 1 ? leaf : lighten(leaf, 0.14) },
    );
  }
}

export interface Facade {
  x: number;
  width: number;
  height: number;
  wall: string;
  /** Share of the windows in which light burns. */
  lit: number;
}

/** A block of flats or offices, standing on the horizon. */
export function drawBuilding(pen: Pen, random: Random, { x, width, height, wall, lit }: Facade): void {
  const base = HORIZON + 26;
  const top = base - height;
  pen.path(box(x, top, width, height), {
    fill: pen.linear(
      [x, 0],
      [x + width, 0],
      [
        [0, lighten(wall, 0.1)],
        [0.7, wall],
        [1, darken(wall, 0.2)],
      ],
    ),
  });
  pen.path(box(x - 4, top - 7, width + 8, 9), { fill: lighten(wall, 0.25) });
  const columns = Math.max(2, Math.floor(width / 44));
  const rows = Math.max(2, Math.floor((height - 70) / 52));
  const stepX = width / columns;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + column * stepX + stepX * 0.2;
      const y = top + 22 + row * 52;
      const glowing = random.chance(lit);
      pen.path(box(left, y, stepX * 0.6, 30, 2), {
        fill: glowing
          ? mix('#ffd98a', '#ff9f45', random.next())
          : mix(darken(wall, 0.55), '#7da1b5', random.between(0.1, 0.45)),
      });
      if (random.chance(0.5)) {
        pen.path(box(left - 4, y + 30, stepX * 0.6 + 8, 7, 1), { fill: darken(wall, 0.22) });
      }
    }
  }
  if (random.chance(0.5)) {
    pen.path(box(x + width * 0.6, top - 28, 30, 22, 3), { fill: darken(wall, 0.45) });
  }
}

/** A row of shops with awnings along the street. */
export function drawShops(pen: Pen, random: Random, y: number, lit: boolean): void {
  const awnings = ['#c8553d', '#0f6b70', '#e0a035', '#3f6fa3', '#7c4a72', '#4f8a4d'];
  let x = -30;
  while (x < PHOTO_WIDTH) {
    const width = random.between(130, 200);
    const colour = random.pick(awnings);
    pen.path(box(x, y - 92, width - 6, 92), { fill: lit ? '#e9c07a' : '#54504c' });
    pen.path(box(x + 8, y - 66, width * 0.5, 58), { fill: lit ? '#ffe7b3' : '#8a9da6' });
    pen.path(box(x + width * 0.62, y - 66, width * 0.28, 66), { fill: lit ? '#c7914e' : '#3c3a38' });
    pen.path(box(x, y - 122, width - 6, 32), { fill: lighten(colour, 0.12) });
    pen.path(box(x + width * 0.2, y - 112, width * 0.5, 10, 3), { fill: '#ffffff', opacity: 0.8 });
    const stripes = 6;
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const step = (width - 6) / stripes;
      pen.path(
        `M${x + stripe * step} ${y - 92}L${x + (stripe + 1) * step} ${y - 92}L${x + (stripe + 1) * step + 4} ${y - 68}L${x + stripe * step + 4} ${y - 68}Z`,
        { fill: stripe % 2 === 0 ? colour : '#f3efe6' },
      );
    }
    x += width;
  }
}

/** A ridge of hills from edge to edge. */
export function drawRidge(pen: Pen, random: Random, base: number, rise: number, colour: string, haze: string): void {
  let path = `M-20 ${PHOTO_HEIGHT}L-20 ${base - rise * random.between(0.3, 0.8)}`;
  let x = -20;
  while (x < PHOTO_WIDTH + 40) {
    const step = random.between(110, 230);
    const peak = base - rise * random.between(0.15, 1);
    path += `Q${x + step * 0.5} ${peak} ${x + step} ${base - rise * random.between(0.2, 0.7)}`;
    x += step;
  }
  pen.path(`${path}L${x} ${PHOTO_HEIGHT}Z`, {
    fill: pen.linear(
      [0, base - rise],
      [0, base + 40],
      [
        [0, colour],
        [1, mix(colour, haze, 0.6)],
      ],
    ),
  });
}

/** Asphalt or paving that starts at a height, with light falling off towards the viewer. */
export function drawRoad(pen: Pen, top: number, tone: string): void {
  fillBand(pen, top, PHOTO_HEIGHT, [
    [0, lighten(tone, 0.2)],
    [0.35, tone],
    [1, darken(tone, 0.3)],
  ]);
}

/** The painted kerb of Indian streets. */
export function drawKerb(pen: Pen, y: number, first: string, second: string): void {
  for (let index = 0; index * 64 < PHOTO_WIDTH; index += 1) {
    pen.path(box(index * 64, y, 64, 15), { fill: index % 2 === 0 ? first : second });
  }
  pen.path(box(0, y, PHOTO_WIDTH, 4), { fill: '#ffffff', opacity: 0.35 });
  pen.path(box(0, y + 15, PHOTO_WIDTH, 9), { fill: '#000000', opacity: 0.25 });
}
