import { darken, mix } from '../colour';
import { arc, box, ellipse, outline, stroke } from '../path';
import type { Pen } from '../pen';
import type { BikeLook } from './look';
import {
  BLACK,
  corner,
  drawBikeWheel,
  drawEngine,
  drawExhaust,
  drawFork,
  drawGleam,
  drawGrip,
  drawHeadLamp,
  drawIndicator,
  drawInnards,
  drawMirror,
  drawPanel,
  drawSeat,
  drawSpring,
  drawTailLamp,
  drawTube,
  STEEL,
} from './parts';

/** The everyday 100 to 125 cc motorcycle: flat seat, chrome silencer, bikini cowl. */
export function drawCommuter(pen: Pen, look: BikeLook, sky: string): void {
  drawBikeWheel(pen, { x: 168, tyre: 30, wall: 6, kind: 'alloy', disc: 0, turn: 12 });
  drawBikeWheel(pen, { x: 36, tyre: 30, wall: 5.4, kind: 'alloy', disc: 11, turn: 40 });
  drawTube(pen, [corner(112, 40), corner(168, 30)], 3.6, '#3b4044');
  drawTube(pen, [corner(62, 88), corner(80, 34, 6), corner(112, 32)], 3.4, BLACK);
  drawTube(pen, [corner(62, 90), corner(112, 76, 8), corner(180, 84)], 3.2, BLACK);
  drawTube(pen, [corner(112, 34), corner(150, 80)], 3, BLACK);
  drawInnards(pen, [
    corner(76, 84, 4),
    corner(112, 82, 4),
    corner(176, 92, 4),
    corner(150, 76, 6),
    corner(128, 52, 6),
    corner(112, 50, 4),
    corner(104, 72, 4),
  ]);
  drawEngine(pen, 98, 36, '#6d757a', 5);
  drawSpring(pen, [153, -78], [163, -34], 5.6, '#c8cfd3');
  drawExhaust(
    pen,
    [corner(87, 62), corner(74, 48, 8), corner(84, 26, 8), corner(124, 25)],
    [122, -25],
    [192, -34],
    9.4,
    true,
  );
  pen.path(stroke([corner(134, 31), corner(176, 35)]), { stroke: '#3a4044', width: 1.4, opacity: 0.6 });
  drawPanel(pen, [corner(110, 80, 3), corner(158, 83, 3), corner(148, 62, 6), corner(120, 58, 5)], look.paint, sky);
  pen.path(stroke([corner(118, 76), corner(150, 77, 4), corner(142, 66)]), { stroke: look.accent, width: 2.2 });
  const tail = drawPanel(
    pen,
    [corner(146, 86, 3), corner(188, 96, 4), corner(192, 89, 3), corner(152, 76, 4)],
    look.paint,
    sky,
  );
  drawGleam(pen, tail, [corner(150, 88), corner(190, 97), corner(190, 93), corner(150, 84)], 0.35);
  drawTube(pen, [corner(150, 90), corner(188, 103, 4), corner(194, 96)], 2, STEEL);
  pen.path(stroke([corner(176, 84), corner(196, 80, 8), corner(199, 58)]), { stroke: '#202326', width: 3 });
  drawTailLamp(pen, [corner(188, 97, 1), corner(196, 93, 2), corner(195, 86, 2), corner(188, 88, 1)]);
  drawIndicator(pen, 193, 80);
  drawSeat(
    pen,
    [
      corner(104, 87, 3),
      corner(124, 83, 12, 0.02),
      corner(160, 90, 10),
      corner(186, 99, 4),
      corner(182, 90, 4),
      corner(150, 82, 6),
      corner(108, 78, 4),
    ],
    '#1d2022',
  );
  const tank = drawPanel(
    pen,
    [
      corner(62, 90, 5),
      corner(72, 103, 9, 0.02),
      corner(98, 103, 12, 0.02),
      corner(115, 86, 5),
      corner(108, 76, 6, 0.02),
      corner(70, 79, 7),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tank, [corner(68, 98), corner(96, 101, 8), corner(104, 95), corner(70, 93)], 0.5);
  pen.clip(tank, () => {
    pen.path(stroke([corner(64, 84), corner(86, 84, 10), corner(112, 92)]), { stroke: look.accent, width: 3.4 });
    pen.path(stroke([corner(66, 80.4), corner(88, 80.4, 10), corner(112, 88)]), {
      stroke: '#ffffff',
      width: 1,
      opacity: 0.8,
    });
  });
  pen.path(ellipse(84, -103.6, 4.4, 1.4), { fill: '#cfd6da' });
  drawFrontEnd(pen, look, sky, [58, -98]);
  drawPanel(
    pen,
    [corner(46, 99, 5, 0.05), corner(60, 106, 4), corner(66, 90, 4), corner(52, 80, 5, 0.06)],
    look.paint,
    sky,
  );
  drawHeadLamp(pen, 47, 90, 8, darken(look.paint, 0.1));
  pen.path(outline([corner(50, 101, 2), corner(58, 113, 4, 0.04), corner(61, 104, 2)]), {
    fill: '#20303a',
    opacity: 0.8,
  });
  drawPedals(pen, 104, 124);
}

function drawFrontEnd(pen: Pen, look: BikeLook, sky: string, head: readonly [number, number]): void {
  drawFork(pen, head, [36, -30], 0.42, '#8f999f');
  const guard = outline([
    corner(3, 38, 2, 0),
    corner(9, 54, 14, 0.06),
    corner(34, 66, 20, 0.06),
    corner(60, 56, 10, 0.04),
    corner(69, 42, 2),
    corner(64, 42, 2, -0.06),
    corner(54, 54, 10, -0.05),
    corner(34, 61, 18, -0.06),
    corner(14, 52, 10, -0.03),
    corner(8, 38, 2),
  ]);
  pen.path(guard, {
    fill: pen.linear(
      [36, -66],
      [36, -38],
      [
        [0, mix(look.paint, sky, 0.45)],
        [0.4, look.paint],
        [1, darken(look.paint, 0.45)],
      ],
    ),
    stroke: darken(look.paint, 0.7),
    width: 0.4,
  });
  pen.path(outline([corner(55, 102, 2), corner(58, 110, 3), corner(68, 109, 3), corner(67, 99, 2)]), {
    fill: '#1a1d1f',
  });
  drawMirror(pen, 69, 108, 11, false);
  drawGrip(pen, 77, 109);
  drawIndicator(pen, 57, 84);
}

function drawPedals(pen: Pen, rider: number, pillion: number): void {
  pen.path(box(rider, -31, 12, 3.6, 1.6), { fill: '#101213' });
  pen.path(box(pillion, -45, 10, 3.2, 1.4), { fill: '#101213' });
  pen.path(stroke([corner(pillion + 4, 44), corner(pillion + 12, 58)]), { stroke: '#3f454a', width: 1.6 });
  pen.path(stroke([corner(rider + 6, 28), corner(rider + 16, 8, 3), corner(rider + 22, 1)]), {
    stroke: '#24282b',
    width: 2.2,
  });
}

/** A muscular naked of 150 to 250 cc. */
export function drawStreet(pen: Pen, look: BikeLook, sky: string): void {
  const tape = look.accent;
  drawBikeWheel(pen, { x: 170, tyre: 31, wall: 7.4, kind: 'alloy', disc: 10, tape, turn: 20 });
  drawBikeWheel(pen, { x: 36, tyre: 30.5, wall: 6.4, kind: 'alloy', disc: 13.5, tape, turn: 0 });
  drawTube(pen, [corner(112, 42), corner(170, 31)], 5, '#2f3437');
  drawTube(pen, [corner(62, 88), corner(82, 36, 6), corner(114, 34)], 3.8, BLACK);
  drawTube(pen, [corner(64, 92), corner(114, 72, 8)], 4.4, BLACK);
  drawTube(pen, [corner(114, 40), corner(150, 84)], 3, BLACK);
  drawInnards(pen, [
    corner(74, 84, 4),
    corner(116, 84, 4),
    corner(168, 96, 4),
    corner(140, 74, 8),
    corner(124, 46, 6),
    corner(110, 54, 4),
    corner(102, 72, 4),
  ]);
  drawEngine(pen, 99, 37, '#4c5257', 7);
  drawSpring(pen, [120, -74], [134, -42], 6, look.accent);
  drawExhaust(
    pen,
    [corner(86, 64), corner(74, 48, 8), corner(84, 26, 8), corner(130, 27)],
    [126, -28],
    [172, -46],
    11,
    false,
  );
  // Belly pan.
  drawPanel(
    pen,
    [corner(76, 36, 4), corner(92, 34, 4), corner(114, 26, 4), corner(86, 20, 6)],
    darken(look.paint, 0.1),
    sky,
  );
  // Tail, sharply raised.
  const tail = drawPanel(
    pen,
    [
      corner(114, 84, 4),
      corner(160, 94, 6),
      corner(198, 109, 3),
      corner(192, 100, 3),
      corner(158, 80, 6),
      corner(122, 62, 5),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tail, [corner(124, 83), corner(196, 107), corner(190, 101), corner(130, 78)], 0.3);
  pen.clip(tail, () =>
    pen.path(stroke([corner(124, 70), corner(160, 86), corner(196, 104)]), { stroke: look.accent, width: 2 }),
  );
  drawTailLamp(pen, [corner(188, 106, 1), corner(199, 109, 1), corner(195, 101, 2), corner(187, 98, 2)]);
  pen.path(stroke([corner(184, 97), corner(198, 82, 6), corner(202, 66)]), { stroke: '#1c1f21', width: 2.6 });
  drawIndicator(pen, 196, 84);
  drawSeat(
    pen,
    [
      corner(110, 89, 3),
      corner(126, 86, 10, 0.01),
      corner(148, 90, 5),
      corner(154, 97, 5),
      corner(184, 107, 4),
      corner(180, 101, 4),
      corner(154, 88, 4),
      corner(116, 79, 4),
    ],
    '#1b1d1f',
  );
  const tank = drawPanel(
    pen,
    [
      corner(58, 92, 4),
      corner(70, 107, 9, 0.03),
      corner(96, 106, 12, 0.03),
      corner(118, 86, 5),
      corner(106, 77, 6, 0.01),
      corner(76, 76, 4),
      corner(54, 68, 3),
      corner(62, 82, 4),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tank, [corner(66, 101), corner(96, 105, 8), corner(106, 97), corner(70, 95)], 0.5);
  pen.clip(tank, () => {
    pen.path(outline([corner(56, 66), corner(66, 88), corner(110, 80), corner(104, 74)]), { fill: '#191b1d' });
    pen.path(stroke([corner(60, 80), corner(68, 90), corner(112, 82)]), { stroke: look.accent, width: 2 });
  });
  pen.path(ellipse(84, -107.4, 4.6, 1.3), { fill: '#2b2f32' });
  drawFrontEnd(pen, look, sky, [58, -96]);
  const mask = drawPanel(
    pen,
    [corner(42, 92, 3, 0.02), corner(56, 108, 4, 0.02), corner(66, 98, 4), corner(60, 84, 4), corner(46, 80, 4)],
    look.paint,
    sky,
  );
  drawGleam(pen, mask, [corner(46, 96), corner(57, 107), corner(60, 103), corner(50, 93)], 0.4);
  pen.path(outline([corner(42.5, 92, 2), corner(52, 91, 2), corner(52, 84, 2), corner(46, 81, 3)]), {
    fill: '#dfe9ee',
    stroke: '#101214',
    width: 1,
  });
  pen.path(stroke([corner(44, 94), corner(54, 94)]), { stroke: '#f6fbff', width: 1.2 });
  drawPedals(pen, 106, 130);
}

/** A fully faired sport bike with clip-on bars. */
export function drawSport(pen: Pen, look: BikeLook, sky: string): void {
  const tape = look.accent;
  drawBikeWheel(pen, { x: 168, tyre: 31, wall: 7.8, kind: 'alloy', disc: 10, tape, turn: 20 });
  drawBikeWheel(pen, { x: 36, tyre: 30.5, wall: 6.6, kind: 'alloy', disc: 14, tape, turn: 0 });
  drawInnards(pen, [
    corner(84, 92, 4),
    corner(120, 92, 4),
    corner(176, 106, 4),
    corner(150, 82, 8),
    corner(130, 52, 6),
    corner(122, 34, 6),
    corner(96, 40, 4),
  ]);
  drawSpring(pen, [128, -76], [140, -42], 6, look.accent);
  drawTube(pen, [corner(112, 42), corner(168, 31)], 6, '#596167');
  drawTube(pen, [corner(66, 88), corner(116, 60, 10), corner(122, 40)], 6, '#3a3f43');
  drawEngine(pen, 104, 36, '#43494d', 6);
  drawExhaust(pen, [corner(88, 40), corner(96, 24, 8), corner(132, 28)], [128, -29], [178, -52], 11, false);
  const tail = drawPanel(
    pen,
    [
      corner(114, 88, 4),
      corner(150, 94, 5),
      corner(198, 117, 3),
      corner(192, 107, 4),
      corner(158, 84, 6),
      corner(122, 62, 6),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tail, [corner(126, 88), corner(194, 115), corner(188, 108), corner(134, 84)], 0.3);
  pen.clip(tail, () =>
    pen.path(outline([corner(124, 66), corner(160, 92), corner(196, 114), corner(158, 82)]), { fill: look.accent }),
  );
  drawTailLamp(pen, [corner(186, 113, 1), corner(197, 117, 1), corner(193, 109, 2), corner(185, 104, 2)]);
  pen.path(stroke([corner(180, 100), corner(196, 86, 6), corner(200, 70)]), { stroke: '#1c1f21', width: 2.6 });
  drawIndicator(pen, 194, 88);
  drawSeat(
    pen,
    [
      corner(112, 92, 3),
      corner(124, 90, 8),
      corner(146, 96, 4),
      corner(152, 102, 4),
      corner(150, 93, 4),
      corner(126, 84, 6),
      corner(114, 82, 3),
    ],
    '#17191b',
  );
  drawSeat(pen, [corner(152, 103, 3), corner(182, 116, 4), corner(182, 109, 3), corner(154, 96, 3)], '#17191b');
  const tank = drawPanel(
    pen,
    [
      corner(72, 94, 4),
      corner(80, 108, 8, 0.04),
      corner(102, 106, 10, 0.04),
      corner(122, 86, 5),
      corner(112, 78, 6),
      corner(80, 80, 4),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tank, [corner(78, 103), corner(102, 104, 8), corner(110, 97), corner(80, 98)], 0.5);
  drawFork(pen, [58, -92], [36, -30], 0.5, '#c89b3c');
  const guard = outline([
    corner(8, 46, 3, 0.08),
    corner(34, 66, 18, 0.07),
    corner(58, 56, 8),
    corner(56, 50, 4, -0.06),
    corner(34, 58, 16, -0.06),
    corner(14, 46, 2),
  ]);
  pen.path(guard, { fill: darken(look.paint, 0.1), stroke: darken(look.paint, 0.7), width: 0.4 });
  // The fairing: nose, flank and belly.
  const fairing = drawPanel(
    pen,
    [
      corner(30, 84, 4, 0.02),
      corner(42, 100, 6, 0.02),
      corner(66, 112, 5),
      corner(78, 98, 5),
      corner(84, 78, 6),
      corner(112, 66, 6),
      corner(108, 46, 6),
      corner(122, 26, 5),
      corner(88, 17, 8, 0.02),
      corner(66, 40, 12),
      corner(60, 66, 10),
      corner(44, 76, 4),
    ],
    look.paint,
    sky,
  );
  pen.clip(fairing, () => {
    pen.path(
      outline([corner(60, 96), corner(78, 84), corner(116, 62), corner(110, 52), corner(76, 70), corner(58, 84)]),
      { fill: look.accent },
    );
    pen.path(outline([corner(64, 56, 3), corner(96, 60, 8), corner(92, 42, 8), corner(72, 40, 4)]), {
      fill: '#101214',
      opacity: 0.9,
    });
    pen.path(outline([corner(76, 30), corner(124, 34), corner(124, 20), corner(86, 16)]), {
      fill: darken(look.paint, 0.4),
      opacity: 0.8,
    });
    pen.path(outline([corner(36, 92), corner(64, 110), corner(68, 106), corner(42, 88)]), {
      fill: '#ffffff',
      opacity: 0.42,
    });
    for (let index = 0; index < 4; index += 1) {
      pen.path(stroke([corner(72, 54 - index * 3.6), corner(92, 56 - index * 3.6)]), { stroke: '#50575c', width: 1 });
    }
  });
  pen.path(outline([corner(33, 86, 2), corner(40, 92, 2), corner(58, 92, 2), corner(48, 84, 3), corner(38, 80, 2)]), {
    fill: '#12161a',
  });
  pen.path(outline([corner(35, 86, 1), corner(41, 90, 1), corner(52, 90, 1), corner(46, 86, 2)]), { fill: '#e6f1f7' });
  pen.path(outline([corner(44, 101, 2), corner(62, 122, 8, 0.06), corner(70, 113, 3), corner(66, 111, 2)]), {
    fill: pen.linear(
      [50, -122],
      [66, -104],
      [
        [0, '#8fb2c4', 0.75],
        [1, '#22343f', 0.85],
      ],
    ),
    stroke: '#20303a',
    width: 0.5,
  });
  drawGrip(pen, 83, 99);
  drawMirror(pen, 60, 110, 9, false);
  drawIndicator(pen, 54, 76);
  drawPedals(pen, 116, 138);
}

/** A retro single in the manner of the 1950s: teardrop tank, chrome, spoked wheels, long silencer. */
export function drawClassic(pen: Pen, look: BikeLook, sky: string): void {
  drawBikeWheel(pen, { x: 174, tyre: 32, wall: 7, kind: 'spoked', disc: 0, turn: 0 });
  drawBikeWheel(pen, { x: 36, tyre: 32.5, wall: 6.2, kind: 'spoked', disc: 13, turn: 4 });
  drawTube(pen, [corner(116, 40), corner(174, 32)], 3.6, BLACK);
  drawTube(pen, [corner(64, 92), corner(80, 38, 6), corner(116, 34)], 3.6, BLACK);
  drawTube(pen, [corner(64, 94), corner(118, 78, 8), corner(172, 78)], 3.4, BLACK);
  drawTube(pen, [corner(120, 76), corner(116, 36)], 3.4, BLACK);
  drawEngine(pen, 101, 38, '#aeb6bb', 0);
  drawSpring(pen, [160, -78], [170, -36], 6, '#2b2f32');
  // Deep mudguards.
  const rearGuard = outline([
    corner(138, 70, 3, 0.02),
    corner(146, 84, 8, 0.05),
    corner(174, 89, 16, 0.07),
    corner(204, 72, 12, 0.05),
    corner(213, 46, 2),
    corner(207, 45, 2, -0.05),
    corner(197, 66, 10, -0.05),
    corner(174, 76, 16, -0.06),
    corner(150, 66, 8),
  ]);
  const frontGuard = outline([
    corner(-1, 34, 2, 0.05),
    corner(10, 60, 12, 0.07),
    corner(36, 71, 18, 0.07),
    corner(64, 58, 10, 0.05),
    corner(73, 38, 2),
    corner(68, 36, 2, -0.05),
    corner(58, 54, 10, -0.06),
    corner(36, 65, 18, -0.06),
    corner(14, 56, 10, -0.05),
    corner(5, 33, 2),
  ]);
  for (const [path, x] of [
    [rearGuard, 172],
    [frontGuard, 36],
  ] as const) {
    pen.path(path, {
      fill: pen.linear(
        [x, -88],
        [x, -40],
        [
          [0, mix(look.paint, sky, 0.5)],
          [0.4, look.paint],
          [1, darken(look.paint, 0.5)],
        ],
      ),
      stroke: darken(look.paint, 0.7),
      width: 0.4,
    });
    pen.clip(path, () =>
      pen.path(arc(x, -32, x === 36 ? 35.5 : 43, 190, 350), { stroke: look.accent, width: 0.9, opacity: 0.9 }),
    );
  }
  pen.path(arc(36, -32, 34, 196, 260), { stroke: '#ffffff', width: 0.9, opacity: 0.45 });
  drawInnards(pen, [
    corner(112, 84, 3),
    corner(150, 86, 4),
    corner(150, 70, 4),
    corner(124, 46, 6),
    corner(116, 50, 4),
  ]);
  drawPanel(
    pen,
    [corner(118, 74, 4), corner(146, 74, 8, 0.02), corner(146, 52, 12), corner(122, 50, 5)],
    look.paint,
    sky,
  );
  pen.path(ellipse(133, -62, 7.4, 5), { stroke: look.accent, width: 1 });
  drawTailLamp(pen, [corner(205, 78, 2), corner(213, 74, 3), corner(213, 67, 3), corner(206, 68, 2)]);
  drawIndicator(pen, 202, 82);
  drawExhaust(
    pen,
    [corner(94, 70), corner(78, 64, 10), corner(84, 28, 10), corner(120, 27)],
    [116, -27],
    [214, -33],
    9.6,
    true,
  );
  // Sprung saddle for two.
  drawSeat(
    pen,
    [corner(112, 92, 5, 0.01), corner(134, 90, 10, 0.01), corner(152, 97, 6), corner(158, 86, 5), corner(122, 80, 5)],
    '#3c2a20',
  );
  drawSeat(pen, [corner(154, 99, 5, 0.02), corner(188, 101, 7), corner(192, 92, 4), corner(158, 88, 4)], '#3c2a20');
  drawTube(pen, [corner(186, 90), corner(200, 94, 4), corner(198, 103)], 1.8, STEEL);
  const tank = drawPanel(
    pen,
    [
      corner(64, 94, 7, 0.05),
      corner(78, 108, 12, 0.05),
      corner(102, 106, 16, 0.04),
      corner(122, 88, 6),
      corner(114, 80, 6),
      corner(76, 80, 9),
    ],
    look.paint,
    sky,
  );
  drawGleam(
    pen,
    tank,
    [corner(70, 102), corner(82, 107, 6), corner(104, 104, 10), corner(110, 98), corner(74, 96)],
    0.5,
  );
  pen.clip(tank, () => {
    pen.path(ellipse(91, -90, 15, 8.4, -4), { stroke: look.accent, width: 1.2 });
    pen.path(ellipse(91, -90, 8, 4.6, -4), { fill: look.accent });
    pen.path(stroke([corner(84, 89), corner(98, 91)]), { stroke: darken(look.paint, 0.4), width: 1 });
  });
  pen.path(ellipse(84, -108.6, 4.6, 1.8), { fill: '#dfe5e8' });
  drawFork(pen, [60, -98], [36, -32], 0.3, '#2a2e31');
  pen.path(outline([corner(53, 92, 2), corner(59, 96, 2), corner(51, 68, 2), corner(45, 66, 2)]), { fill: look.paint });
  drawTube(pen, [corner(62, 98), corner(66, 111, 5), corner(82, 112)], 2.4, STEEL);
  drawHeadLamp(pen, 46, 93, 10, darken(look.paint, 0.05));
  pen.path(arc(45.6, -93, 10.6, 230, 310), { stroke: darken(look.paint, 0.3), width: 1.6 });
  pen.path(ellipse(60, -104, 5, 2.2, -20), { fill: '#22262a', stroke: '#d7dde0', width: 0.8 });
  drawMirror(pen, 76, 112, 11, true);
  drawGrip(pen, 86, 112);
  drawIndicator(pen, 58, 84);
  drawPedals(pen, 106, 140);
}

/** A tall tourer with a windscreen, a beak and room for luggage. */
export function drawAdventure(pen: Pen, look: BikeLook, sky: string): void {
  drawBikeWheel(pen, { x: 174, tyre: 31.5, wall: 7.6, kind: 'spoked', disc: 10, turn: 0 });
  drawBikeWheel(pen, { x: 36, tyre: 34, wall: 7, kind: 'spoked', disc: 14, turn: 4 });
  drawTube(pen, [corner(114, 46), corner(174, 32)], 4.8, '#34393c');
  drawTube(pen, [corner(66, 98), corner(82, 40, 6), corner(116, 38)], 3.8, BLACK);
  drawTube(pen, [corner(66, 100), corner(118, 80, 8), corner(190, 94)], 3.4, BLACK);
  drawTube(pen, [corner(116, 44), corner(154, 88)], 3.2, BLACK);
  drawInnards(pen, [
    corner(78, 88, 4),
    corner(116, 90, 4),
    corner(180, 98, 4),
    corner(150, 80, 8),
    corner(126, 50, 6),
    corner(114, 56, 4),
    corner(104, 78, 4),
  ]);
  drawEngine(pen, 101, 42, '#565d62', 5);
  drawPanel(
    pen,
    [corner(74, 42, 4), corner(90, 38, 4), corner(118, 36, 4), corner(112, 29, 4), corner(86, 28, 6)],
    '#8d969b',
    sky,
  );
  drawSpring(pen, [122, -78], [136, -46], 6.4, '#e8c33a');
  drawExhaust(
    pen,
    [corner(88, 66), corner(74, 52, 8), corner(88, 32, 8), corner(136, 40)],
    [134, -41],
    [194, -66],
    11,
    false,
  );
  drawPanel(pen, [corner(114, 84, 4), corner(164, 92, 4), corner(150, 74, 6), corner(122, 66, 5)], look.paint, sky);
  drawTube(pen, [corner(166, 96), corner(210, 100, 3), corner(206, 92, 3), corner(176, 88)], 2.2, '#2f3437');
  drawTailLamp(pen, [corner(190, 95, 1), corner(202, 94, 2), corner(201, 88, 2), corner(190, 88, 1)]);
  pen.path(stroke([corner(188, 88), corner(204, 78, 8), corner(208, 58)]), { stroke: '#1c1f21', width: 3 });
  drawSeat(
    pen,
    [
      corner(112, 92, 3),
      corner(128, 88, 10, 0.02),
      corner(150, 92, 6),
      corner(156, 98, 5),
      corner(188, 101, 4),
      corner(186, 94, 4),
      corner(154, 86, 6),
      corner(116, 82, 4),
    ],
    '#1d2022',
  );
  const tank = drawPanel(
    pen,
    [
      corner(62, 98, 5),
      corner(74, 114, 10, 0.03),
      corner(98, 112, 12, 0.02),
      corner(118, 90, 5),
      corner(106, 80, 6),
      corner(80, 78, 6),
      corner(66, 84, 5),
    ],
    look.paint,
    sky,
  );
  drawGleam(pen, tank, [corner(70, 108), corner(96, 111, 8), corner(104, 103), corner(72, 102)], 0.45);
  pen.clip(tank, () =>
    pen.path(outline([corner(64, 92), corner(112, 98), corner(110, 92), corner(64, 84)]), { fill: look.accent }),
  );
  drawTube(pen, [corner(52, 92), corner(58, 70, 5), corner(86, 64, 6), corner(96, 84)], 2.4, '#2b2f32');
  drawFork(pen, [60, -104], [36, -34], 0.5, '#2c3033');
  pen.path(
    outline([corner(8, 74, 2, 0.03), corner(30, 82, 8, 0.03), corner(58, 74, 6), corner(54, 69, 4), corner(30, 76, 8)]),
    {
      fill: look.paint,
      stroke: darken(look.paint, 0.7),
      width: 0.4,
    },
  );
  pen.path(outline([corner(47, 108, 2), corner(58, 138, 6, 0.03), corner(66, 136, 4), corner(62, 106, 2)]), {
    fill: pen.linear(
      [50, -138],
      [62, -108],
      [
        [0, '#bcd2dc', 0.7],
        [1, '#5d7682', 0.6],
      ],
    ),
    stroke: '#3d525d',
    width: 0.6,
  });
  drawTube(pen, [corner(62, 104), corner(68, 118, 5), corner(82, 117)], 2.4, '#24282b');
  drawHeadLamp(pen, 47, 99, 9, '#24282b');
  pen.path(outline([corner(76, 124, 4), corner(70, 116, 3), corner(80, 112, 3), corner(88, 120, 3)]), {
    fill: '#1c1f21',
  });
  drawMirror(pen, 78, 120, 11, false);
  drawGrip(pen, 86, 117);
  drawIndicator(pen, 58, 88);
  drawPedals(pen, 108, 136);
}
