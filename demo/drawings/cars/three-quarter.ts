import { ellipse, type Point, type Warp } from '../path';
import type { Pen } from '../pen';
import { drawCarFront, drawFrontMirrors, roofHalf } from './front';
import type { CarLook, Light } from './look';
import { drawCarRear } from './rear';
import { type CarShape, carShapes } from './shape';
import { drawCarFlank, drawCarWheels, drawUnderbody } from './side';

/** A point in space: behind the nose, above the ground, and towards the viewer from the middle line. */
type Place = readonly [behind: number, above: number, across: number];

/** The distance of the viewer from the middle of the car, in centimetres. */
const DISTANCE = 1050;
const EYE_HEIGHT = 138;

/** The view at `turn` degrees from the side: 0 is the side view, 90 the front view. */
function camera(shape: CarShape, turn: number): (place: Place) => Point {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return ([behind, above, across]) => {
    const along = behind - shape.length / 2;
    const depth = DISTANCE - (across * cos - along * sin);
    const scale = DISTANCE / depth;
    return [(along * cos + across * sin) * scale, -(above - EYE_HEIGHT) * scale - EYE_HEIGHT];
  };
}

type Profile = readonly (readonly [above: number, behind: number])[];

function along(line: Profile, above: number): number {
  for (let index = 1; index < line.length; index += 1) {
    const [low, from] = line[index - 1] ?? [0, 0];
    const [high, to] = line[index] ?? [0, 0];
    if (above <= high) {
      return from + ((above - low) / (high - low)) * (to - from);
    }
  }
  return line.at(-1)?.[1] ?? 0;
}

/** The number of steps per centimetre in the table of a profile. */
const STEPS = 4;

/** The profile's distance behind the nose at each height, with smoothed kinks. */
function smoothed(line: Profile): (above: number) => number {
  const reach = 4;
  const table = Array.from({ length: 220 * STEPS }, (_, step) => {
    const middle = step / STEPS;
    return [-1, -0.5, 0, 0.5, 1].reduce((sum, offset) => sum + along(line, middle + offset * reach), 0) / 5;
  });
  return (above) => table[Math.min(table.length - 1, Math.max(0, Math.round(above * STEPS)))] ?? 0;
}

function noseProfile(shape: CarShape): Profile {
  return [
    [0, 14],
    [shape.clearance, 12],
    [shape.noseHeight - 16, 4],
    [shape.noseHeight, 0],
    [shape.hoodFront[1], shape.hoodFront[0]],
    [shape.cowl[1], shape.cowl[0]],
    [shape.windscreenTop[1] - 4, shape.windscreenTop[0] - 1],
    [shape.roofTop[1], shape.roofTop[0] - 18],
  ];
}

function tailProfile(shape: CarShape): Profile {
  const { length } = shape;
  return [
    [0, length - 16],
    [shape.clearance + 5, length - 15],
    [shape.rearBumper - 22, length - 4],
    [shape.rearBumper, length - 2],
    [shape.tail[1], shape.tail[0]],
    [shape.deck[1], shape.deck[0]],
    [shape.roofRear[1] - 2, shape.roofRear[0] + 2],
    [shape.roofRear[1] + 6, shape.roofRear[0] - 30],
  ];
}

/** The distance between the curved front and its middle line, at a share (0 to 1) of the half width. */
function curveBack(shape: CarShape, share: number, above: number): number {
  const reach = Math.min(1.05, Math.abs(share));
  if (above > shape.cowl[1]) {
    return 10 * reach ** 2;
  }
  const square = shape.spareWheel === true;
  // At the far corner nothing would hide the curve, so it is flatter.
  const corner = share < 0 ? 2 : square ? 6 : 15;
  return (square ? 3 : 9) * reach ** 2 + corner * reach ** 8;
}

/** The crown of hood and roof: how much higher the middle line is than a point beside it. */
function crown(shape: CarShape, share: number, above: number): number {
  return above > shape.lampHeight + 6 && above < shape.cowl[1] + 2 ? 4 * share ** 2 : 0;
}

function frontWarp(shape: CarShape, project: (place: Place) => Point, mirrored: boolean): Warp {
  const half = shape.width / 2;
  const noseAt = smoothed(noseProfile(shape));
  return (x, y) => {
    const above = -y;
    const across = mirrored ? -x : x;
    const share = across / half;
    const behind = noseAt(above + crown(shape, share, above)) + curveBack(shape, share, above);
    return project([behind, above, across]);
  };
}

function rearWarp(shape: CarShape, project: (place: Place) => Point, mirrored: boolean): Warp {
  const half = shape.width / 2;
  const tailAt = smoothed(tailProfile(shape));
  return (x, y) => {
    const above = -y;
    const across = mirrored ? x : -x;
    const share = -across / half;
    const crowned = shape.tailLamp === 'wide' ? above + 3 * share ** 2 : above;
    const reach = Math.min(1.05, Math.abs(share));
    const curve = 7 * reach ** 2 + (share > 0 ? 2 : 6) * reach ** 8;
    return project([tailAt(crowned) - curve, above, across]);
  };
}

/** The distance between the middle line and the side, at each height. */
function sideAt(shape: CarShape, above: number): number {
  const half = shape.width / 2;
  const belt = shape.beltFront[1];
  const top = shape.roofTop[1];
  if (above > belt) {
    return half - 3 - ((above - belt) / (top - belt)) * (half - 3 - roofHalf(shape));
  }
  const under = Math.max(0, (belt * 0.5 - above) / (belt * 0.5));
  return half - 3 * Math.max(0, (above - belt * 0.6) / (belt * 0.4)) - 4 * under;
}

function sideWarp(shape: CarShape, project: (place: Place) => Point, seenFrom: 'front' | 'rear'): Warp {
  const noseAt = smoothed(noseProfile(shape));
  return (x, y) => {
    const above = -y;
    const side = sideAt(shape, above);
    const limit = shape.hoodFront[1] - 2;
    let share = 1;
    if (seenFrom === 'front' && above < limit && x < 60) {
      // The inverse of `curveBack`: the side follows the corner until it meets the front.
      const back = x - noseAt(above);
      while (share > 0.3 && curveBack(shape, share, above) > back) {
        share -= 0.02;
      }
    }
    // The other end curves in a little too.
    const fromEnd = seenFrom === 'front' ? shape.length - x : x;
    const tuck = fromEnd < 40 ? (seenFrom === 'front' ? 8 : 16) * ((40 - fromEnd) / 40) ** 2 : 0;
    const belt = shape.beltFront[1];
    const lowered = above > belt ? above - 3 * ((above - belt) / (shape.roofTop[1] - belt)) ** 2 : above;
    return project([x, lowered, side * share - tuck]);
  };
}

/** The position of a car towards the viewer. */
export interface Pose {
  /** Degrees off the side view. */
  turn: number;
  wheelTurn: number;
  /** The finished drawing will be mirrored. Parts that must not be mirrored are drawn reversed. */
  mirrored: boolean;
}

/** Draws a car from in front of its left front corner. The origin is the middle of its footprint. */
export function drawCarFrontQuarter(pen: Pen, look: CarLook, light: Light, pose: Pose): void {
  const shape = carShapes[look.body];
  const project = camera(shape, pose.turn);
  const half = shape.width / 2;
  const at = (across: number): Pen => pen.through((x, y) => project([x, -y, across]));
  drawTyres(at, shape, -1);
  drawUnderbody(at(half - 14), shape);
  for (const behind of [26, 60, 110]) {
    const underside = pen.through((x, y) => project([behind, -y, x]));
    underside.path(ellipse(0, -shape.clearance - 4, half - 13, 9), { fill: '#0b0d10' });
  }
  drawTyres(at, shape, 1);
  drawCarFlank(pen.through(sideWarp(shape, project, 'front')), look, light);
  drawCarWheels(at(half - 2), look, pose.wheelTurn);
  drawCarFront(pen.through(frontWarp(shape, project, pose.mirrored)), look, light);
  const mirrorAt = shape.beltFront[0] + 8;
  drawFrontMirrors(
    pen.through((x, y) => project([mirrorAt, -y, x])),
    look,
    light,
  );
}

/** Draws a car from behind its left rear corner. */
export function drawCarRearQuarter(pen: Pen, look: CarLook, light: Light, pose: Pose): void {
  const shape = carShapes[look.body];
  const project = camera(shape, -pose.turn);
  const half = shape.width / 2;
  const at = (across: number): Pen => pen.through((x, y) => project([x, -y, across]));
  drawTyres(at, shape, -1);
  drawUnderbody(at(half - 14), shape);
  for (const inward of [26, 60, 110]) {
    const underside = pen.through((x, y) => project([shape.length - inward, -y, x]));
    underside.path(ellipse(0, -shape.clearance - 4, half - 13, 9), { fill: '#0b0d10' });
  }
  drawTyres(at, shape, 1);
  drawCarFlank(pen.through(sideWarp(shape, project, 'rear')), look, light);
  drawCarWheels(at(half - 2), look, pose.wheelTurn);
  const mirrorAt = shape.beltFront[0] + 14;
  drawFrontMirrors(
    pen.through((x, y) => project([mirrorAt, -y, x])),
    look,
    light,
    [1],
  );
  drawCarRear(pen.through(rearWarp(shape, project, pose.mirrored)), look, light);
}

/** The shadow under a car in the same position. */
export function drawQuarterShadow(pen: Pen, look: CarLook, turn: number, strength: number): void {
  const shape = carShapes[look.body];
  const project = camera(shape, turn);
  const ground = pen.through((x, y) => project([x + shape.length / 2, 0, y]));
  const flatten = (shape.width / shape.length) * 1.06;
  const reach = shape.length * 0.64;
  ground.path(ellipse(0, 0, reach, reach * flatten), {
    fill: ground.radial(
      [0, 0],
      reach,
      [
        [0, '#05070a', strength * 0.92],
        [0.62, '#05070a', strength * 0.9],
        [0.78, '#05070a', strength * 0.55],
        [0.9, '#05070a', strength * 0.18],
        [1, '#05070a', 0],
      ],
      flatten,
    ),
  });
  for (const x of [shape.frontAxle, shape.rearAxle]) {
    for (const across of [-shape.width / 2 + 12, shape.width / 2 - 10]) {
      const place: Point = [x - shape.length / 2, across];
      ground.path(ellipse(place[0], place[1], 34, 17), {
        fill: ground.radial(
          place,
          34,
          [
            [0, '#020304', strength],
            [0.5, '#020304', strength * 0.7],
            [1, '#020304', 0],
          ],
          0.5,
        ),
      });
    }
  }
}

/** Treads, in slices from the inner edge of each tyre to the outer one. */
function drawTyres(at: (across: number) => Pen, shape: CarShape, side: -1 | 1): void {
  const half = shape.width / 2;
  for (let slice = 0; slice <= 5; slice += 1) {
    const across = side > 0 ? half - 22 + slice * 4 : -half + 2 + slice * 4;
    for (const axle of [shape.rearAxle, shape.frontAxle]) {
      at(across).path(ellipse(axle, -shape.tyre, shape.tyre), {
        fill: slice % 2 === 0 ? '#1d2023' : '#141619',
      });
    }
  }
}
