import { brightness, darken, lighten, mix } from '../colour';
import { box, type Corner, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import { drawPlate } from '../plate';
import { mirrored, symmetric } from '../symmetry';
import { roofHalf } from './front';
import type { CarLook, Light } from './look';
import { type CarShape, carShapes } from './shape';
import { drawWheel } from './wheel';

const corner = (across: number, above: number, round = 0, bow = 0): Corner => ({ x: across, y: -above, round, bow });

/** Draws a car from behind, without tyres. The y axis is its middle line, and the ground is the x axis. */
export function drawCarRear(pen: Pen, look: CarLook, light: Light): void {
  const shape = carShapes[look.body];
  drawGreenhouse(pen, shape, look, light);
  drawBody(pen, shape, look, light);
  drawBumper(pen, shape, look);
  for (const side of [-1, 1] as const) {
    drawLamp(pen, shape, light, side);
  }
  drawTailgate(pen, shape, look);
}

const glassFoot = (shape: CarShape): number => shape.deck[1] + 2;

function drawGreenhouse(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const half = shape.width / 2;
  const roof = roofHalf(shape);
  const top = shape.roofRear[1] + 5;
  const foot = glassFoot(shape);
  const soft = shape.softness;
  const paint = look.roof ?? look.paint;
  const house = symmetric(
    [corner(roof, top - 5, 14 * soft + 2, 0.02), corner(half - 5, foot - 6, 5), corner(half - 5, foot - 24)],
    0.025,
  );
  pen.path(house, {
    fill: pen.linear(
      [0, -top],
      [0, -foot + 12],
      [
        [0, mix(paint, light.sky, 0.55)],
        [0.25, mix(paint, light.sky, 0.16)],
        [1, darken(paint, 0.24)],
      ],
    ),
  });
  if (look.roof !== undefined) {
    pen.clip(house, () => {
      pen.path(box(-half, -foot - 12, half * 2, 40), { fill: darken(look.paint, 0.1) });
    });
  }
  const screenTop = top - (shape.tailLamp === 'wide' ? 8 : 13);
  const screen = symmetric(
    [corner(roof - 5, screenTop, 8 * soft, 0.012), corner(half - 16, foot + 1, 6, -0.015)],
    0.02,
  );
  pen.path(screen, { fill: '#0b0f12', stroke: '#0b0f12', width: 2 });
  pen.clip(screen, () => {
    pen.path(box(-half, -top, half * 2, top - foot + 20), {
      fill: pen.linear(
        [0, -top],
        [0, -foot],
        [
          [0, mix('#10181d', light.sky, 0.08)],
          [0.6, mix('#17222a', light.sky, 0.22)],
          [1, mix('#27353d', light.sky, 0.34)],
        ],
      ),
    });
    for (const x of [-half * 0.42, half * 0.42]) {
      pen.path(box(x - 15, -foot - 13, 30, 26, 7), { fill: '#090c0f', opacity: 0.55 });
      pen.path(box(x - 9, -foot - 25, 18, 14, 5), { fill: '#090c0f', opacity: 0.55 });
    }
    for (let y = -foot - 4; y > -screenTop + 3; y -= 4.2) {
      pen.path(`M${-half} ${y}L${half} ${y}`, { stroke: '#8a5a4a', width: 0.35, opacity: 0.4 });
    }
    pen.path(
      `M${-half * 0.7} ${-foot + 4}L${-half * 0.3} ${-top}L${half * 0.02} ${-top}L${-half * 0.35} ${-foot + 4}Z`,
      {
        fill: mix('#ffffff', light.sky, 0.4),
        opacity: 0.16,
      },
    );
  });
  if (shape.tailLamp !== 'wide') {
    // A spoiler with the high brake light, and the wiper.
    pen.path(symmetric([corner(roof - 1, top - 4, 4), corner(roof - 7, top - 12, 3, -0.01)], 0.02), {
      fill: pen.linear(
        [0, -top],
        [0, -top + 13],
        [
          [0, mix(paint, light.sky, 0.5)],
          [1, darken(paint, 0.35)],
        ],
      ),
      stroke: darken(paint, 0.6),
      width: 0.5,
    });
    pen.path(box(-14, -top + 9, 28, 2.2, 1), { fill: '#b3202a' });
    if (!shape.spareWheel) {
      pen.path(stroke([corner(0, foot + 1), corner(-30, foot + 7, 0, 0.05)]), { stroke: '#07090b', width: 1.8 });
      pen.path(ellipse(0, -foot - 1, 2.6), { fill: '#121518' });
    }
  }
}

function drawBody(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const half = shape.width / 2;
  const { paint } = look;
  const foot = glassFoot(shape);
  const dark = brightness(paint) < 0.25;
  const at = (above: number): number => (foot - above) / (foot - shape.clearance);
  const body = symmetric(
    [
      corner(half - 10, foot - 1, 9 * shape.softness, 0.02),
      corner(half - 1, foot - 16, 9, 0.015),
      corner(half, shape.rearBumper, 8),
      corner(half - 2.5, shape.clearance + 20, 6),
      corner(half - 12, shape.clearance + 5, 8, 0.01),
    ],
    shape.tailLamp === 'wide' ? 0.02 : 0.01,
  );
  pen.path(body, {
    fill: pen.linear(
      [0, -foot],
      [0, -shape.clearance],
      [
        [0, mix(paint, light.sky, 0.44)],
        [at(foot - 7), mix(paint, light.sky, 0.3)],
        [at(foot - 14), mix(paint, light.sky, dark ? 0.14 : 0.08)],
        [at(shape.rearBumper + 8), darken(paint, 0.18)],
        [at(shape.rearBumper + 2), mix(paint, light.sky, 0.24)],
        [at(shape.rearBumper - 10), darken(paint, 0.1)],
        [1, darken(paint, 0.5)],
      ],
    ),
  });
  pen.clip(body, () => {
    pen.path(box(-half, -foot - 6, half * 2, foot + 6), {
      fill: pen.linear(
        [-half, 0],
        [half, 0],
        [
          [0, '#05080f', 0.5],
          [0.1, '#05080f', 0.14],
          [0.22, '#05080f', 0],
          [0.78, '#05080f', 0],
          [0.9, '#05080f', 0.14],
          [1, '#05080f', 0.5],
        ],
      ),
    });
    if (light.dusk > 0) {
      pen.path(box(-half, -foot - 6, half * 2, foot + 6), { fill: '#0c1230', opacity: light.dusk * 0.34 });
    }
  });
}

function drawTailgate(pen: Pen, shape: CarShape, look: CarLook): void {
  const half = shape.width / 2;
  const { paint } = look;
  const foot = glassFoot(shape);
  const low = shape.rearBumper + (shape.tailLamp === 'wide' ? 8 : 1);
  const seam = (path: string): void => {
    pen.path(path, { stroke: lighten(paint, 0.5), width: 0.9, opacity: 0.4 });
    pen.transform('translate(0 -0.7)', () =>
      pen.path(path, { stroke: darken(paint, 0.72), width: 0.9, opacity: 0.85 }),
    );
  };
  seam(
    stroke([
      corner(-half + 13, foot - 4),
      corner(-half + 24, low + 8, 10),
      corner(-half + 32, low, 6, -0.005),
      corner(half - 32, low, 6),
      corner(half - 24, low + 8, 10),
      corner(half - 13, foot - 4),
    ]),
  );
  const plateAt = shape.tailLamp === 'wide' ? shape.rearBumper - 10 : (foot + low) / 2 - 3;
  if (shape.spareWheel) {
    const y = -(foot + low) / 2;
    drawWheel(pen, { x: 0, y, tyre: shape.tyre * 0.86, rim: shape.rim * 0.9, design: look.wheels, turn: 20 });
    drawPlate(pen, half - 34, -shape.rearBumper - 1, 38);
    return;
  }
  pen.path(symmetric([corner(31, plateAt + 9, 4), corner(28, plateAt - 8, 4)]), {
    fill: pen.linear(
      [0, -plateAt - 9],
      [0, -plateAt + 8],
      [
        [0, darken(paint, 0.55)],
        [1, darken(paint, 0.2)],
      ],
    ),
  });
  drawPlate(pen, 0, -plateAt, 44);
  pen.path(box(-29, -plateAt - 12.5, 58, 3, 1.4), {
    fill: look.chrome ? '#dbe1e4' : '#15181b',
    stroke: '#3a4045',
    width: 0.4,
  });
  const badge = -(plateAt + (foot - plateAt) * 0.66);
  pen.path(ellipse(0, badge, 5.6, 4.4), { fill: '#1f2427', stroke: '#dfe5e8', width: 1.1 });
  pen.path(`M-2.6 ${badge + 1.6}L0 ${badge - 2}L2.6 ${badge + 1.6}`, { stroke: '#dfe5e8', width: 1 });
}

function drawBumper(pen: Pen, shape: CarShape, look: CarLook): void {
  const half = shape.width / 2;
  const low = shape.clearance;
  const plasticTop = shape.cladding ? low + 25 : low + 14;
  pen.path(
    symmetric([
      corner(half - 30, plasticTop + (shape.cladding ? 4 : 0), 5),
      corner(half - 3, plasticTop - 4, 4),
      corner(half - 3.5, low + 14, 6),
      corner(half - 12, low + 5, 8, 0.01),
    ]),
    {
      fill: pen.linear(
        [0, -plasticTop],
        [0, -low],
        [
          [0, '#3a4044'],
          [0.3, '#272b2e'],
          [1, '#101214'],
        ],
      ),
    },
  );
  for (const side of [-1, 1]) {
    pen.path(box(side * (half - 20) - 9, -plasticTop - 3.5, 18, 3.6, 1.6), { fill: '#b01d26' });
  }
  if (shape.cladding) {
    pen.path(symmetric([corner(half - 42, low + 13, 3), corner(half - 50, low + 5, 4, 0.01)]), {
      fill: pen.linear(
        [0, -low - 13],
        [0, -low - 3],
        [
          [0, '#e6eaec'],
          [1, '#88929a'],
        ],
      ),
    });
  }
  if (!look.electric) {
    pen.path(ellipse(-half + 34, -low - 4, 5, 3.2), { fill: '#9aa4aa' });
    pen.path(ellipse(-half + 34, -low - 4, 3.8, 2.2), { fill: '#0a0c0d' });
  }
}

function drawLamp(pen: Pen, shape: CarShape, light: Light, side: -1 | 1): void {
  const half = shape.width / 2;
  const tail = shape.tail[1];
  const lamps: Readonly<Record<CarShape['tailLamp'], Corner[]>> = {
    upright: [
      corner(half - 19, tail + 9, 4, 0.02),
      corner(half - 6, tail + 8, 4),
      corner(half - 0.5, tail - 6, 3),
      corner(half - 1, tail - 20, 4),
      corner(half - 16, tail - 19, 4),
    ],
    wide: [
      corner(half - 46, tail - 3, 3, 0.02),
      corner(half - 6, tail - 1, 5),
      corner(half - 0.5, tail - 9, 3),
      corner(half - 3, tail - 20, 4),
      corner(half - 32, tail - 16, 5),
    ],
    block: [
      corner(half - 40, tail + 2, 3, 0.01),
      corner(half - 6, tail + 4, 5),
      corner(half - 0.5, tail - 4, 3),
      corner(half - 2, tail - 15, 4),
      corner(half - 34, tail - 12, 4),
    ],
  };
  const corners = lamps[shape.tailLamp];
  const path = outline(side > 0 ? corners : mirrored(corners));
  pen.path(path, {
    fill: pen.linear(
      [0, -tail - 8],
      [0, -tail + 18],
      [
        [0, '#e2343b'],
        [0.5, '#c01822'],
        [1, '#7d0d15'],
      ],
    ),
    stroke: '#2a070b',
    width: 1,
  });
  pen.clip(path, () => {
    const inner = side * (half - 46);
    const outer = side * half;
    pen.path(`M${inner} ${-tail + 3}L${outer} ${-tail + 1}`, { stroke: '#ffb3a4', width: 2, opacity: 0.9 });
    pen.path(`M${inner} ${-tail + 9}L${outer} ${-tail + 8}`, { stroke: '#f4dfd4', width: 3, opacity: 0.75 });
    pen.path(`M${inner} ${-tail - 3}L${outer} ${-tail - 6}`, { stroke: '#ffffff', width: 3, opacity: 0.16 });
  });
  if (light.dusk > 0.3) {
    const x = side * (half - 14);
    pen.path(ellipse(x, -tail + 5, 44), {
      fill: pen.radial([x, -tail + 5], 44, [
        [0, '#ff6a5c', 0.7 * light.dusk],
        [0.3, '#ff3a30', 0.25 * light.dusk],
        [1, '#ff3a30', 0],
      ]),
    });
  }
}
