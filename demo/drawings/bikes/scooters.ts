import { darken, lighten, mix } from '../colour';
import { box, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import type { BikeLook } from './look';
import {
  BLACK,
  corner,
  drawBikeWheel,
  drawExhaust,
  drawFork,
  drawGleam,
  drawGrip,
  drawIndicator,
  drawInnards,
  drawMirror,
  drawPanel,
  drawSeat,
  drawTailLamp,
  drawTube,
} from './parts';

/** A family scooter of 110 to 125 cc. */
export function drawScooter(pen: Pen, look: BikeLook, sky: string): void {
  drawBikeWheel(pen, { x: 152, tyre: 24, wall: 6.4, kind: 'scooter', disc: 0, rim: '#a9b1b6', turn: 10 });
  drawBikeWheel(pen, { x: 28, tyre: 24, wall: 6.2, kind: 'scooter', disc: 9, rim: '#a9b1b6', turn: 30 });
  drawInnards(pen, [corner(98, 40, 4), corner(150, 46, 8), corner(176, 52, 6), corner(160, 30, 6), corner(104, 22, 4)]);
  // Engine and drive casing beside the rear wheel.
  pen.path(
    outline([
      corner(104, 38, 8),
      corner(128, 40, 8),
      corner(160, 34, 10),
      corner(164, 22, 8),
      corner(140, 16, 8),
      corner(108, 22, 8),
    ]),
    {
      fill: pen.linear(
        [130, -40],
        [130, -16],
        [
          [0, '#8d969b'],
          [0.5, '#5d656a'],
          [1, '#24282b'],
        ],
      ),
      stroke: '#16181a',
      width: 0.5,
    },
  );
  pen.path(ellipse(152, -26, 9), { fill: '#6d757a', stroke: '#2b3033', width: 0.8 });
  for (let index = 0; index < 5; index += 1) {
    pen.path(stroke([corner(112 + index * 5, 35), corner(115 + index * 5, 24)]), { stroke: '#33393d', width: 1.2 });
  }
  drawExhaust(pen, [corner(112, 22), corner(124, 15, 5), corner(134, 16)], [130, -17], [182, -27], 10.4, false);
  drawFork(pen, [40, -66], [28, -24], 0.2, '#4b5257');
  // Floorboard.
  pen.path(outline([corner(50, 30, 6), corner(98, 30, 6), corner(102, 21, 5), corner(56, 19, 6)]), { fill: '#202325' });
  drawPanel(pen, [corner(50, 33, 3), corner(100, 33, 4), corner(102, 27, 3), corner(52, 26, 4)], look.paint, sky);
  // Front mudguard.
  drawPanel(
    pen,
    [
      corner(4, 38, 3, 0.07),
      corner(26, 53, 12, 0.06),
      corner(48, 44, 8),
      corner(44, 38, 4, -0.05),
      corner(26, 45, 10, -0.06),
      corner(12, 36, 3),
    ],
    look.paint,
    sky,
  );
  // Leg shield.
  const apron = drawPanel(
    pen,
    [
      corner(32, 78, 5, 0.02),
      corner(44, 94, 5),
      corner(52, 92, 4),
      corner(56, 60, 14, -0.02),
      corner(64, 32, 6),
      corner(54, 28, 6, 0.05),
      corner(38, 50, 14, 0.03),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, apron, [corner(34, 78), corner(44, 92), corner(46, 88), corner(40, 62, 8), corner(46, 44)], 0.4);
  pen.path(stroke([corner(54, 88), corner(58, 60, 12), corner(67, 33)]), { stroke: '#25292c', width: 3.4 });
  // Body behind the rider's legs.
  const body = drawPanel(
    pen,
    [
      corner(94, 76, 5, -0.02),
      corner(150, 80, 12, 0.02),
      corner(181, 79, 6),
      corner(178, 58, 10, 0.02),
      corner(150, 38, 14, 0.02),
      corner(112, 30, 8),
      corner(98, 29, 4, -0.02),
    ],
    look.paint,
    sky,
  );
  drawGleam(
    pen,
    body,
    [corner(102, 68), corner(150, 74, 10), corner(178, 72), corner(150, 67, 14), corner(104, 61)],
    0.42,
  );
  pen.clip(body, () => {
    pen.path(stroke([corner(98, 46), corner(138, 52, 20), corner(180, 66)]), {
      stroke: darken(look.paint, 0.5),
      width: 1,
      opacity: 0.7,
    });
    pen.path(stroke([corner(98, 44), corner(138, 50, 20), corner(180, 64)]), { stroke: look.accent, width: 1.6 });
    pen.path(box(116, -60, 20, 4, 1.6), { fill: look.accent, opacity: 0.9 });
  });
  drawTailLamp(pen, [corner(176, 76, 2), corner(184, 72, 3), corner(181, 62, 3), corner(174, 64, 2)]);
  drawTube(pen, [corner(156, 82), corner(184, 92, 4), corner(187, 84)], 2.4, '#3a4044');
  pen.path(stroke([corner(172, 52), corner(184, 40, 6), corner(186, 28)]), { stroke: '#1c1f21', width: 3 });
  drawSeat(
    pen,
    [
      corner(92, 78, 5, 0.01),
      corner(110, 85, 8, 0.02),
      corner(146, 87, 10),
      corner(172, 91, 6),
      corner(176, 82, 5),
      corner(146, 77, 8),
      corner(100, 73, 5),
    ],
    '#1f2123',
  );
  drawHandlebar(pen, look, sky, true);
}

/** A smooth electric scooter with a thin line of light. */
export function drawElectricScooter(pen: Pen, look: BikeLook, sky: string): void {
  drawBikeWheel(pen, { x: 150, tyre: 25, wall: 6.2, kind: 'scooter', disc: 8, rim: '#24282b', turn: 10 });
  drawBikeWheel(pen, { x: 28, tyre: 25, wall: 5.8, kind: 'scooter', disc: 9.5, rim: '#24282b', turn: 40 });
  drawInnards(pen, [
    corner(100, 40, 4),
    corner(150, 52, 10),
    corner(174, 64, 6),
    corner(160, 36, 8),
    corner(128, 26, 8),
    corner(104, 20, 4),
  ]);
  drawTube(pen, [corner(112, 28), corner(150, 25)], 7, '#33383b');
  pen.path(ellipse(150, -25, 8), { fill: '#43494d', stroke: look.accent, width: 1 });
  drawFork(pen, [42, -66], [28, -25], 0.2, '#24282b');
  drawPanel(
    pen,
    [
      corner(6, 42, 3, 0.07),
      corner(28, 55, 12, 0.05),
      corner(46, 47, 6),
      corner(42, 42, 4, -0.05),
      corner(28, 48, 10, -0.06),
      corner(13, 38, 3),
    ],
    darken(look.paint, 0.15),
    sky,
  );
  pen.path(outline([corner(48, 30, 6), corner(104, 30, 6), corner(108, 19, 6), corner(56, 17, 8)]), {
    fill: '#1a1d1f',
  });
  drawPanel(pen, [corner(46, 34, 4), corner(108, 34, 6), corner(110, 28, 3), corner(48, 26, 4)], look.paint, sky);
  const apron = drawPanel(
    pen,
    [
      corner(30, 72, 8, 0.05),
      corner(40, 94, 8, 0.02),
      corner(52, 95, 5),
      corner(54, 62, 16, -0.03),
      corner(62, 33, 6),
      corner(50, 28, 8, 0.05),
      corner(36, 48, 14, 0.02),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, apron, [corner(32, 74), corner(42, 92), corner(45, 88), corner(38, 64, 8), corner(44, 44)], 0.42);
  pen.path(stroke([corner(53, 90), corner(56, 62, 14), corner(65, 34)]), { stroke: '#1c1f21', width: 3 });
  pen.path(ellipse(34, -76, 4, 6, -14), { fill: '#101315' });
  pen.path(ellipse(33, -76, 2.4, 4.6, -14), { stroke: '#f4fbff', width: 1.5 });
  const body = drawPanel(
    pen,
    [
      corner(98, 78, 5, -0.02),
      corner(152, 83, 14, 0.02),
      corner(189, 86, 4, 0),
      corner(178, 66, 12, 0.03),
      corner(146, 40, 20, 0.03),
      corner(114, 30, 8),
      corner(102, 30, 4, -0.02),
    ],
    look.paint,
    sky,
  );
  drawGleam(
    pen,
    body,
    [corner(104, 66), corner(150, 78, 10), corner(186, 82), corner(150, 70, 16), corner(104, 58)],
    0.42,
  );
  pen.clip(body, () => {
    pen.path(outline([corner(98, 46, 8), corner(140, 50, 20), corner(176, 68), corner(140, 38), corner(100, 30)]), {
      fill: '#1b1e20',
    });
    pen.path(stroke([corner(100, 48), corner(140, 52, 20), corner(178, 70)]), { stroke: look.accent, width: 1.4 });
  });
  pen.path(stroke([corner(172, 79), corner(187, 82)]), { stroke: '#e2353c', width: 2.6 });
  pen.path(stroke([corner(170, 54), corner(182, 42, 6), corner(184, 30)]), { stroke: '#1c1f21', width: 2.8 });
  drawTube(pen, [corner(160, 87), corner(186, 96, 4), corner(192, 86)], 2, '#2b2f32');
  drawSeat(
    pen,
    [
      corner(98, 78, 5, 0.01),
      corner(114, 84, 8, 0.02),
      corner(150, 88, 10),
      corner(180, 94, 5),
      corner(180, 86, 5),
      corner(150, 80, 8),
      corner(106, 74, 5),
    ],
    mix('#1b1d1f', look.accent, 0.08),
  );
  drawHandlebar(pen, look, sky, false);
}

function drawHandlebar(pen: Pen, look: BikeLook, sky: string, lamp: boolean): void {
  drawTube(pen, [corner(46, 90), corner(52, 100)], 4, BLACK);
  const cowl = drawPanel(
    pen,
    [corner(40, 98, 5, 0.03), corner(48, 108, 5, 0.02), corner(62, 106, 5), corner(64, 97, 5), corner(50, 92, 5)],
    look.paint,
    sky,
  );
  drawGleam(pen, cowl, [corner(42, 102), corner(50, 107), corner(60, 105), corner(44, 99)], 0.4);
  if (lamp) {
    pen.path(ellipse(42.4, -100, 3, 5.6, 12), { fill: '#e3edf2', stroke: '#22272a', width: 0.9 });
    pen.path(ellipse(41.4, -101.4, 1.2, 3, 12), { fill: '#ffffff' });
  }
  pen.path(box(52, -109, 12, 4, 1.6), { fill: '#1b1e20' });
  drawMirror(pen, 60, 106, 11, lamp);
  drawGrip(pen, 71, 104);
  drawIndicator(pen, lamp ? 34 : 38, lamp ? 72 : 84);
  pen.path(outline([corner(60, 84, 2), corner(66, 82, 2), corner(66, 76, 2), corner(61, 74, 2)]), {
    fill: lighten('#1f2326', 0.12),
  });
}
