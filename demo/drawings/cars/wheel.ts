import { darken, lighten, mix } from '../colour';
import { arc, ellipse, outline } from '../path';
import type { Pen } from '../pen';
import type { WheelDesign } from './look';

interface Wheel {
  x: number;
  y: number;
  tyre: number;
  rim: number;
  design: WheelDesign;
  /** Degrees the spokes are turned. */
  turn: number;
}

const spokeCounts: Readonly<Record<WheelDesign, number>> = {
  fiveSpoke: 5,
  twinSpoke: 5,
  multiSpoke: 10,
  turbine: 8,
  steel: 7,
};

type Polar = (radius: number, degrees: number) => { x: number; y: number };

function spoke(design: WheelDesign, at: Polar, rim: number, angle: number): string[] {
  const inner = rim * 0.16;
  const outer = rim * 0.93;
  switch (design) {
    case 'fiveSpoke':
      return [
        outline([
          { ...at(inner, angle - 46), bow: 0.06 },
          { ...at(outer, angle - 17), round: 1 },
          { ...at(outer, angle + 17), round: 1, bow: 0.06 },
          { ...at(inner, angle + 46) },
        ]),
      ];
    case 'twinSpoke':
      return [-13, 13].map((offset) =>
        outline([
          { ...at(inner * 1.2, angle + offset * 1.6 - 14) },
          { ...at(outer, angle + offset - 6.5), round: 0.6 },
          { ...at(outer, angle + offset + 6.5), round: 0.6 },
          { ...at(inner * 1.2, angle + offset * 1.6 + 14) },
        ]),
      );
    case 'multiSpoke':
      return [
        outline([
          { ...at(inner, angle - 24) },
          { ...at(outer, angle - 6), round: 0.5 },
          { ...at(outer, angle + 6), round: 0.5 },
          { ...at(inner, angle + 24) },
        ]),
      ];
    case 'turbine':
      return [
        outline([
          { ...at(inner, angle - 34), bow: 0.12 },
          { ...at(outer, angle + 8), round: 0.6 },
          { ...at(outer, angle + 32), round: 0.6, bow: -0.1 },
          { ...at(inner, angle + 26) },
        ]),
      ];
    case 'steel':
      return [];
  }
}

/** A wheel as it is seen from the side. */
export function drawWheel(pen: Pen, { x, y, tyre, rim, design, turn }: Wheel): void {
  const at: Polar = (radius, degrees) => ({
    x: x + radius * Math.cos((degrees * Math.PI) / 180),
    y: y + radius * Math.sin((degrees * Math.PI) / 180),
  });
  const rubber = '#1b1d20';
  pen.path(ellipse(x, y, tyre), { fill: rubber });
  pen.path(ellipse(x, y, tyre - 0.9), {
    stroke: pen.linear(
      [x, y - tyre],
      [x, y + tyre],
      [
        [0, '#5a6066', 0.95],
        [0.35, '#33373b'],
        [1, '#0e0f11'],
      ],
    ),
    width: 1.6,
  });
  pen.path(ellipse(x, y, (tyre + rim) / 2 + 0.6), { stroke: '#33373c', width: 0.5 });
  pen.path(arc(x, y, tyre - 4, 205, 318), { stroke: '#6a7178', width: 1.3, opacity: 0.5 });
  pen.path(ellipse(x, y, rim + 0.9), { fill: '#0c0d0f' });
  const silver = design === 'steel' ? '#b4babf' : '#c9ced2';
  pen.path(ellipse(x, y, rim), {
    fill: pen.linear(
      [x, y - rim],
      [x, y + rim],
      [
        [0, lighten(silver, 0.5)],
        [0.45, darken(silver, 0.15)],
        [1, darken(silver, 0.5)],
      ],
    ),
  });
  pen.path(ellipse(x, y, rim * 0.94), {
    fill: pen.radial([x, y], rim * 0.94, [
      [0, '#2b2f33'],
      [0.7, '#15171a'],
      [1, '#070809'],
    ]),
  });
  if (design === 'steel') {
    drawCover(pen, at, x, y, rim);
    return;
  }
  // The brake disc and caliper between the spokes.
  pen.path(ellipse(x, y, rim * 0.68), { fill: '#3f454a' });
  pen.path(ellipse(x, y, rim * 0.66), { stroke: '#6d757b', width: 0.5 });
  pen.path(arc(x, y, rim * 0.56, -35, 25), { stroke: '#23272a', width: rim * 0.2, cap: 'butt' });
  const face = pen.linear(
    [x - rim * 0.5, y - rim],
    [x + rim * 0.4, y + rim],
    [
      [0, '#ffffff'],
      [0.4, mix(silver, '#ffffff', 0.25)],
      [0.7, darken(silver, 0.12)],
      [1, darken(silver, 0.38)],
    ],
  );
  const count = spokeCounts[design];
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index * 360) / count;
    for (const blade of spoke(design, at, rim, angle)) {
      pen.path(blade, { fill: face, stroke: '#3a4046', width: 0.35 });
    }
    const from = at(rim * 0.2, angle);
    const to = at(rim * 0.9, angle + (design === 'turbine' ? 20 : 0));
    pen.path(`M${from.x} ${from.y}L${to.x} ${to.y}`, {
      stroke: '#ffffff',
      width: rim * 0.025,
      opacity: design === 'twinSpoke' ? 0 : 0.55,
    });
  }
  pen.path(ellipse(x, y, rim * 0.96), { stroke: face, width: rim * 0.07 });
  pen.path(ellipse(x, y, rim * 0.21), { fill: face, stroke: '#5d656b', width: 0.3 });
  pen.path(ellipse(x, y, rim * 0.12), { fill: '#2a2f33' });
  pen.path(ellipse(x, y, rim * 0.08), { stroke: '#cfd5d9', width: 0.35 });
  for (let index = 0; index < 5; index += 1) {
    const nut = at(rim * 0.29, turn + 36 + index * 72);
    pen.path(ellipse(nut.x, nut.y, rim * 0.035), { fill: '#3c4246' });
  }
}

function drawCover(pen: Pen, at: Polar, x: number, y: number, rim: number): void {
  pen.path(ellipse(x, y, rim * 0.93), {
    fill: pen.linear(
      [x, y - rim],
      [x, y + rim],
      [
        [0, '#e3e7ea'],
        [0.5, '#b6bdc2'],
        [1, '#7f878d'],
      ],
    ),
  });
  for (let index = 0; index < 9; index += 1) {
    const angle = index * 40 + 10;
    pen.path(
      outline([
        { ...at(rim * 0.42, angle - 9), round: 1 },
        { ...at(rim * 0.82, angle - 12), round: 1.4, bow: 0.1 },
        { ...at(rim * 0.82, angle + 12), round: 1.4 },
        { ...at(rim * 0.42, angle + 9), round: 1 },
      ]),
      { fill: '#24282b' },
    );
  }
  pen.path(ellipse(x, y, rim * 0.3), { fill: '#c8ced2', stroke: '#7d858b', width: 0.5 });
  pen.path(ellipse(x, y, rim * 0.14), { fill: '#8b949a' });
}
