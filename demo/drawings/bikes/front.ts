import type { Light } from '../cars/look';
import { darken, lighten, mix } from '../colour';
import { arc, box, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import { symmetric } from '../symmetry';
import type { BikeLook } from './look';
import { BLACK, corner, drawTube, STEEL } from './parts';

type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];

/** Paints one bike head-on, centred on the y axis; the ground is the x axis. */
export function drawBikeFront(pen: Pen, look: BikeLook, light: Light): void {
  switch (look.type) {
    case 'scooter':
    case 'electricScooter':
      drawScooterFront(pen, look, light);
      break;
    case 'sport':
      drawSportFront(pen, look, light);
      break;
    case 'commuter':
    case 'street':
    case 'classic':
    case 'adventure':
      drawNakedFront(pen, look, light);
  }
}

function paintFill(pen: Pen, look: BikeLook, light: Light, top: number, bottom: number): string {
  return pen.linear(
    [0, -top],
    [0, -bottom],
    [
      [0, mix(look.paint, light.sky, 0.5)],
      [0.25, mix(look.paint, light.sky, 0.12)],
      [0.6, look.paint],
      [1, darken(look.paint, 0.5)],
    ],
  );
}

/** Darkens both edges of something round that is seen from the front. */
function shadeEdges(pen: Pen, path: string, half: number): void {
  pen.path(path, {
    fill: pen.linear(
      [-half, 0],
      [half, 0],
      [
        [0, '#05070a', 0.5],
        [0.2, '#05070a', 0.08],
        [0.42, '#ffffff', 0.22],
        [0.56, '#ffffff', 0],
        [0.82, '#05070a', 0.1],
        [1, '#05070a', 0.55],
      ],
    ),
  });
}

function drawTyre(pen: Pen, width: number, height: number): void {
  const half = width / 2;
  const path = box(-half, -height, width, height, half * 0.9);
  pen.path(path, {
    fill: pen.linear(
      [-half, 0],
      [half, 0],
      [
        [0, '#0d0e0f'],
        [0.45, '#3d4347'],
        [1, '#101213'],
      ],
    ),
  });
  pen.clip(path, () => {
    for (let y = 2; y < height; y += 3.4) {
      pen.path(stroke([corner(-half, y + 2), corner(-0.8, y)]), { stroke: '#0b0c0d', width: 0.7 });
      pen.path(stroke([corner(half, y + 2), corner(0.8, y)]), { stroke: '#0b0c0d', width: 0.7 });
    }
  });
}

function drawLens(pen: Pen, path: string, centre: readonly [number, number], radius: number, light: Light): void {
  pen.path(path, {
    fill: pen.radial([centre[0] - radius * 0.2, -centre[1] - radius * 0.3], radius * 1.2, [
      [0, '#ffffff'],
      [0.45, '#dbe7ee'],
      [0.8, '#8ea0aa'],
      [1, '#4d5c65'],
    ]),
    stroke: '#14171a',
    width: 0.7,
  });
  if (light.dusk > 0.3) {
    pen.path(ellipse(centre[0], -centre[1], 34), {
      fill: pen.radial([centre[0], -centre[1]], 34, [
        [0, '#fffaf0', 0.95 * light.dusk],
        [0.2, '#fff0cc', 0.45 * light.dusk],
        [1, '#ffe6a8', 0],
      ]),
    });
  }
}

function drawBars(pen: Pen, height: number, reach: number, round: boolean): void {
  for (const side of SIDES) {
    drawTube(
      pen,
      [corner(side * 6, height - 8), corner(side * 14, height - 1, 4), corner(side * reach, height - 2)],
      2.2,
      round ? STEEL : '#3a4044',
    );
    drawTube(pen, [corner(side * (reach - 13), height - 1.5), corner(side * reach, height - 2)], 3.8, '#202325');
    pen.path(stroke([corner(side * (reach - 15), height + 1), corner(side * (reach - 2), height + 2.4)]), {
      stroke: '#cfd5d8',
      width: 1,
    });
    pen.path(
      stroke([
        corner(side * (reach - 14), height),
        corner(side * (reach - 11), height + 8, 4),
        corner(side * (reach - 2), height + 14),
      ]),
      {
        stroke: '#1c1f21',
        width: 1.3,
      },
    );
    const head = round
      ? ellipse(side * (reach - 1), -height - 18, 6.2)
      : ellipse(side * (reach - 1), -height - 17, 8, 5, side * -8);
    pen.path(head, {
      fill: pen.linear(
        [0, -height - 24],
        [0, -height - 12],
        [
          [0, round ? '#eef2f4' : '#6a7277'],
          [0.5, round ? '#98a2a8' : '#24282a'],
          [1, '#0e1011'],
        ],
      ),
      stroke: '#0b0c0d',
      width: 0.5,
    });
  }
}

function drawSignals(pen: Pen, across: number, height: number): void {
  for (const side of SIDES) {
    pen.path(stroke([corner(side * (across - 9), height), corner(side * across, height)]), {
      stroke: '#24282a',
      width: 1.5,
    });
    pen.path(ellipse(side * across, -height, 3.2, 2.6), { fill: '#f39a2b', stroke: '#2a2d30', width: 0.6 });
    pen.path(ellipse(side * across - 0.8, -height - 0.7, 1.3, 0.8), { fill: '#ffe0a8' });
  }
}

function drawForkLegs(pen: Pen, top: number, colour: string): void {
  for (const side of SIDES) {
    drawTube(pen, [corner(side * 10, top), corner(side * 10, 60)], 3.2, '#d6dce0');
    drawTube(pen, [corner(side * 10, 62), corner(side * 9.6, 30)], 4.8, colour);
  }
  pen.path(ellipse(-6.6, -31, 1.6, 12), { fill: '#c9d0d4', stroke: '#6c757a', width: 0.5 });
  drawTube(pen, [corner(-10, 31), corner(10, 31)], 2, '#8f999f');
}

function drawMotor(pen: Pen, metal: string, chrome: boolean): void {
  pen.path(
    outline([
      corner(-19, 62, 4),
      corner(19, 62, 4),
      corner(22, 40, 6),
      corner(18, 24, 6),
      corner(-18, 24, 6),
      corner(-22, 40, 6),
    ]),
    { fill: '#141617' },
  );
  for (let y = 42; y < 66; y += 3) {
    pen.path(box(-15, -y - 2, 30, 1.9, 0.9), {
      fill: pen.linear(
        [-15, 0],
        [15, 0],
        [
          [0, darken(metal, 0.5)],
          [0.45, lighten(metal, 0.3)],
          [1, darken(metal, 0.5)],
        ],
      ),
    });
  }
  for (const side of SIDES) {
    pen.path(ellipse(side * 16, -33, 6.5, 9), {
      fill: pen.radial([side * 16 - 2, -37], 10, [
        [0, lighten(metal, 0.5)],
        [0.6, metal],
        [1, darken(metal, 0.5)],
      ]),
    });
    drawTube(pen, [corner(side * 18, 30), corner(side * 34, 31)], 3, '#1d2022');
  }
  const pipe = chrome ? '#c6cdd1' : '#4b4643';
  drawTube(pen, [corner(-6, 52), corner(-13, 40, 5), corner(-15, 25)], 3.8, pipe);
  pen.path(ellipse(-25, -27, 5.4), { fill: darken(pipe, 0.3), stroke: '#15181a', width: 0.6 });
}

function drawGuard(pen: Pen, look: BikeLook, light: Light, half: number, top: number, low: number): void {
  const path = symmetric(
    [corner(half * 0.6, top, 3, 0.05), corner(half, top - 8, 5), corner(half * 0.86, low, 3, 0.02)],
    0.05,
  );
  pen.path(path, { fill: paintFill(pen, look, light, top, low), stroke: darken(look.paint, 0.7), width: 0.4 });
  shadeEdges(pen, path, half);
}

function drawNakedFront(pen: Pen, look: BikeLook, light: Light): void {
  const classic = look.type === 'classic';
  const tall = look.type === 'adventure';
  const bar = tall ? 117 : classic ? 112 : 109;
  const lamp = tall ? 99 : classic ? 93 : 90;
  pen.path(symmetric([corner(11, 90, 4), corner(15, 76, 4), corner(12, 30, 4)]), { fill: '#101213' });
  drawMotor(pen, classic ? '#aeb6bb' : '#565d62', classic || look.type === 'commuter');
  const tank = symmetric([corner(12, lamp + 15, 8, 0.03), corner(18, lamp + 4, 7), corner(14, lamp - 12, 6)], 0.05);
  pen.path(tank, {
    fill: paintFill(pen, look, light, lamp + 16, lamp - 12),
    stroke: darken(look.paint, 0.7),
    width: 0.4,
  });
  shadeEdges(pen, tank, 18);
  if (look.type === 'street') {
    for (const side of SIDES) {
      pen.path(
        outline([
          corner(side * 12, 92, 2),
          corner(side * 24, 84, 3),
          corner(side * 20, 66, 3),
          corner(side * 12, 70, 2),
        ]),
        {
          fill: darken(look.paint, 0.12),
          stroke: darken(look.paint, 0.7),
          width: 0.4,
        },
      );
    }
  }
  drawTyre(pen, classic ? 10 : 11.5, 60);
  drawForkLegs(pen, lamp + 6, classic ? '#2a2e31' : '#8f999f');
  if (tall) {
    const beak = symmetric([corner(9, 84, 4, 0.04), corner(13, 74, 4), corner(4, 68, 3)]);
    pen.path(beak, { fill: paintFill(pen, look, light, 86, 66), stroke: darken(look.paint, 0.7), width: 0.4 });
    const screen = symmetric([corner(12, 138, 7, 0.02), corner(16, 110, 5)], 0.04);
    pen.path(screen, { fill: '#c9dce5', opacity: 0.55, stroke: '#5d7682', width: 0.8 });
    pen.path('M-8 -112L2 -136L6 -136L-3 -112Z', { fill: '#ffffff', opacity: 0.5 });
    drawTube(pen, [corner(-22, 88), corner(-24, 60, 6), corner(-8, 48)], 2.4, '#2b2f32');
    drawTube(pen, [corner(22, 88), corner(24, 60, 6), corner(8, 48)], 2.4, '#2b2f32');
  } else {
    drawGuard(pen, look, light, classic ? 9.5 : 9, classic ? 71 : 66, 40);
  }
  drawBars(pen, bar, 38, classic);
  drawSignals(pen, 21, lamp - 6);
  if (look.type === 'street') {
    const mask = symmetric(
      [corner(8, 112, 4, 0.01), corner(15, 100, 4), corner(13, 86, 4), corner(6, 78, 4, 0.02)],
      0.02,
    );
    pen.path(mask, { fill: paintFill(pen, look, light, 112, 78), stroke: darken(look.paint, 0.7), width: 0.5 });
    shadeEdges(pen, mask, 15);
    for (const side of SIDES) {
      drawLens(
        pen,
        outline([
          corner(side * 1.4, 93, 1),
          corner(side * 12, 97, 2),
          corner(side * 10, 87, 3),
          corner(side * 2, 83, 2),
        ]),
        [side * 6, 90],
        7,
        light,
      );
    }
    pen.path(stroke([corner(-12, 100), corner(-2, 96), corner(2, 96), corner(12, 100)]), {
      stroke: '#f6fbff',
      width: 1.2,
    });
    pen.path(symmetric([corner(6, 112, 2), corner(9, 104, 2)]), { fill: '#22343f' });
    return;
  }
  pen.path(ellipse(0, -lamp, classic ? 11.8 : 10.4), { fill: classic ? darken(look.paint, 0.1) : BLACK });
  if (look.type === 'commuter') {
    const cowl = symmetric([corner(9, 108, 5, 0.03), corner(15, 96, 6), corner(13, 80, 6), corner(6, 76, 5)], 0.04);
    pen.path(cowl, { fill: paintFill(pen, look, light, 108, 76), stroke: darken(look.paint, 0.7), width: 0.5 });
    shadeEdges(pen, cowl, 15);
    pen.path(symmetric([corner(7, 113, 4), corner(11, 103, 3)], 0.03), { fill: '#20303a', opacity: 0.9 });
  }
  pen.path(ellipse(0, -lamp, 10.4), { stroke: '#e9eef0', width: 1.8 });
  drawLens(pen, ellipse(0, -lamp, 9.4), [0, lamp], 9.4, light);
  for (const x of [-5, 0, 5]) {
    pen.path(stroke([corner(x, lamp + 7), corner(x, lamp - 7)]), { stroke: '#ffffff', width: 0.5, opacity: 0.6 });
  }
  if (classic) {
    for (const side of SIDES) {
      pen.path(ellipse(side * 11, -lamp - 11, 3.2), { fill: '#dfe9ee', stroke: STEEL, width: 1 });
    }
    pen.path(arc(0, -lamp, 11.6, 215, 325), { stroke: lighten(look.paint, 0.3), width: 1.3 });
  }
}

function drawSportFront(pen: Pen, look: BikeLook, light: Light): void {
  pen.path(symmetric([corner(15, 80, 4), corner(20, 50, 6), corner(13, 22, 6)]), { fill: '#101213' });
  drawTyre(pen, 12, 60);
  drawForkLegs(pen, 84, '#c89b3c');
  drawGuard(pen, look, light, 9, 65, 44);
  for (const side of SIDES) {
    const flank = outline([
      corner(side * 13, 82, 3),
      corner(side * 27, 84, 5),
      corner(side * 25, 54, 6),
      corner(side * 15, 24, 5),
      corner(side * 12, 30, 3),
    ]);
    pen.path(flank, { fill: paintFill(pen, look, light, 86, 22), stroke: darken(look.paint, 0.7), width: 0.4 });
    pen.path(
      outline([
        corner(side * 19, 76, 2),
        corner(side * 25.6, 74, 2),
        corner(side * 23, 50, 3),
        corner(side * 17, 40, 3),
      ]),
      { fill: look.accent },
    );
  }
  drawBars(pen, 98, 34, false);
  const nose = symmetric(
    [corner(8, 114, 4, 0.02), corner(20, 103, 6, 0.02), corner(26, 92, 5), corner(21, 80, 6, 0.02), corner(6, 72, 4)],
    0.02,
  );
  pen.path(nose, { fill: paintFill(pen, look, light, 114, 72), stroke: darken(look.paint, 0.7), width: 0.5 });
  shadeEdges(pen, nose, 26);
  pen.path(symmetric([corner(4, 92, 2), corner(5, 76, 3)]), { fill: '#101214' });
  for (const side of SIDES) {
    const lamp = outline([
      corner(side * 5, 88, 2),
      corner(side * 22, 95, 3),
      corner(side * 21, 88, 3),
      corner(side * 7, 83, 2),
    ]);
    pen.path(lamp, { fill: '#101417' });
    drawLens(
      pen,
      outline([
        corner(side * 7, 87.6, 1),
        corner(side * 19, 92, 2),
        corner(side * 18, 88, 2),
        corner(side * 8, 84.6, 1),
      ]),
      [side * 13, 88],
      8,
      light,
    );
    pen.path(stroke([corner(side * 7, 90), corner(side * 22, 97)]), { stroke: '#f6fbff', width: 1.1 });
  }
  const screen = symmetric([corner(7, 126, 5, 0.02), corner(15, 108, 4, -0.03), corner(5, 100, 4)], 0.05);
  pen.path(screen, {
    fill: pen.linear(
      [0, -126],
      [0, -100],
      [
        [0, '#a9c6d4', 0.85],
        [1, '#22343f', 0.95],
      ],
    ),
    stroke: '#1a2a33',
    width: 0.6,
  });
  pen.path('M-7 -106L0 -124L3 -124L-3 -106Z', { fill: '#ffffff', opacity: 0.45 });
  drawSignals(pen, 29, 76);
}

function drawScooterFront(pen: Pen, look: BikeLook, light: Light): void {
  const electric = look.type === 'electricScooter';
  for (const side of SIDES) {
    pen.path(
      outline([corner(side * 12, 32, 2), corner(side * 23, 32, 3), corner(side * 21, 22, 3), corner(side * 12, 20, 2)]),
      { fill: '#1d2022' },
    );
  }
  pen.path(symmetric([corner(18, 76, 6), corner(20, 50, 6), corner(14, 20, 4)]), { fill: '#141617' });
  drawTyre(pen, 10.5, 46);
  pen.path(ellipse(-6, -24, 1.5, 9), { fill: '#c9d0d4', stroke: '#6c757a', width: 0.5 });
  const apron = symmetric(
    [corner(14, 96, 6, 0.03), corner(24, 80, 8, 0.03), corner(22, 54, 10, 0.03), corner(13, 32, 6)],
    0.03,
  );
  pen.path(apron, { fill: paintFill(pen, look, light, 96, 32), stroke: darken(look.paint, 0.7), width: 0.5 });
  shadeEdges(pen, apron, 24);
  if (electric) {
    const lamp = symmetric([corner(10, 86, 4, 0.02), corner(12, 76, 5, 0.02)], 0.04);
    pen.path(lamp, { fill: '#0f1214' });
    drawLens(pen, ellipse(0, -80.6, 4.6), [0, 80.6], 4.6, light);
    pen.path(lamp, { stroke: '#f4fbff', width: 1.2 });
    pen.path(stroke([corner(0, 74), corner(0, 50)]), { stroke: look.accent, width: 1.2 });
  } else {
    for (const side of SIDES) {
      pen.path(
        outline([
          corner(side * 10, 82, 2),
          corner(side * 20, 84, 3),
          corner(side * 18, 74, 4),
          corner(side * 11, 72, 3),
        ]),
        {
          fill: '#f39a2b',
          stroke: '#e8ecee',
          width: 0.9,
        },
      );
      pen.path(stroke([corner(side * 12, 68), corner(side * 8, 48)]), {
        stroke: darken(look.paint, 0.4),
        width: 1,
        opacity: 0.7,
      });
    }
    pen.path(symmetric([corner(5, 74, 2), corner(3, 56, 2)]), { fill: '#d7dde0', stroke: '#7f888d', width: 0.4 });
  }
  drawGuard(pen, look, light, 10.5, 54, 36);
  drawBars(pen, 104, 33, !electric);
  const cowl = symmetric([corner(11, 112, 5, 0.02), corner(19, 103, 5), corner(14, 95, 5)], 0.04);
  pen.path(cowl, { fill: paintFill(pen, look, light, 112, 95), stroke: darken(look.paint, 0.7), width: 0.5 });
  shadeEdges(pen, cowl, 19);
  if (electric) {
    drawSignals(pen, 22, 90);
  } else {
    drawLens(
      pen,
      symmetric([corner(8, 108.6, 4, 0.02), corner(12, 102, 4, 0.02), corner(7, 98, 3)], 0.02),
      [0, 103],
      11,
      light,
    );
  }
}
