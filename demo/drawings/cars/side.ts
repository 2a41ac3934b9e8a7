import { brightness, darken, lighten, mix } from '../colour';
import { arc, box, type Corner, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import type { CarLook, Light } from './look';
import { type CarShape, carShapes, type Spot } from './shape';
import { drawWheel } from './wheel';

/** A corner, in centimetres behind the nose and above the ground. */
const corner = (behind: number, above: number, round = 0, bow = 0): Corner => ({ x: behind, y: -above, round, bow });

const spotCorner = ([behind, above]: Spot, round = 0, bow = 0): Corner => corner(behind, above, round, bow);

function alongLine([x1, y1]: Spot, [x2, y2]: Spot, above: number): number {
  return x1 + ((above - y1) / (y2 - y1)) * (x2 - x1);
}

const archRadius = (shape: CarShape): number => shape.tyre * 1.17;

/** The outline of the body from the side, with the nose to the left. */
function bodyOutline(shape: CarShape): string {
  const soft = shape.softness;
  const [tailX, tailY] = shape.tail;
  return outline([
    corner(12, shape.clearance + 3, 5),
    corner(3, shape.noseHeight - 16, 10 * soft, 0.02),
    corner(0, shape.noseHeight, 12 * soft, 0.03),
    spotCorner(shape.hoodFront, 14 * soft, 0.045 * soft),
    spotCorner(shape.cowl, 9, 0.025),
    spotCorner(shape.windscreenTop, 24 * soft, 0.012),
    spotCorner(shape.roofTop, 40, 0.012),
    spotCorner(shape.roofRear, 12 * soft + 2, 0.03 * soft),
    spotCorner(shape.deck, 10 * soft, 0.01),
    corner(tailX, tailY, 7 * soft, 0.03),
    corner(shape.length - 1, shape.rearBumper, 9 * soft),
    corner(shape.length - 3, shape.rearBumper - 22, 8),
    corner(shape.length - 16, shape.clearance + 5, 6),
  ]);
}

function glassOutline(shape: CarShape): Corner[] {
  const top = shape.windscreenTop[1] - 6.5;
  const front = alongLine(shape.cowl, shape.windscreenTop, top) + 13;
  const soft = shape.softness;
  return [
    spotCorner(shape.beltFront, 3, 0),
    corner(front, top, 13 * soft, 0.012),
    spotCorner(shape.glassRear, 9 * soft, 0.02),
    spotCorner(shape.beltRear, 3, -0.01),
  ];
}

/** Draws a car from its left side: the nose is to the left, the ground is the x axis, and y grows downwards. */
export function drawCarSide(pen: Pen, look: CarLook, light: Light, wheelTurn: number): void {
  const shape = carShapes[look.body];
  drawUnderbody(pen, shape);
  drawCarFlank(pen, look, light);
  drawFrontEnd(pen, shape, look, light);
  drawMirror(pen, shape, look, light);
  drawCarWheels(pen, look, wheelTurn);
}

/** The side view without mirror, wheels, underbody and front parts. */
export function drawCarFlank(pen: Pen, look: CarLook, light: Light): void {
  const shape = carShapes[look.body];
  const body = bodyOutline(shape);
  pen.clip(body, () => {
    paintBody(pen, shape, look, light);
    drawArches(pen, shape, look);
  });
  drawGlass(pen, shape, look, light);
  drawSeams(pen, shape, look, light);
  drawTailLamp(pen, shape);
  drawFittings(pen, shape, look, light, body);
}

export function drawCarWheels(pen: Pen, look: CarLook, wheelTurn: number): void {
  const shape = carShapes[look.body];
  for (const x of [shape.frontAxle, shape.rearAxle]) {
    drawWheel(pen, { x, y: -shape.tyre, tyre: shape.tyre, rim: shape.rim, design: look.wheels, turn: wheelTurn + x });
  }
}

export function drawUnderbody(pen: Pen, shape: CarShape): void {
  pen.path(
    outline([
      corner(22, shape.clearance + 14, 4),
      corner(shape.length - 24, shape.clearance + 14, 4),
      corner(shape.length - 34, shape.clearance - 4, 5),
      corner(34, shape.clearance - 4, 5),
    ]),
    { fill: '#0b0d10' },
  );
  for (const axle of [shape.frontAxle, shape.rearAxle]) {
    pen.path(ellipse(axle + 7, -shape.tyre * 0.98, shape.tyre * 0.94, shape.tyre * 0.94), { fill: '#08090b' });
  }
}

function paintBody(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const { paint } = look;
  const dark = brightness(paint) < 0.25;
  const top = shape.roofTop[1];
  const belt = (shape.beltFront[1] + shape.beltRear[1]) / 2;
  const at = (above: number): number => (top - above) / (top - shape.clearance);
  const lit = mix(paint, light.sky, dark ? 0.3 : 0.34);
  pen.path(box(-4, -top - 4, shape.length + 8, top + 4), {
    fill: pen.linear(
      [shape.length / 2, -top],
      [shape.length / 2, -shape.clearance],
      [
        [0, mix(paint, light.sky, 0.4)],
        [at(belt + 6), mix(paint, light.sky, 0.22)],
        [at(belt - 3), lit],
        [at(belt - 12), mix(paint, light.sky, dark ? 0.12 : 0.1)],
        [at(belt * 0.68), paint],
        [at(belt * 0.56), darken(paint, 0.16)],
        [at(belt * 0.4), mix(darken(paint, 0.2), light.ground, 0.14)],
        [1, darken(paint, 0.52)],
      ],
    ),
  });
  if (look.roof !== undefined) {
    const edge = stroke([
      spotCorner([shape.cowl[0] - 8, shape.cowl[1] + 4]),
      spotCorner([shape.windscreenTop[0] + 2, shape.windscreenTop[1] - 7], 20, 0.01),
      spotCorner([shape.roofRear[0] - 2, shape.roofRear[1] - 7], 10),
      corner(shape.deck[0] + 10, shape.roofRear[1] - 24),
    ]);
    pen.path(`${edge}L${shape.length + 6} ${-top - 6}L0 ${-top - 6}Z`, {
      fill: pen.linear(
        [shape.length / 2, -top],
        [shape.length / 2, -top + 26],
        [
          [0, mix(look.roof, light.sky, 0.3)],
          [1, look.roof],
        ],
      ),
    });
  }
  paintReflections(pen, shape, paint, light, belt, dark);
  // The ends turn away from the viewer.
  const shade = '#05080f';
  pen.path(box(-4, -top - 4, shape.length + 8, top + 4), {
    fill: pen.linear(
      [0, 0],
      [shape.length, 0],
      [
        [0, shade, 0.42],
        [0.035, shade, 0.2],
        [0.11, shade, 0],
        [0.88, shade, 0],
        [0.965, shade, 0.2],
        [1, shade, 0.46],
      ],
    ),
  });
  if (light.dusk > 0) {
    pen.path(box(-4, -top - 4, shape.length + 8, top + 4), { fill: '#0c1230', opacity: light.dusk * 0.34 });
  }
}

function paintReflections(pen: Pen, shape: CarShape, paint: string, light: Light, belt: number, dark: boolean): void {
  const { length } = shape;
  const gleam = mix('#ffffff', light.sky, 0.35);
  const shoulder = belt - 5;
  // Sky along the shoulder.
  pen.path(
    outline([
      corner(6, shoulder - 16, 0, 0.05),
      corner(length * 0.3, shoulder + 1, 0, 0.005),
      corner(length - 6, shoulder + 4, 0, 0.006),
      corner(length * 0.72, shoulder - 3.5, 0, -0.004),
      corner(length * 0.3, shoulder - 7, 0, -0.03),
    ]),
    {
      fill: pen.linear(
        [0, 0],
        [length, 0],
        [
          [0, gleam, 0.1],
          [0.25, gleam, dark ? 0.5 : 0.62],
          [0.6, gleam, dark ? 0.42 : 0.52],
          [1, gleam, 0.12],
        ],
      ),
    },
  );
  // The horizon mirrored in the doors: darker below a soft wave.
  const wave = belt * 0.64;
  pen.path(
    `M-5 ${-wave + 12}C${length * 0.12} ${-wave + 2} ${length * 0.2} ${-wave - 5} ${length * 0.34} ${-wave - 2}` +
      `C${length * 0.5} ${-wave + 2} ${length * 0.62} ${-wave + 1} ${length * 0.74} ${-wave - 4}` +
      `C${length * 0.85} ${-wave - 8} ${length * 0.94} ${-wave} ${length + 5} ${-wave + 8}L${length + 5} 0L-5 0Z`,
    {
      fill: pen.linear(
        [shape.length / 2, -wave - 6],
        [shape.length / 2, -shape.clearance],
        [
          [0, darken(paint, 0.55), dark ? 0.5 : 0.4],
          [0.45, darken(paint, 0.5), 0.1],
          [1, darken(paint, 0.6), 0.3],
        ],
      ),
    },
  );
  // Light from the ground on the turn-under of the doors.
  pen.path(
    outline([
      corner(shape.frontAxle + 34, wave - 22, 0, 0.012),
      corner(shape.rearAxle - 36, wave - 20, 0, 0),
      corner(shape.rearAxle - 40, wave - 27, 0, 0.01),
      corner(shape.frontAxle + 40, wave - 29, 0, 0),
    ]),
    { fill: mix('#ffffff', light.ground, 0.5), opacity: dark ? 0.16 : 0.3 },
  );
}

function drawArches(pen: Pen, shape: CarShape, look: CarLook): void {
  const radius = archRadius(shape);
  const plastic = '#24272a';
  const lowSill = shape.clearance + (shape.cladding ? 13 : 6);
  if (shape.cladding) {
    pen.path(
      outline([
        corner(-4, shape.clearance + 17),
        corner(26, shape.clearance + 19, 6),
        corner(shape.frontAxle, shape.clearance + 19),
        corner(shape.rearAxle, shape.clearance + 19),
        corner(shape.length - 30, shape.clearance + 21, 6),
        corner(shape.length + 4, shape.clearance + 20),
        corner(shape.length + 4, 0),
        corner(-4, 0),
      ]),
      {
        fill: pen.linear(
          [shape.length / 2, -shape.clearance - 20],
          [shape.length / 2, -shape.clearance],
          [
            [0, '#3d4246'],
            [0.25, '#2a2e31'],
            [1, '#131518'],
          ],
        ),
      },
    );
    pen.path(box(shape.frontAxle + radius, -lowSill - 2.4, shape.rearAxle - shape.frontAxle - radius * 2, 1.1), {
      fill: look.chrome ? '#c9d0d4' : '#4c5256',
    });
  } else {
    pen.path(box(-4, -lowSill, shape.length + 8, 20), {
      fill: pen.linear(
        [shape.length / 2, -lowSill],
        [shape.length / 2, -shape.clearance],
        [
          [0, darken(look.paint, 0.55)],
          [1, '#0d0f12'],
        ],
      ),
    });
    pen.path(`M${shape.frontAxle + radius} ${-lowSill}L${shape.rearAxle - radius} ${-lowSill}`, {
      stroke: lighten(look.paint, 0.4),
      width: 0.7,
      opacity: 0.55,
    });
  }
  for (const x of [shape.frontAxle, shape.rearAxle]) {
    const y = -shape.tyre;
    // The arch's lip throws a soft shade on the paint round it.
    pen.path(ellipse(x, y, radius * 1.3), {
      fill: pen.radial([x, y], radius * 1.3, [
        [0.76, '#05070a', 0.4],
        [0.86, '#05070a', 0.12],
        [1, '#05070a', 0],
      ]),
    });
    if (shape.cladding) {
      pen.path(arc(x, y, radius + 2.2, 180 - 12, 360 + 12), {
        stroke: pen.linear(
          [x, y - radius - 6],
          [x, y],
          [
            [0, '#4a5054'],
            [0.35, plastic],
            [1, '#16181a'],
          ],
        ),
        width: 6.4,
        cap: 'butt',
      });
    } else {
      pen.path(arc(x, y, radius + 0.8, 175, 365), {
        stroke: lighten(look.paint, 0.55),
        width: 1.3,
        opacity: 0.75,
        cap: 'butt',
      });
    }
    pen.path(ellipse(x, y, radius), { fill: '#08090b' });
    pen.path(box(x - radius, y, radius * 2, radius), { fill: '#08090b' });
    pen.path(arc(x, y, radius - 2.5, 190, 350), { stroke: '#24282c', width: 1.2, opacity: 0.8 });
  }
}

function drawGlass(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const corners = glassOutline(shape);
  const frame = outline(corners);
  drawRearScreen(pen, shape, light);
  pen.path(frame, { fill: '#0b0e11', stroke: '#0b0e11', width: 2.4 });
  if (look.chrome) {
    pen.path(stroke([spotCorner(shape.beltFront), spotCorner(shape.beltRear)]), {
      stroke: pen.linear(
        [shape.beltFront[0], 0],
        [shape.beltRear[0], 0],
        [
          [0, '#8d979d'],
          [0.3, '#f4f7f8'],
          [0.7, '#d2d9dd'],
          [1, '#8d979d'],
        ],
      ),
      width: 1.3,
    });
  }
  const top = shape.windscreenTop[1] - 5;
  const belt = Math.min(shape.beltFront[1], shape.beltRear[1]);
  pen.clip(frame, () => {
    for (const [from, to, lean] of panes(shape)) {
      const pane = outline([
        corner(from, belt - 1, 2.4),
        corner(from + lean, top, 4),
        corner(to + lean * 0.3, top + 3, 4),
        corner(to, belt - 1, 2.4),
      ]);
      pen.clip(pane, () => drawPane(pen, shape, light, from, to, top, belt));
    }
    pen.path(frame, { stroke: '#0b0e11', width: 4.4 });
  });
}

/** Where each side window starts and ends, and how far its front edge leans back. */
function panes(shape: CarShape): [number, number, number][] {
  const start = shape.beltFront[0] - 20;
  const end = shape.beltRear[0] + 30;
  const quarterNeeded = shape.beltRear[0] - shape.pillarC > 14;
  const doorGlass: [number, number, number][] = [
    [start, shape.pillarB - 3, 0],
    [shape.pillarB + 3.4, quarterNeeded ? shape.pillarC - 1.4 : end, 1],
  ];
  return quarterNeeded ? [...doorGlass, [shape.pillarC + 2.2, end, -1]] : doorGlass;
}

function drawPane(pen: Pen, shape: CarShape, light: Light, from: number, to: number, top: number, belt: number): void {
  const height = top - belt;
  pen.path(box(from - 4, -top - 6, to - from + 50, height + 12), {
    fill: pen.linear(
      [from, -top],
      [from, -belt],
      [
        [0, mix('#10181d', light.sky, 0.1)],
        [0.55, mix('#18242b', light.sky, 0.22)],
        [1, mix('#2a3a42', light.sky, 0.34)],
      ],
    ),
  });
  // The seats, as tinted glass shows them.
  const seat = '#0a0e11';
  const seatAt = [shape.pillarB - 24, shape.pillarC - 26, shape.pillarC + 44];
  for (const x of seatAt) {
    pen.path(
      outline([
        corner(x - 10, belt - 4),
        corner(x - 5, belt + height * 0.42, 5),
        corner(x + 13, belt + height * 0.44, 5),
        corner(x + 16, belt - 4),
      ]),
      { fill: seat, opacity: 0.6 },
    );
    pen.path(box(x - 3, -belt - height * 0.7, 14, height * 0.26, 4), { fill: seat, opacity: 0.6 });
  }
  const wheelX = shape.beltFront[0] + 44;
  pen.path(ellipse(wheelX, -belt - 3, 4, 14, 18), { stroke: seat, width: 2.4, opacity: 0.6 });
  // Reflections of the sky.
  for (const [offset, width, strength] of [
    [0.06, 0.2, 0.2],
    [0.3, 0.06, 0.14],
    [0.74, 0.12, 0.1],
  ] as const) {
    const span = shape.pillarB - shape.beltFront[0];
    const x = from + span * offset + 14;
    pen.path(
      `M${x} ${-belt + 2}L${x + 26} ${-top - 4}L${x + 26 + span * width} ${-top - 4}L${x + span * width} ${-belt + 2}Z`,
      {
        fill: pen.linear(
          [x, -top],
          [x, -belt],
          [
            [0, mix('#ffffff', light.sky, 0.4), strength * 1.5],
            [1, mix('#ffffff', light.sky, 0.4), strength * 0.3],
          ],
        ),
      },
    );
  }
}

/** The visible edge of the rear window. */
function drawRearScreen(pen: Pen, shape: CarShape, light: Light): void {
  if (shape.spareWheel) {
    return;
  }
  const rearUpper = shape.roofRear[1] - 7;
  const rearLower = shape.deck[1] + 4;
  const rear = (above: number): number => alongLine(shape.roofRear, shape.deck, above);
  pen.path(
    outline([
      corner(rear(rearUpper) - 5, rearUpper, 2, 0),
      corner(rear(rearUpper) - 0.5, rearUpper, 2, 0.02),
      corner(rear(rearLower) - 0.5, rearLower, 2),
      corner(rear(rearLower) - 5.5, rearLower, 2),
    ]),
    { fill: mix('#0f171c', light.sky, 0.26) },
  );
}

function drawSeams(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const radius = archRadius(shape);
  const sill = shape.clearance + (shape.cladding ? 15 : 8);
  const seam = (path: string): void => {
    pen.path(path, { stroke: lighten(look.paint, 0.55), width: 0.9, opacity: 0.4 });
    pen.transform('translate(-0.6 -0.2)', () => {
      pen.path(path, { stroke: darken(look.paint, 0.72), width: 0.85, opacity: 0.85 });
    });
  };
  const belt = shape.beltFront[1];
  seam(
    stroke([
      corner(shape.beltFront[0] + 5, belt - 2),
      corner(shape.doorFront, belt - 14, 10),
      corner(shape.doorFront, sill + 14, 8),
      corner(shape.doorFront + 8, sill),
    ]),
  );
  seam(
    stroke([
      corner(shape.pillarB, belt),
      corner(shape.pillarB - 1, sill + 8, 4, 0.02),
      corner(shape.pillarB + 2, sill),
    ]),
  );
  const archEdge = Math.min(shape.pillarC + 10, shape.rearAxle - 6);
  const archMeets = shape.tyre + Math.sqrt(Math.max(0, (radius + 5) ** 2 - (archEdge - shape.rearAxle) ** 2));
  const rearSeam = [
    corner(shape.pillarC + 1, shape.beltRear[1] - 1),
    corner(shape.pillarC + 3, shape.beltRear[1] - 16, 8),
    corner(archEdge, archMeets + 4, 7),
  ];
  const lowerX = shape.rearAxle - radius - 4;
  seam(
    stroke(
      shape.pillarC + 4 < lowerX
        ? [...rearSeam.slice(0, 2), corner(shape.pillarC + 2, sill + 6, 6), corner(shape.pillarC - 2, sill)]
        : [...rearSeam, corner(lowerX + 1, shape.tyre + 6, 12), corner(lowerX - 5, sill)],
    ),
  );
  // Hood shut line and the bumpers' edges.
  seam(
    stroke([
      corner(shape.hoodFront[0] + 22, shape.hoodFront[1] - 3, 0, 0.03),
      corner(shape.cowl[0] - 2, shape.cowl[1] - 4),
    ]),
  );
  seam(
    stroke([
      corner(shape.frontAxle - radius + 5, shape.tyre + radius * 0.62),
      corner(shape.frontAxle - radius - 8, shape.lampHeight - 6, 6),
      corner(26, shape.lampHeight - 9),
    ]),
  );
  seam(
    stroke([
      corner(shape.rearAxle + radius - 4, shape.tyre + radius * 0.62),
      corner(shape.rearAxle + radius + 9, shape.rearBumper + 6, 6),
      corner(shape.length - 6, shape.rearBumper + 5),
    ]),
  );
  // The crease that runs from lamp to lamp.
  const crease = stroke([
    corner(shape.frontAxle - 8, shape.lampHeight + 5, 0, 0.02),
    corner(shape.pillarB, shape.lampHeight + 7.5, 40, 0.005),
    corner(shape.length - 22, shape.tail[1] - 12),
  ]);
  pen.path(crease, { stroke: mix('#ffffff', light.sky, 0.3), width: 1.6, opacity: 0.5 });
  pen.transform('translate(0 1.7)', () =>
    pen.path(crease, { stroke: darken(look.paint, 0.6), width: 1.8, opacity: 0.34 }),
  );
}

function drawFrontEnd(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const { lampHeight } = shape;
  const line = (above: number): number => alongLine(shape.cowl, shape.windscreenTop, above);
  const upper = shape.windscreenTop[1] - 5;
  const lower = shape.cowl[1] + 2;
  // The visible edge of the windscreen.
  pen.path(
    outline([
      corner(line(lower) + 2.5, lower, 1.5, 0.018),
      corner(line(upper) + 1.5, upper, 2),
      corner(line(upper) + 7, upper, 2, -0.012),
      corner(line(lower) + 9.5, lower, 1),
    ]),
    { fill: mix('#0f171c', light.sky, 0.26) },
  );
  if (shape.cladding) {
    pen.clip(bodyOutline(shape), () => drawSkidPlate(pen, shape, -6));
  }
  pen.path(
    outline([
      corner(1.5, shape.noseHeight + 3, 1),
      corner(4, shape.noseHeight + 9, 2),
      corner(8, shape.noseHeight + 9, 1),
      corner(5, shape.noseHeight + 2, 1),
    ]),
    { fill: look.chrome ? '#d6dde1' : '#14171a' },
  );
  const slim = shape.softness > 0.95 ? 1 : 0.85;
  const head = shape.spareWheel
    ? [
        corner(5, lampHeight + 8, 3),
        corner(13, lampHeight + 8, 2),
        corner(13, lampHeight - 9, 2),
        corner(4, lampHeight - 9, 3),
      ]
    : [
        corner(6, lampHeight - 6, 2, 0.02),
        corner(9, lampHeight + 1.5, 2, 0.06),
        corner(30, lampHeight + 8, 2, 0.02),
        corner(50 * slim, lampHeight + 11, 1),
        corner(40 * slim, lampHeight + 1, 5, 0.03),
        corner(20, lampHeight - 6.5, 4),
      ];
  const headPath = outline(head);
  pen.path(headPath, {
    fill: pen.linear(
      [shape.length / 2, -lampHeight - 11],
      [shape.length / 2, -lampHeight + 8],
      [
        [0, '#59646b'],
        [0.4, '#1d2327'],
        [1, '#0e1113'],
      ],
    ),
    stroke: '#0a0c0e',
    width: 0.9,
  });
  pen.clip(headPath, () => {
    pen.path(ellipse(18, -lampHeight, 5.2), { fill: '#8f9aa1' });
    pen.path(ellipse(18, -lampHeight, 4), {
      fill: pen.radial([17, -lampHeight - 1], 4.4, [
        [0, '#ffffff'],
        [0.5, '#cfe0ea'],
        [1, '#4d5d66'],
      ]),
    });
    pen.path(ellipse(29, -lampHeight - 2, 3.4), { fill: '#a9b5bc' });
    pen.path(
      stroke([corner(8, lampHeight - 4.5, 0), corner(22, lampHeight - 4.5, 3), corner(44 * slim, lampHeight + 7)]),
      { stroke: '#eef6fb', width: 1.5 },
    );
    pen.path(
      outline([
        corner(4, lampHeight + 1),
        corner(8, lampHeight + 12),
        corner(34, lampHeight + 14),
        corner(28, lampHeight + 5),
      ]),
      {
        fill: '#ffffff',
        opacity: 0.22,
      },
    );
  });
  if (light.dusk > 0.3) {
    pen.path(ellipse(16, -lampHeight, 46, 34), {
      fill: pen.radial([16, -lampHeight], 46, [
        [0, '#fff3cf', 0.75 * light.dusk],
        [0.3, '#ffe6a8', 0.28 * light.dusk],
        [1, '#ffe6a8', 0],
      ]),
    });
  }
  // Fog lamp, or the intake where it would be.
  if (!shape.spareWheel) {
    const low = shape.clearance + 19;
    pen.path(outline([corner(8, low - 4, 2), corner(10, low + 5, 2), corner(25, low + 3, 3), corner(22, low - 4, 2)]), {
      fill: '#101315',
    });
    pen.path(ellipse(15, -low, 3), { fill: look.chrome ? '#cdd6db' : '#6f7a81' });
  }
}

function drawTailLamp(pen: Pen, shape: CarShape): void {
  const end = shape.length;
  const [tailX, tailY] = shape.tail;
  const lamps: Readonly<Record<CarShape['tailLamp'], Corner[]>> = {
    upright: [
      corner(tailX - 15, tailY + 1, 4),
      corner(Math.min(tailX + 4, shape.deck[0] + 6), tailY + 10, 3),
      corner(end + 1, tailY - 4, 2),
      corner(end - 1, tailY - 21, 3),
      corner(tailX - 10, tailY - 19, 4),
    ],
    wide: [
      corner(tailX - 38, tailY - 7, 3, 0.02),
      corner(tailX - 8, tailY - 1, 3),
      corner(end + 1, tailY - 5, 2),
      corner(end, tailY - 20, 3, 0.02),
      corner(tailX - 18, tailY - 18, 5),
    ],
    block: [
      corner(tailX - 27, tailY - 2, 3),
      corner(tailX - 3, tailY + 5, 3),
      corner(end + 1, tailY - 2, 2),
      corner(end - 1, tailY - 15, 3),
      corner(tailX - 14, tailY - 13, 4),
    ],
  };
  const path = outline(lamps[shape.tailLamp]);
  pen.path(path, {
    fill: pen.linear(
      [end - 30, -tailY],
      [end, -tailY + 10],
      [
        [0, '#7d0f16'],
        [0.5, '#d4202a'],
        [1, '#8b0f17'],
      ],
    ),
    stroke: '#25070a',
    width: 0.9,
  });
  pen.clip(path, () => {
    pen.path(`M${end - 44} ${-tailY + 9}L${end + 2} ${-tailY + 5}`, { stroke: '#ff9a8d', width: 1.6, opacity: 0.85 });
    pen.path(`M${end - 44} ${-tailY + 14}L${end + 2} ${-tailY + 12}`, { stroke: '#f6e3da', width: 2.6, opacity: 0.7 });
    pen.path(
      outline([
        corner(end - 44, tailY + 2),
        corner(end + 2, tailY + 12),
        corner(end + 2, tailY - 1),
        corner(end - 44, tailY - 6),
      ]),
      {
        fill: '#ffffff',
        opacity: 0.2,
      },
    );
  });
}

function drawFittings(pen: Pen, shape: CarShape, look: CarLook, light: Light, body: string): void {
  const gleam = mix('#ffffff', light.sky, 0.25);
  // Light that grazes roof, hood and deck.
  pen.clip(body, () => {
    pen.path(body, {
      stroke: pen.linear(
        [0, -shape.roofTop[1]],
        [0, -shape.lampHeight],
        [
          [0, gleam, 0.6],
          [0.5, gleam, 0.5],
          [1, gleam, 0],
        ],
      ),
      width: 2.6,
    });
  });
  const handleHeight = shape.beltFront[1] - 13;
  for (const x of [shape.pillarB - 24, shape.pillarC - 21]) {
    pen.path(box(x - 1, -handleHeight - 2, 19, 5.4, 2.6), { fill: darken(look.paint, 0.5), opacity: 0.7 });
    pen.path(box(x - 1.5, -handleHeight - 1.6, 19, 3.2, 1.5), {
      fill: look.chrome ? '#dfe5e8' : lighten(look.paint, 0.2),
      stroke: darken(look.paint, 0.55),
      width: 0.4,
    });
    pen.path(`M${x} ${-handleHeight - 0.9}L${x + 15.5} ${-handleHeight - 0.9}`, {
      stroke: '#ffffff',
      width: 0.7,
      opacity: 0.8,
    });
  }
  if (shape.roofRails) {
    const [fromX, fromY] = shape.windscreenTop;
    const [toX, toY] = shape.roofRear;
    const rail = stroke([
      corner(fromX + 26, fromY + 1.5, 0),
      corner(fromX + 36, shape.roofTop[1] + 1.6, 8, 0.008),
      corner(toX - 24, toY + 7, 8),
      corner(toX - 12, toY + 2.5),
    ]);
    pen.path(rail, { stroke: '#23272a', width: 3.2 });
    pen.path(rail, { stroke: '#8b949a', width: 1 });
  }
  if (!shape.spareWheel) {
    const [roofX, roofY] = shape.roofRear;
    pen.path(
      outline([corner(roofX - 30, roofY + 2), corner(roofX - 14, roofY + 8, 3), corner(roofX - 10, roofY - 1)]),
      {
        fill: look.roof ?? darken(look.paint, 0.35),
      },
    );
  } else {
    drawSpareWheel(pen, shape);
  }
  const flapX = shape.rearAxle - 4;
  const flapY = shape.tail[1] - 14;
  pen.path(box(flapX, -flapY - 6, 13, 12, 3), { stroke: darken(look.paint, 0.6), width: 0.6, opacity: 0.6 });
  if (shape.cladding) {
    pen.clip(body, () => drawSkidPlate(pen, shape, shape.length - 32));
  }
}

function drawSkidPlate(pen: Pen, shape: CarShape, behind: number): void {
  pen.path(box(behind, -shape.clearance - 11, 38, 6, 3), { fill: '#98a2a8' });
  pen.path(box(behind, -shape.clearance - 11, 38, 1.6, 0.8), { fill: '#e6ebee' });
}

function drawMirror(pen: Pen, shape: CarShape, look: CarLook, light: Light): void {
  const [x, above] = shape.beltFront;
  const paint = look.roof ?? look.paint;
  pen.path(
    outline([
      corner(x + 6, above - 1),
      corner(x + 10, above + 4),
      corner(x + 17, above + 3),
      corner(x + 14, above - 2),
    ]),
    {
      fill: '#15181b',
    },
  );
  const shell = outline([
    corner(x + 1, above + 6, 5, 0.06),
    corner(x + 5, above + 13.5, 5, 0.04),
    corner(x + 20, above + 13, 3),
    corner(x + 20, above + 3.5, 3),
  ]);
  pen.path(shell, {
    fill: pen.linear(
      [shape.length / 2, -above - 14],
      [shape.length / 2, -above - 2],
      [
        [0, mix(paint, light.sky, 0.55)],
        [0.5, paint],
        [1, darken(paint, 0.45)],
      ],
    ),
    stroke: darken(paint, 0.6),
    width: 0.5,
  });
  pen.path(`M${x + 4} ${-above - 6.4}L${x + 17} ${-above - 6.8}`, { stroke: '#f3a13c', width: 1, opacity: 0.9 });
}

function drawSpareWheel(pen: Pen, shape: CarShape): void {
  const x = shape.deck[0] + 8;
  const y = -shape.deck[1] + 14;
  pen.path(box(x - 7, y - 33, 15, 66, 5), {
    fill: pen.linear(
      [x - 7, 0],
      [x + 8, 0],
      [
        [0, '#121416'],
        [0.5, '#3a3f44'],
        [1, '#141618'],
      ],
    ),
  });
  for (let ridge = -27; ridge <= 27; ridge += 6) {
    pen.path(`M${x - 5} ${y + ridge}L${x + 6} ${y + ridge}`, { stroke: '#0a0b0c', width: 1.2 });
  }
}
