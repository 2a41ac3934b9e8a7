import { darken, lighten, mix } from '../colour';
import { arc, box, type Corner, ellipse, outline, type Point, stroke } from '../path';
import type { Pen } from '../pen';

/** A corner, in centimetres behind the front of the front tyre and above the ground. */
export const corner = (behind: number, above: number, round = 0, bow = 0): Corner => ({
  x: behind,
  y: -above,
  round,
  bow,
});

export const BLACK = '#17191b';
export const STEEL = '#b9c1c6';

/** A tube with light along its upper side. */
export function drawTube(pen: Pen, corners: readonly Corner[], width: number, colour: string): void {
  const path = stroke(corners);
  pen.path(path, { stroke: darken(colour, 0.6), width: width + 0.7 });
  pen.path(path, { stroke: colour, width });
  pen.transform(`translate(0 ${-width * 0.18})`, () => {
    pen.path(path, { stroke: lighten(colour, 0.55), width: width * 0.3, opacity: 0.75 });
  });
}

/** Painted sheet metal: lit from above, dark below. */
export function drawPanel(pen: Pen, corners: readonly Corner[], paint: string, sky: string): string {
  const path = outline(corners);
  const heights = corners.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  pen.path(path, {
    fill: pen.linear(
      [100, top],
      [100, bottom],
      [
        [0, mix(paint, sky, 0.5)],
        [0.22, mix(paint, sky, 0.14)],
        [0.55, paint],
        [1, darken(paint, 0.5)],
      ],
    ),
    stroke: darken(paint, 0.7),
    width: 0.45,
  });
  return path;
}

/** A soft streak of sky on a panel. */
export function drawGleam(pen: Pen, within: string, corners: readonly Corner[], opacity = 0.5): void {
  pen.clip(within, () => {
    pen.path(outline(corners), { fill: '#ffffff', opacity });
  });
}

interface Wheel {
  x: number;
  tyre: number;
  /** Thickness of the tyre, seen from the side. */
  wall: number;
  kind: 'spoked' | 'alloy' | 'scooter';
  /** Radius of the brake disc; 0 for a drum brake. */
  disc: number;
  rim?: string;
  /** A coloured line round the rim. */
  tape?: string;
  turn: number;
}

export function drawBikeWheel(pen: Pen, { x, tyre, wall, kind, disc, rim = '#1f2225', tape, turn }: Wheel): void {
  const y = -tyre;
  const inner = tyre - wall;
  pen.path(ellipse(x, y, tyre - wall / 2), { stroke: '#1a1c1e', width: wall });
  pen.path(ellipse(x, y, tyre - 0.5), {
    stroke: pen.linear(
      [x, y - tyre],
      [x, y + tyre],
      [
        [0, '#5c6267'],
        [0.4, '#34383b'],
        [1, '#101112'],
      ],
    ),
    width: 1,
  });
  pen.path(ellipse(x, y, tyre - wall * 0.55), { stroke: '#34383b', width: 0.5 });
  pen.path(arc(x, y, tyre - wall * 0.4, 205, 315), { stroke: '#7b8388', width: 0.9, opacity: 0.5 });
  const chrome = pen.linear(
    [x, y - inner],
    [x, y + inner],
    [
      [0, '#f4f7f8'],
      [0.35, '#98a2a8'],
      [0.6, '#e1e6e9'],
      [1, '#6d767c'],
    ],
  );
  if (kind === 'spoked') {
    for (let index = 0; index < 36; index += 1) {
      const angle = ((turn + index * 10) * Math.PI) / 180;
      const hub = angle + (index % 2 === 0 ? 0.9 : -0.9);
      pen.path(
        `M${x + Math.cos(hub) * 4.4} ${y + Math.sin(hub) * 4.4}L${x + Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}`,
        { stroke: '#aab3b8', width: 0.36 },
      );
    }
    pen.path(ellipse(x, y, inner - 0.7), { stroke: chrome, width: 2.1 });
  } else {
    const spokes = kind === 'alloy' ? 5 : 3;
    for (let index = 0; index < spokes; index += 1) {
      const angle = turn + (index * 360) / spokes;
      const at = (radius: number, degrees: number): Point => [
        x + radius * Math.cos((degrees * Math.PI) / 180),
        y + radius * Math.sin((degrees * Math.PI) / 180),
      ];
      const spread = kind === 'alloy' ? 15 : 24;
      for (const lean of kind === 'alloy' ? [-spread, spread] : [0]) {
        const [hx, hy] = at(3, angle);
        const [tx, ty] = at(inner - 0.5, angle + lean);
        pen.path(`M${hx} ${hy}L${tx} ${ty}`, { stroke: darken(rim, 0.5), width: kind === 'alloy' ? 2.6 : 6.4 });
        pen.path(`M${hx} ${hy}L${tx} ${ty}`, { stroke: rim, width: kind === 'alloy' ? 1.9 : 5.4 });
        pen.path(`M${hx} ${hy - 0.4}L${tx} ${ty - 0.4}`, { stroke: lighten(rim, 0.45), width: 0.5, opacity: 0.8 });
      }
    }
    pen.path(ellipse(x, y, inner - 0.9), { stroke: rim, width: 2.4 });
    pen.path(ellipse(x, y, inner - 0.1), { stroke: tape ?? lighten(rim, 0.5), width: tape ? 0.9 : 0.45, opacity: 0.9 });
  }
  if (disc > 0) {
    pen.path(ellipse(x, y, disc * 0.82), { stroke: '#9aa4aa', width: disc * 0.34 });
    pen.path(ellipse(x, y, disc), { stroke: '#e2e7ea', width: 0.5 });
    for (let index = 0; index < 14; index += 1) {
      const angle = (index * Math.PI) / 7;
      pen.path(ellipse(x + Math.cos(angle) * disc * 0.82, y + Math.sin(angle) * disc * 0.82, 0.55), {
        fill: '#4b5358',
      });
    }
  } else {
    pen.path(ellipse(x, y, 7.4), { fill: chrome, stroke: '#555d62', width: 0.5 });
  }
  pen.path(ellipse(x, y, 3.8), { fill: '#3a3f43', stroke: '#14171a', width: 0.5 });
  pen.path(ellipse(x, y, 1.7), { fill: '#c3cbcf' });
}

/** A lamp as it is seen from the side, its lens to the left. */
export function drawHeadLamp(pen: Pen, x: number, above: number, radius: number, shell: string): void {
  const y = -above;
  pen.path(
    outline([
      corner(x - 1, above + radius, 3, 0.12),
      corner(x + radius * 1.5, above + radius * 0.5, 4),
      corner(x + radius * 1.5, above - radius * 0.5, 4, 0.12),
      corner(x - 1, above - radius, 3),
    ]),
    {
      fill: pen.linear(
        [x, y - radius],
        [x, y + radius],
        [
          [0, lighten(shell, 0.6)],
          [0.4, shell],
          [1, darken(shell, 0.6)],
        ],
      ),
      stroke: darken(shell, 0.6),
      width: 0.4,
    },
  );
  pen.path(ellipse(x - 0.6, y, radius * 0.36, radius), { fill: '#dfe9ee', stroke: '#f4f7f9', width: 1 });
  pen.path(ellipse(x - 1.3, y - radius * 0.2, radius * 0.18, radius * 0.6), { fill: '#ffffff' });
}

/** A mirror on its stalk, seen from the side: its shell to the left, its glass turned to the rider. */
export function drawMirror(pen: Pen, x: number, above: number, height: number, round: boolean): void {
  pen.path(stroke([corner(x, above), corner(x - 1, above + height * 0.6, 6), corner(x + 2, above + height)]), {
    stroke: '#1f2326',
    width: 1.3,
  });
  const y = -above - height - 2.6;
  const [wide, high] = round ? [3.4, 5.4] : [4.6, 3.9];
  pen.path(ellipse(x + 2, y, wide, high, 12), {
    fill: pen.linear(
      [x, y - high],
      [x, y + high],
      [
        [0, round ? '#eef2f4' : '#5b6267'],
        [0.4, round ? '#a8b1b6' : '#25292b'],
        [1, '#0d0f10'],
      ],
    ),
    stroke: '#0b0c0d',
    width: 0.5,
  });
  pen.path(ellipse(x + 2 + wide * 0.66, y + 0.4, wide * 0.32, high * 0.8, 12), { fill: '#9db3be' });
}

/** The grip and lever at a height, pointing at the viewer, with the bar that carries it. */
export function drawGrip(pen: Pen, x: number, above: number): void {
  drawTube(pen, [corner(x - 16, above - 6), corner(x - 10, above - 0.6, 4), corner(x, above)], 2.2, '#4a5155');
  pen.path(stroke([corner(x - 12, above + 0.5), corner(x - 3, above - 1.6)]), { stroke: '#cfd5d8', width: 1.1 });
  pen.path(box(x - 5, -above - 2.4, 13, 4.6, 2.2), {
    fill: pen.linear(
      [x, -above - 2.4],
      [x, -above + 2.2],
      [
        [0, '#4b5155'],
        [1, '#0d0f10'],
      ],
    ),
  });
  pen.path(ellipse(x + 8, -above, 1.2, 2.6), { fill: '#2b3033' });
}

/** An air-cooled single: crankcase, finned cylinder leaning forward by `lean` centimetres, covers. */
export function drawEngine(pen: Pen, x: number, above: number, metal: string, lean: number): void {
  const dark = darken(metal, 0.55);
  for (let index = 0; index < 9; index += 1) {
    const rise = above + 15 + index * 2.6;
    const shift = -(lean * (index + 1)) / 9;
    const half = 10 - index * 0.15;
    pen.path(box(x - 4 + shift - half, -rise - 1.9, half * 2, 1.9, 0.8), {
      fill: pen.linear(
        [x - 14, 0],
        [x + 8, 0],
        [
          [0, darken(metal, 0.4)],
          [0.4, lighten(metal, 0.25)],
          [1, dark],
        ],
      ),
    });
  }
  const top = above + 38.5;
  pen.path(
    outline([
      corner(x - 13 - lean, top, 2),
      corner(x - 12 - lean, top + 7, 3),
      corner(x + 5 - lean, top + 7, 3),
      corner(x + 7 - lean, top, 2),
    ]),
    {
      fill: pen.linear(
        [x, -top - 7],
        [x, -top],
        [
          [0, lighten(metal, 0.35)],
          [1, dark],
        ],
      ),
      stroke: dark,
      width: 0.4,
    },
  );
  pen.path(
    outline([
      corner(x - 20, above + 10, 6),
      corner(x - 14, above + 17, 4),
      corner(x + 20, above + 18, 7),
      corner(x + 25, above + 4, 8),
      corner(x + 14, above - 7, 7),
      corner(x - 14, above - 6, 8),
    ]),
    {
      fill: pen.linear(
        [x, -above - 18],
        [x, -above + 7],
        [
          [0, lighten(metal, 0.2)],
          [0.5, metal],
          [1, dark],
        ],
      ),
      stroke: dark,
      width: 0.5,
    },
  );
  for (const [dx, dy, radius] of [
    [-7, 4, 8.6],
    [12, 6, 7.2],
  ] as const) {
    pen.path(ellipse(x + dx, -above - dy, radius), {
      fill: pen.radial([x + dx - 2, -above - dy - 3], radius * 1.3, [
        [0, lighten(metal, 0.55)],
        [0.6, metal],
        [1, dark],
      ]),
      stroke: dark,
      width: 0.5,
    });
    pen.path(ellipse(x + dx, -above - dy, radius * 0.66), { stroke: lighten(metal, 0.4), width: 0.5, opacity: 0.7 });
    for (let index = 0; index < 6; index += 1) {
      const angle = (index * Math.PI) / 3 + 0.4;
      pen.path(ellipse(x + dx + Math.cos(angle) * radius * 0.84, -above - dy + Math.sin(angle) * radius * 0.84, 0.6), {
        fill: dark,
      });
    }
  }
}

/** A silencer with its pipe, from the cylinder to behind the pillion's foot. */
export function drawExhaust(
  pen: Pen,
  pipe: readonly Corner[],
  from: Point,
  to: Point,
  width: number,
  chrome: boolean,
): void {
  drawTube(pen, pipe, 3.4, chrome ? '#c2c9cd' : '#6c5f55');
  const colour = chrome ? '#c6cdd1' : '#2a2d30';
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [nx, ny] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  const path = outline([
    { x: from[0] + nx * 0.5, y: from[1] + ny * 0.5, round: 2 },
    { x: from[0] - nx * 0.5, y: from[1] - ny * 0.5, round: 2 },
    { x: from[0] + (to[0] - from[0]) * 0.25 - nx, y: from[1] + (to[1] - from[1]) * 0.25 - ny, round: 6 },
    { x: to[0] - nx, y: to[1] - ny, round: 2 },
    { x: to[0] + nx, y: to[1] + ny, round: 2 },
    { x: from[0] + (to[0] - from[0]) * 0.25 + nx, y: from[1] + (to[1] - from[1]) * 0.25 + ny, round: 6 },
  ]);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  pen.path(path, {
    fill: pen.linear(
      [middle[0] - nx, middle[1] - ny],
      [middle[0] + nx, middle[1] + ny],
      [
        [0, lighten(colour, 0.5)],
        [0.25, lighten(colour, 0.7)],
        [0.45, darken(colour, 0.2)],
        [1, darken(colour, 0.6)],
      ],
    ),
    stroke: '#14171a',
    width: 0.5,
  });
  pen.path(ellipse(to[0], to[1], 1.4, width * 0.42, (angle * 180) / Math.PI), {
    fill: '#0c0d0e',
    stroke: '#8d969b',
    width: 0.6,
  });
}

export function drawSpring(pen: Pen, from: Point, to: Point, width: number, colour: string): void {
  const coils = 8;
  pen.path(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, { stroke: '#70797e', width: width * 0.45 });
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [nx, ny] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  for (let index = 0; index < coils; index += 1) {
    const a = 0.14 + (index / coils) * 0.72;
    const b = a + 0.06;
    const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const [ax, ay] = at(a);
    const [bx, by] = at(b);
    pen.path(`M${ax + nx} ${ay + ny}L${bx - nx} ${by - ny}`, { stroke: '#1a1c1e', width: 2 });
    pen.path(`M${ax + nx} ${ay + ny}L${bx - nx} ${by - ny}`, { stroke: colour, width: 1.3 });
  }
}

/** Fork legs from the steering head to the front axle. */
export function drawFork(pen: Pen, head: Point, axle: Point, share: number, lower: string): void {
  const joint: Point = [head[0] + (axle[0] - head[0]) * share, head[1] + (axle[1] - head[1]) * share];
  drawTube(
    pen,
    [
      { x: head[0], y: head[1] },
      { x: joint[0], y: joint[1] },
    ],
    3,
    '#d6dce0',
  );
  drawTube(
    pen,
    [
      { x: joint[0], y: joint[1] },
      { x: axle[0], y: axle[1] },
    ],
    4.4,
    lower,
  );
}

export function drawSeat(pen: Pen, corners: readonly Corner[], colour: string): void {
  const path = outline(corners);
  const top = Math.min(...corners.map(({ y }) => y));
  pen.path(path, {
    fill: pen.linear(
      [120, top],
      [120, top + 14],
      [
        [0, lighten(colour, 0.3)],
        [0.3, colour],
        [1, darken(colour, 0.5)],
      ],
    ),
    stroke: '#050607',
    width: 0.5,
  });
}

export function drawTailLamp(pen: Pen, corners: readonly Corner[]): void {
  const path = outline(corners);
  const top = Math.min(...corners.map(({ y }) => y));
  pen.path(path, {
    fill: pen.linear(
      [180, top],
      [180, top + 8],
      [
        [0, '#ff6a5e'],
        [0.5, '#d01f29'],
        [1, '#7c0c14'],
      ],
    ),
    stroke: '#3a0a0e',
    width: 0.5,
  });
}

export function drawIndicator(pen: Pen, x: number, above: number): void {
  pen.path(ellipse(x, -above, 3.6, 2.2), { fill: '#f39a2b', stroke: '#2a2d30', width: 0.6 });
  pen.path(ellipse(x - 0.8, -above - 0.6, 1.6, 0.8), { fill: '#ffe0a8' });
}

/** The dark parts between the panels: frame, airbox, wiring. */
export function drawInnards(pen: Pen, corners: readonly Corner[]): void {
  pen.path(outline(corners), {
    fill: pen.linear(
      [120, -90],
      [120, -30],
      [
        [0, '#2a2d30'],
        [1, '#121415'],
      ],
    ),
  });
}
