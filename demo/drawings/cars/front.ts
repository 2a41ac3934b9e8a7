import { brightness, darken, lighten, mix } from '../colour';
import { box, type Corner, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import { drawPlate } from '../plate';
import { mirrored, symmetric } from '../symmetry';
import type { CarLook, Light } from './look';
import { type CarShape, carShapes } from './shape';

const corner = (across: number, above: number, round = 0, bow = 0): Corner => ({ x: across, y: -above, round, bow });

/** Half the width of the roof, at its edge. */
export const roofHalf = (shape: CarShape): number => shape.width / 2 - (shape.softness > 0.5 ? 23 : 16);

export function drawFrontRails(pen: Pen, shape: CarShape): void {
  if (shape.roofRails) {
    for (const side of [-1, 1]) {
      pen.path(box(side * (roofHalf(shape) - 8) - 2, -shape.roofTop[1] + 4, 4, 10, 1.6), { fill: '#2a2e31' });
    }
  }
}

/** The two tyres and the dark between them. The body covers their upper part. */
export function drawFrontTyres(pen: Pen, shape: CarShape): void {
  const half = shape.width / 2;
  pen.path(box(-half + 12, -shape.clearance - 16, half * 2 - 24, 18, 4), { fill: '#0b0d10' });
  for (const side of [-1, 1]) {
    const inner = side * (half - 23);
    const left = side > 0 ? inner : inner - 20;
    pen.path(box(left, -shape.tyre * 1.3, 20, shape.tyre * 1.3, 4.5), {
      fill: pen.linear(
        [left, 0],
        [left + 20, 0],
        [
          [0, '#101214'],
          [0.5, '#33383c'],
          [1, '#121416'],
        ],
      ),
    });
    for (const groove of [5, 10, 15]) {
      pen.path(`M${left + groove} ${-shape.tyre}L${left + groove} -2`, { stroke: '#0c0e10', width: 1.3 });
    }
  }
}

/**
 * Draws a car from the front, without mirrors and tyres. The y axis is its middle line, and the ground is the x axis.
 */
export function drawCarFront(pen: Pen, look: CarLook, light: Light): void {
  const shape = carShapes[look.body];
  drawGreenhouse(pen, shape, look, light);
  drawBody(pen, shape, look, light);
  drawHood(pen, shape, look, light);
  drawGrille(pen, shape, look);
  drawBumper(pen, shape, look);
  for (const side of [-1, 1] as const) {
    drawHeadLamp(pen, shape, light, side);
  }
}

export function drawFrontMirrors(pen: Pen, look: CarLook, light: Light, sides: readonly (-1 | 1)[] = [-1, 1]): void {
  for (const side of sides) {
    drawMirror(pen, carShapes[look.body], look, light, side);
  }
}

function drawGreenhouse(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const half = shape.width / 2;
  const roof = roofHalf(shape);
  const top = shape.roofTop[1];
  const soft = shape.softness;
  const cowl = shape.cowl[1];
  const paint = look.roof ?? look.paint;
  const house = symmetric(
    [corner(roof, top - 7, 15 * soft + 3, 0.02), corner(half - 6, cowl - 8, 4), corner(half - 6, cowl - 24, 0)],
    0.03,
  );
  pen.path(house, {
    fill: pen.linear(
      [0, -top],
      [0, -cowl + 10],
      [
        [0, mix(paint, light.sky, 0.62)],
        [0.25, mix(paint, light.sky, 0.2)],
        [1, darken(paint, 0.22)],
      ],
    ),
  });
  if (look.roof !== undefined) {
    pen.clip(house, () => {
      pen.path(box(-half, -cowl - 16, half * 2, 40), {
        fill: pen.linear(
          [0, -cowl - 16],
          [0, -cowl + 4],
          [
            [0, mix(look.paint, light.sky, 0.2)],
            [1, darken(look.paint, 0.2)],
          ],
        ),
      });
    });
  }
  const screen = symmetric(
    [corner(roof - 5.5, top - 13, 10 * soft, 0.015), corner(half - 14, cowl - 4, 5, -0.035)],
    0.03,
  );
  pen.path(screen, { fill: '#0b0f12', stroke: '#0b0f12', width: 1.6 });
  pen.clip(screen, () => {
    pen.path(box(-half, -top, half * 2, top - cowl + 30), {
      fill: pen.linear(
        [0, -top],
        [0, -cowl],
        [
          [0, mix('#141d22', light.sky, 0.12)],
          [0.5, mix('#1c2930', light.sky, 0.26)],
          [1, mix('#2c3d46', light.sky, 0.4)],
        ],
      ),
    });
    const seat = '#0a0e11';
    for (const side of [-1, 1]) {
      const x = side * half * 0.4;
      pen.path(box(x - 19, -cowl - 30, 38, 50, 11), { fill: seat, opacity: 0.6 });
      pen.path(box(x - 10, -cowl - 43, 20, 15, 6), { fill: seat, opacity: 0.6 });
    }
    // The steering wheel is on the right-hand side of the car, which is the viewer's left.
    pen.path(ellipse(-half * 0.41, -cowl - 9, 17, 15), { stroke: '#06080a', width: 3.6, opacity: 0.85 });
    pen.path(box(-half * 0.41 - 15, -cowl - 9, 30, 4, 2), { fill: '#06080a', opacity: 0.85 });
    pen.path(box(-half, -cowl - 2, half * 2, 14), { fill: '#0a0d0f', opacity: 0.7 });
    pen.path(box(-9, -top + 17, 18, 6, 2.4), { fill: '#07090b' });
    pen.path(
      `M${-half * 0.62} ${-cowl + 8}L${-half * 0.2} ${-top}L${half * 0.12} ${-top}L${-half * 0.25} ${-cowl + 8}Z`,
      {
        fill: pen.linear(
          [0, -top],
          [0, -cowl],
          [
            [0, mix('#ffffff', light.sky, 0.4), 0.34],
            [1, mix('#ffffff', light.sky, 0.4), 0.05],
          ],
        ),
      },
    );
    pen.path(`M${half * 0.02} ${-cowl + 8}L${half * 0.36} ${-top}L${half * 0.43} ${-top}L${half * 0.1} ${-cowl + 8}Z`, {
      fill: mix('#ffffff', light.sky, 0.4),
      opacity: 0.13,
    });
  });
  for (const [from, to] of [
    [-half * 0.1, -half * 0.62],
    [half * 0.42, -half * 0.05],
  ] as const) {
    pen.path(stroke([corner(from, cowl - 4), corner(to, cowl + 3.5, 0, 0.02)]), { stroke: '#07090b', width: 1.7 });
  }
}

function drawBody(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const half = shape.width / 2;
  const { paint } = look;
  const cowl = shape.cowl[1];
  const soft = shape.softness;
  const body = symmetric(
    [
      corner(half - 11, cowl - 3, 8 * soft, 0.03),
      corner(half - 1.5, cowl - 20, 10 * soft, 0.02),
      corner(half, shape.noseHeight - 4, 10),
      corner(half - 2.5, shape.clearance + 20, 6),
      corner(half - 13, shape.clearance + 3, 8, 0.01),
    ],
    0.02,
  );
  const top = cowl;
  const at = (above: number): number => (top - above) / (top - shape.clearance);
  const dark = brightness(paint) < 0.25;
  pen.path(body, {
    fill: pen.linear(
      [0, -top],
      [0, -shape.clearance],
      [
        [0, mix(paint, light.sky, 0.42)],
        [at(shape.hoodFront[1]), mix(paint, light.sky, 0.3)],
        [at(shape.lampHeight - 8), mix(paint, light.sky, dark ? 0.14 : 0.08)],
        [at(shape.noseHeight - 6), darken(paint, 0.08)],
        [at(shape.noseHeight - 22), darken(paint, 0.28)],
        [1, darken(paint, 0.55)],
      ],
    ),
  });
  pen.clip(body, () => {
    pen.path(box(-half, -cowl, half * 2, cowl), {
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
      pen.path(box(-half, -cowl, half * 2, cowl), { fill: '#0c1230', opacity: light.dusk * 0.34 });
    }
    for (const side of [-1, 1]) {
      pen.path(
        stroke([
          corner(side * (half - 3), shape.lampHeight - 16, 0),
          corner(side * (half - 30), shape.noseHeight - 12, 14),
          corner(side * (half - 42), shape.clearance + 16),
        ]),
        { stroke: lighten(paint, 0.5), width: 1.1, opacity: 0.45 },
      );
    }
  });
}

function drawHood(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const half = shape.width / 2;
  const { paint } = look;
  const cowl = shape.cowl[1];
  const front = shape.hoodFront[1];
  const boxy = shape.spareWheel === true;
  const lip = boxy ? front - 6 : Math.min(front - 4, shape.lampHeight + 7);
  const hood = symmetric(
    [
      corner(half - 15, cowl - 4.5, 4, 0.01),
      corner(half - (boxy ? 24 : 21), (cowl + front) / 2, 8, 0.03),
      corner(half - (boxy ? 30 : 34), lip, 9, boxy ? 0 : 0.02),
    ],
    0.02,
  );
  pen.path(hood, {
    fill: pen.linear(
      [0, -cowl],
      [0, -lip],
      [
        [0, mix(paint, light.sky, 0.34)],
        [0.3, mix(paint, light.sky, 0.52)],
        [0.7, mix(paint, light.sky, 0.26)],
        [1, darken(paint, 0.1)],
      ],
    ),
    stroke: darken(paint, 0.6),
    width: 0.8,
  });
  const gleam = mix('#ffffff', light.sky, 0.3);
  for (const side of [-1, 1]) {
    const crease = stroke([corner(side * (half - 40), cowl - 4, 0, side * 0.03), corner(side * (half - 50), lip + 2)]);
    pen.path(crease, { stroke: gleam, width: 1.6, opacity: 0.5 });
    pen.transform(`translate(${side * 1.6} 0)`, () =>
      pen.path(crease, { stroke: darken(paint, 0.5), width: 1.4, opacity: 0.35 }),
    );
  }
  pen.path(stroke([corner(-half + 40, lip + 1.2, 0, 0.012), corner(half - 40, lip + 1.2)]), {
    stroke: gleam,
    width: 1.2,
    opacity: 0.6,
  });
}

function drawGrille(pen: Pen, shape: CarShape, look: CarLook): void {
  const half = shape.width / 2;
  const lamp = shape.lampHeight;
  const boxy = shape.spareWheel === true;
  const width = boxy ? half - 42 : half - 37;
  const upper = lamp + (boxy ? 11 : 4);
  const lower = boxy ? lamp - 16 : lamp - (shape.cladding ? 14 : 9);
  const grille = symmetric([corner(width, upper, 3, 0), corner(width - (boxy ? 0 : 5), lower, 4, -0.012)], -0.012);
  const { grille: pattern } = look;
  if (pattern === 'closed') {
    pen.path(symmetric([corner(width, upper - 2, 3), corner(width - 2, upper - 7, 3)]), { fill: '#111416' });
    pen.path(`M${-width} ${-upper + 4.5}L${width} ${-upper + 4.5}`, { stroke: '#e9f4fb', width: 1.2 });
    drawEmblem(pen, -upper + 12, 5.4);
    return;
  }
  pen.path(grille, { fill: '#0d0f11', stroke: look.chrome ? '#d3dade' : '#1f2326', width: look.chrome ? 2 : 1.4 });
  pen.clip(grille, () => {
    const height = upper - lower;
    switch (pattern) {
      case 'mesh':
        for (let row = 0; row * 4 < height + 4; row += 1) {
          for (let x = -width - 4; x < width + 4; x += 6) {
            const left = x + (row % 2) * 3;
            const y = -upper + row * 4;
            pen.path(`M${left} ${y}L${left + 3} ${y - 2.2}L${left + 6} ${y}L${left + 3} ${y + 2.2}Z`, {
              stroke: '#596268',
              width: 0.7,
            });
          }
        }
        break;
      case 'slats':
        for (let x = -width + 4; x < width; x += 5.4) {
          pen.path(box(x, -upper, 2, height, 0.6), { fill: look.chrome ? '#aeb7bc' : '#4a5257' });
        }
        break;
      case 'slots':
        for (let index = -3; index <= 3; index += 1) {
          pen.path(box(index * (width / 3.7) - 3.4, -upper + 3, 6.8, height - 6, 2.4), {
            fill: '#2c3135',
            stroke: '#6a7379',
            width: 0.8,
          });
        }
        break;
      case 'bars':
        for (let y = -upper + 3.4; y < -lower; y += 4.2) {
          pen.path(box(-width, y, width * 2, 1.7, 0.8), { fill: look.chrome ? '#ccd4d8' : '#596268' });
        }
    }
  });
  drawEmblem(pen, -(upper + lower) / 2, boxy ? 4.4 : 5);
}

/** A badge without a maker. */
function drawEmblem(pen: Pen, y: number, radius: number): void {
  pen.path(ellipse(0, y, radius * 1.25, radius), { fill: '#22272a' });
  pen.path(ellipse(0, y, radius * 1.25, radius), {
    stroke: pen.linear(
      [0, y - radius],
      [0, y + radius],
      [
        [0, '#ffffff'],
        [0.5, '#aab3b8'],
        [1, '#e6ebee'],
      ],
    ),
    width: 1.3,
  });
  pen.path(`M${-radius * 0.6} ${y + radius * 0.4}L0 ${y - radius * 0.55}L${radius * 0.6} ${y + radius * 0.4}`, {
    stroke: '#dfe5e8',
    width: 1.3,
  });
}

function drawBumper(pen: Pen, shape: CarShape, look: CarLook): void {
  const half = shape.width / 2;
  const low = shape.clearance;
  const intakeTop = shape.noseHeight - (shape.cladding ? 13 : 14);
  const intakeLow = low + (shape.cladding ? 14 : 9);
  const plastic = pen.linear(
    [0, -intakeTop],
    [0, -low],
    [
      [0, '#33383c'],
      [0.4, '#24282b'],
      [1, '#0f1113'],
    ],
  );
  if (shape.cladding) {
    pen.path(
      symmetric([
        corner(half - 40, intakeTop + 3, 4),
        corner(half - 22, low + 22, 8),
        corner(half - 2, low + 25, 2),
        corner(half - 3, low + 14, 6),
        corner(half - 14, low + 3, 8, 0.01),
      ]),
      { fill: plastic },
    );
  }
  pen.path(symmetric([corner(half - 46, intakeTop, 4), corner(half - 36, intakeLow, 6, 0.01)], 0), {
    fill: '#0c0e10',
    stroke: look.chrome && !shape.cladding ? '#c3cbd0' : '#2c3135',
    width: 1,
  });
  for (let y = -intakeTop + 5; y < -intakeLow - 2; y += 5) {
    pen.path(`M${-half + 50} ${y}L${half - 50} ${y}`, { stroke: '#3b4247', width: 1.1 });
  }
  for (const side of [-1, 1]) {
    const x = side * (half - 21);
    const y = -(low + 26);
    const pocket = [
      corner(half - 33, low + 31, 4),
      corner(half - 9, low + 35, 4),
      corner(half - 10, low + 20, 4),
      corner(half - 28, low + 19, 4),
    ];
    pen.path(outline(side > 0 ? pocket : mirrored(pocket)), { fill: '#121517' });
    pen.path(ellipse(x, y, 4.6), { fill: '#5c666c' });
    pen.path(ellipse(x, y, 3.6), {
      fill: pen.radial([x - 1, y - 1], 4, [
        [0, '#ffffff'],
        [0.6, '#c3d1d9'],
        [1, '#66757d'],
      ]),
    });
  }
  if (shape.cladding) {
    pen.path(symmetric([corner(half - 44, low + 11, 3), corner(half - 52, low + 3, 4, 0.01)]), {
      fill: pen.linear(
        [0, -low - 11],
        [0, -low],
        [
          [0, '#e8ecee'],
          [1, '#89939a'],
        ],
      ),
    });
  } else {
    pen.path(symmetric([corner(half - 16, low + 6, 3), corner(half - 22, low + 1.5, 3)]), { fill: '#131618' });
  }
  drawPlate(pen, 0, -(shape.noseHeight - 8), 44);
}

function drawHeadLamp(pen: Pen, shape: CarShape, light: Light, side: -1 | 1): void {
  const half = shape.width / 2;
  const lamp = shape.lampHeight;
  const place = (corners: Corner[]): string => outline(side > 0 ? corners : mirrored(corners));
  if (shape.spareWheel) {
    const x = side * (half - 31);
    pen.path(ellipse(x, -lamp + 2, 12.5), { fill: '#1c2023' });
    pen.path(ellipse(x, -lamp + 2, 11), {
      fill: pen.radial([x - 3, -lamp - 2], 14, [
        [0, '#ffffff'],
        [0.5, '#d2dee5'],
        [1, '#6d7c85'],
      ]),
    });
    pen.path(ellipse(x, -lamp + 2, 11.6), { stroke: '#e8edf0', width: 1.4 });
    pen.path(ellipse(x, -lamp + 2, 7.6), { stroke: '#f4fbff', width: 1.2 });
  } else {
    const path = place([
      corner(half - 36, lamp + 2.5, 2, 0.03),
      corner(half - 5, lamp + 9, 3),
      corner(half - 1, lamp + 1.5, 3, 0.02),
      corner(half - 7, lamp - 6, 4, 0.03),
      corner(half - 33, lamp - 5.5, 4),
    ]);
    pen.path(path, {
      fill: pen.linear(
        [0, -lamp - 9],
        [0, -lamp + 7],
        [
          [0, '#68747b'],
          [0.45, '#1b2125'],
          [1, '#0d1012'],
        ],
      ),
      stroke: '#090b0d',
      width: 1,
    });
    pen.clip(path, () => {
      for (const [offset, radius] of [
        [12, 5.2],
        [24.5, 4.2],
      ] as const) {
        const x = side * (half - offset);
        pen.path(ellipse(x, -lamp - 0.6, radius), { fill: '#a7b2b9' });
        pen.path(ellipse(x, -lamp - 0.6, radius * 0.8), {
          fill: pen.radial([x - 1, -lamp - 2], radius, [
            [0, '#ffffff'],
            [0.5, '#cfe0ea'],
            [1, '#4d5d66'],
          ]),
        });
      }
      pen.path(
        stroke([
          corner(side * (half - 34), lamp - 4, 0),
          corner(side * (half - 9), lamp - 4.6, 4),
          corner(side * (half - 2.5), lamp + 3),
        ]),
        { stroke: '#f2f9fd', width: 1.7 },
      );
      pen.path(
        place([
          corner(half - 40, lamp + 4),
          corner(half, lamp + 12),
          corner(half, lamp + 6),
          corner(half - 40, lamp + 1),
        ]),
        {
          fill: '#ffffff',
          opacity: 0.24,
        },
      );
    });
  }
  if (light.dusk > 0.3) {
    const x = side * (half - 18);
    pen.path(ellipse(x, -lamp, 52), {
      fill: pen.radial([x, -lamp], 52, [
        [0, '#fffaf0', 0.95 * light.dusk],
        [0.16, '#fff0cc', 0.5 * light.dusk],
        [1, '#ffe6a8', 0],
      ]),
    });
  }
}

function drawMirror(pen: Pen, shape: CarShape, look: CarLook, light: Light, side: -1 | 1): void {
  const half = shape.width / 2;
  const above = shape.beltFront[1] + 3;
  const paint = look.roof ?? look.paint;
  const place = (corners: Corner[]): string => outline(side > 0 ? corners : mirrored(corners));
  pen.path(
    place([
      corner(half - 9, above + 3),
      corner(half + 2, above + 4),
      corner(half + 2, above),
      corner(half - 9, above - 1),
    ]),
    {
      fill: '#15181b',
    },
  );
  pen.path(
    place([
      corner(half - 2, above + 8, 4, 0.03),
      corner(half + 14, above + 10, 5, 0.03),
      corner(half + 16, above, 5),
      corner(half - 1, above - 2, 4),
    ]),
    {
      fill: pen.linear(
        [0, -above - 10],
        [0, -above + 2],
        [
          [0, mix(paint, light.sky, 0.55)],
          [0.5, paint],
          [1, darken(paint, 0.5)],
        ],
      ),
      stroke: darken(paint, 0.6),
      width: 0.6,
    },
  );
  pen.path(stroke([corner(side * (half + 1), above + 3), corner(side * (half + 13), above + 3.6)]), {
    stroke: '#f3a13c',
    width: 1,
    opacity: 0.85,
  });
}
